# Kaarte soos ’n mens hulle by die tafel noem: aas, koning, vrou, boer, elk met die eerste letter van sy naam. Op kaarte
# wat in Suid-Afrika te koop is, staan meestal K, Q en J; maar hier is die kaart net teks, en dan soek die oog die
# letter van die woord wat in die reëls staan. Q en J sou by geen Afrikaanse woord pas nie.
rank-A = A
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-T = 10
rank-J = B
rank-Q = V
rank-K = K
card-joker = 🃏
suit-S = skoppens
suit-H = hartens
suit-D = ruitens
suit-C = klawers

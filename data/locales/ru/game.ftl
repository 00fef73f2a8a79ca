# What all games say in the same words.
game-button-deal = Следующий кон
game-button-back = Назад

game-board-house = -# Договорённости: { $rules }
game-board-rule = { $name }: { $value }
game-board-to-deal = Начать следующий кон может любой.

game-rank = { $place }. **{ $name }** · счёт { $total }{ $winner ->
        [yes] { " 🏆" }
       *[no] { "" }
    }

game-event-round-over = Кон { $round } окончен: { $gains }.
game-event-gain = { $name } { $points } (счёт { $total })
game-event-you-gain = вы { $points } (счёт { $total })
game-event-game-over = { $name } побеждает! Счёт: { $total }.
game-event-you-game-over = Вы победили! Счёт: { $total }.

game-refusal-not-your-turn = Сейчас не ваш ход.
game-refusal-game-over = Эта игра окончена.
game-refusal-not-in-hand = У вас на руках нет { $card } (или уже нет).
game-refusal-unreadable = Не понимаю этот ход. Пользуйтесь кнопками под вашими картами.

game-hint-do-deal = Сдайте следующий кон.
game-hint-next-round = Этот уже подсчитан.

game-book-house-line = - { $name }: **{ $value }**
game-book-house-none = Ничего особенного: за этим столом играют по обычным правилам.

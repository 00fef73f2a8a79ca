# Договорённости любой игры: прочитать и выбрать.
house-title = ## Договорённости · { $game }
house-host = Это правила вашего стола. Выберите правило, чтобы прочитать, что оно значит, и изменить его.
house-guest = Это правила этого стола. Пока игра не началась, их может менять хозяин стола.
house-started = Это правила этого стола. Игра началась, и они уже не меняются.
house-manager = С этими правилами открываются новые столы на этом сервере. Выберите правило, чтобы прочитать, что оно значит, и изменить его.
house-member = С этими правилами открываются новые столы на этом сервере. Менять их может тот, кто управляет сервером.
house-line = { $name }: { $value }
house-line-differing = ◆ **{ $name }: { $value }** (обычно: { $usual })
house-choose-rule = Выберите правило{ $menus ->
    [1] …
   *[other] { " " }({ $number } из { $menus })…
}
house-choose-preset = Готовый набор правил…
house-reset-all = Вернуть всё обычное
house-book = Как играть

house-value = Сейчас: **{ $value }**, как обычно.
house-value-differing = ◆ Сейчас: **{ $value }** (обычно: { $usual }).
house-possible = Возможные значения:
house-range = { $step ->
    [1] число от { $low } до { $high }
   *[other] от { $low } до { $high }, с шагом { $step }
}
house-usual = как обычно
house-choose-value = Выберите…
house-other-number = Другое число…
house-reset = Как обычно
house-back = Все правила
house-form-late = Форма открывалась слишком долго. Нажмите ещё раз.
house-form-hint = Обычно: { $usual }.

house-value-true = да
house-value-false = нет
house-value-none = нет

house-changed = ✅ { $name }: **{ $value }**
house-changed-preset = ✅ Теперь вы играете так: **{ $preset }**
house-changed-all = ✅ Все правила снова обычные.

house-differing = **Договорённости**
house-differing-preset = **Договорённости: { $preset }**
house-differing-line = { $name }: **{ $value }**
house-differing-more = … и ещё { $rules ->
    [one] { $rules } правило
    [few] { $rules } правила
    [many] { $rules } правил
   *[other] { $rules } правила
}

problem-rule-unknown = Такого правила больше нет. Откройте договорённости заново.
problem-rule-value = Такого значения у этого правила не бывает. Ничего не изменилось.
problem-rule-number = ⚠️ «{ $text }» сюда не подходит. Напишите { $step ->
    [1] целое число от { $low } до { $high }
   *[other] число от { $low } до { $high }, которое делится на { $step }
}. Ничего не изменилось.
problem-rules-conflict = ⚠️ Вместе с остальными правилами так играть нельзя. Ничего не изменилось.
problem-rules-not-yours = Правила этого стола может менять только его хозяин.
problem-rules-started = Игра началась, и правила уже не меняются.
problem-not-manager = Это может менять только тот, кто управляет сервером.

## Правила, которые противоречат друг другу, по играм
thousand-rule-conflict-barrel-without-penalty = ⚠️ Тому, кого скинули с бочки, пишут штраф. Если за столом скидывают с бочки, штраф не может быть 0. Ничего не изменилось.
thousand-rule-conflict-cannot-be-won = ⚠️ С такими правилами не выиграет никто: любой счёт застревает на бочке, а с неё не хватает ни одной заявки. Разрешите заявлять больше или пусть разыгрывающий пишет взятые очки. Ничего не изменилось.

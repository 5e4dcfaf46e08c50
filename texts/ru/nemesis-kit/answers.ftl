### Ответы, общие для Nemesis и Lockdown, каждый помещается на кнопке.

## Ответы.

nemesis-kit-answer-draft = { NAME($character) }
nemesis-kit-answer-objective-choice = { NAME($objective) }
nemesis-kit-answer-shot-reroll = { $yes-no ->
    [nemesis-kit-yes-no-yes] Перебросить
   *[nemesis-kit-yes-no-no] Оставить бросок
}
nemesis-kit-answer-extra-round = { $yes-no ->
    [nemesis-kit-yes-no-yes] Потратить ещё 1 патрон
   *[nemesis-kit-yes-no-no] Сберечь патроны
}
nemesis-kit-answer-hands-full-drop-left = Оставить то, что в левой руке
nemesis-kit-answer-hands-full-drop-right = Оставить то, что в правой руке
nemesis-kit-answer-hands-full-decline = Не брать новое
nemesis-kit-answer-hand-lost-drop-left = Оставить то, что в левой руке
nemesis-kit-answer-hand-lost-drop-right = Оставить то, что в правой руке
nemesis-kit-answer-keep-one = Оставить «{ NAME($item) }» ({ NAME($back) })
nemesis-kit-answer-door-taken = Дверь в коридоре { $corridor } у отсека { $room }
nemesis-kit-answer-trading-done = Больше ничего
nemesis-kit-answer-trading-offer = { $goods ->
    [nemesis-kit-goods-item] Предложить «{ NAME($goods-item-item) }» ({ NAME($goods-item-back) }): { $to }
   *[nemesis-kit-goods-object] { $goods-object ->
        [nemesis-kit-object-token-corpse] Предложить труп ({ $goods-object-of }): { $to }
       *[nemesis-kit-object-token-egg] Предложить { NAME($goods-object, case: "acc") }: { $to }
    }
}
nemesis-kit-answer-trading-show = Показать «{ NAME($item-item) }» ({ NAME($item-back) }): { $to }
nemesis-kit-answer-trade-reply-decline = Отказаться
nemesis-kit-answer-trade-reply-accept = Взять даром
nemesis-kit-answer-trade-reply-in-return-item = Дать взамен «{ NAME($item) }» ({ NAME($back) })
nemesis-kit-answer-trade-reply-in-return-object = Дать взамен { NAME($object-token, case: "acc") }
nemesis-kit-answer-trade-reply-in-return-object-corpse = Дать взамен труп ({ $of })
nemesis-kit-answer-trade-agreement = { $yes-no ->
    [nemesis-kit-yes-no-yes] Согласиться
   *[nemesis-kit-yes-no-no] Отказаться
}
nemesis-kit-answer-trade-hands-drop-left = Оставить то, что в левой руке
nemesis-kit-answer-trade-hands-drop-right = Оставить то, что в правой руке
nemesis-kit-answer-trade-hands-decline = Отказаться от сделки
nemesis-kit-answer-careful-noise = Шум в коридоре { $corridor-number }
nemesis-kit-answer-consent = { $yes-no ->
    [nemesis-kit-yes-no-yes] Идти
   *[nemesis-kit-yes-no-no] Остаться
}
nemesis-kit-answer-covering-weapon = «{ NAME($item) }»
nemesis-kit-answer-event-placement-top = Наверх колоды
nemesis-kit-answer-event-placement-bottom = Под низ колоды
nemesis-kit-answer-turn-pass = Спасовать
nemesis-kit-answer-turn-move = Идти { nemesis-kit-through }
nemesis-kit-answer-turn-careful-move = Осторожно идти { nemesis-kit-through }
nemesis-kit-answer-turn-shoot = { $at ->
    [nemesis-kit-target-eggs] Стрелять по яйцам: «{ NAME($weapon) }»
   *[nemesis-kit-target-figure] Стрелять: «{ NAME($weapon) }», Чужой №{ $at-figure }
}
nemesis-kit-answer-turn-melee = { $at ->
    [nemesis-kit-target-eggs] Бить по яйцам
   *[nemesis-kit-target-figure] Ближний бой: Чужой №{ $at-figure }
}
nemesis-kit-answer-turn-pick-up = { $object ->
    [nemesis-kit-object-token-corpse] Поднять труп ({ $object-of })
   *[nemesis-kit-object-token-egg] Поднять { NAME($object, case: "acc") }
}
nemesis-kit-answer-turn-trade = Обменяться
nemesis-kit-answer-turn-craft = Создать «{ NAME($item) }»: «{ NAME($one-item) }» ({ NAME($one-back) }) и «{ NAME($other-item) }» ({ NAME($other-back) })
nemesis-kit-answer-turn-drop-item = Выбросить «{ NAME($item-item) }» ({ NAME($item-back) })
nemesis-kit-answer-turn-drop-object = { $object ->
    [nemesis-kit-object-token-corpse] Оставить труп ({ $object-of })
   *[nemesis-kit-object-token-egg] Оставить { NAME($object, case: "acc") }
}
nemesis-kit-answer-payment = Сбросить «{ NAME($action-card) }»
nemesis-kit-answer-passing-discard-action = Сбросить «{ NAME($action-card) }»
nemesis-kit-answer-passing-discard-scanned = Сбросить карту заражения ({ NAME($contamination) })
nemesis-kit-answer-passing-discard-unscanned = Сбросить непросканированную карту заражения
nemesis-kit-answer-passing-done = Остальные оставить
nemesis-kit-answer-smoke-discard = Сбросить «{ NAME($action-card) }»
nemesis-kit-answer-smoke-discard-none = Сбрасывать нечего
nemesis-kit-answer-interruption = { $yes-no ->
    [nemesis-kit-yes-no-yes] Прервать
   *[nemesis-kit-yes-no-no] Не мешать
}
nemesis-kit-answer-turn-play = «{ NAME($card) }»{ nemesis-kit-on-aim }
nemesis-kit-answer-turn-use = «{ NAME($item-item) }» ({ NAME($item-back) }){ nemesis-kit-on-aim }
nemesis-kit-answer-turn-use-room = Действие отсека{ nemesis-kit-on-room-aim }

## На что направлено действие: после названия. Что есть лишь в одной из игр, она говорит сама.

nemesis-kit-on-aim = { $aim ->
    [nemesis-kit-aim-door] : дверь в коридоре { $aim-corridor }
    [nemesis-kit-aim-demolish] : закрытая дверь в коридоре { $aim-corridor }
    [nemesis-kit-aim-break] : неисправность в отсеке { $aim-room }
    [nemesis-kit-aim-repair] : неисправность здесь
    [nemesis-kit-aim-extinguish] : пожар здесь
    [nemesis-kit-aim-sends] : { $aim-seat }, { nemesis-kit-aim-through }
    [nemesis-kit-aim-together] : вдвоём ({ $aim-seat }), { nemesis-kit-aim-through }
    [nemesis-kit-aim-way] : { nemesis-kit-aim-through }
    [nemesis-kit-aim-room] : отсек { $aim-room }
    [nemesis-kit-aim-figure] : Чужой №{ $aim-figure }
    [nemesis-kit-aim-eggs] : яйца в отсеке { $aim-room }
    [nemesis-kit-aim-character] : { $aim-seat }
    [nemesis-kit-aim-shot] : «{ NAME($aim-weapon) }», Чужой №{ $aim-figure }
    [nemesis-kit-aim-egg-shot] : «{ NAME($aim-weapon) }», яйца
    [nemesis-kit-aim-deck] : { NAME($aim-back) }
    [nemesis-kit-aim-clean] : слизь смывается
    [nemesis-kit-aim-craft] : «{ NAME($aim-item) }» из предметов «{ NAME($aim-one-item) }» ({ NAME($aim-one-back) }) и «{ NAME($aim-other-item) }» ({ NAME($aim-other-back) })
    [nemesis-kit-aim-bind] : два тяжёлых предмета вместе
    [nemesis-kit-aim-room-action] : действие отсека { $aim-room }{ nemesis-kit-on-room-action }
   *[other] { nemesis-kit-on-aim-own }
}
nemesis-kit-on-room-aim = { $aim ->
    [nemesis-kit-room-aim-room] : отсек { $aim-room }
    [nemesis-kit-room-aim-dress-all] : перевязка, все тяжёлые раны
    [nemesis-kit-room-aim-heal-serious] : лечение, «{ NAME($aim-wound) }»
    [nemesis-kit-room-aim-heal-light] : лечение, лёгкие раны
   *[other] { nemesis-kit-on-room-aim-own }
}
nemesis-kit-on-room-action = { $aim-with ->
    [nemesis-kit-room-aim-room] , отсек { $aim-with-room }
    [nemesis-kit-room-aim-dress-all] , перевязка, все тяжёлые раны
    [nemesis-kit-room-aim-heal-serious] , лечение, «{ NAME($aim-with-wound) }»
    [nemesis-kit-room-aim-heal-light] , лечение, лёгкие раны
   *[other] { nemesis-kit-on-room-action-own }
}
# Кто-то идёт: через коридор или по тропе на поверхности, у которой нет номера.
nemesis-kit-through = { $corridor ->
    [5] по тропе A
    [6] по тропе B
    [7] по тропе C
    [8] по тропе D
    [9] по тропе E
   *[other] через коридор { $corridor }
}
nemesis-kit-aim-through = { $aim-corridor ->
    [5] по тропе A
    [6] по тропе B
    [7] по тропе C
    [8] по тропе D
    [9] по тропе E
   *[other] через коридор { $aim-corridor }
}

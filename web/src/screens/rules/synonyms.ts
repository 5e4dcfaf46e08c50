/**
 * What people say and what a book says: words that mean the same, a line for each family. Whoever
 * types one of them looks for all of them.
 */

const FAMILIES = `
end ends finish over stops
tie tied draw equal same
win winner victory score
keep hold limit most
cannot nowhere stranded
attack shoot fight
run flee away escape leave
die dead death killed
going destination course
solo alone single
steal raid rob thief
heal cure treatment dress
broken malfunction repair
hide secret hidden
buy price cost pay

выиграть победа победить победитель
ничья поровну равенство одинаковый
воровать красть украсть крадёте грабить рейд налётчики
умереть умру умирает смерть погибает погибнуть гибель
убежать сбежать бегство побег отступить
закончить конец заканчивается завершается
оставить держать хранить не больше максимум
ставить пристыковать стыковать
летит лететь курс координаты
соло один одному одиночная
урон огонь ранит повреждение
сразу тотчас немедленно
лечить лечиться лечение перевязать
чинить починить ремонт поломка

виграти виграш перемога перемогти перемагаєте переможець
нічия порівну однаково
красти вкрасти крадіжка рейд нападники
померти помру вмирає смерть гине загибель
втекти втеча тікати відступити
закінчити кінець закінчується завершується
лишити залишити тримати щонайбільше не більше
ставити стикувати пристикувати
летить летіти курс координати
соло сам самому самотужки наодинці одиночна
шкода вогонь поранення
одразу відразу негайно
лікувати лікуватися лікування перевʼязати перев’язати
лагодити полагодити ремонт несправність
слабкість вразливість
комп’ютер термінал
кубик кістка
набій боєприпас
спорядження інвентар

wygrać wygrana zwycięstwo zwycięzca
remis po równo tyle samo
kraść ukraść kradzież napad rabować
umrzeć umieram umrę umiera śmierć ginie zginąć zginę
uciec ucieczka uciekać wycofać
skończyć koniec kończy
leci lecieć kurs współrzędne koordynaty
solo sam samemu samotnie
obrażenia ogień rana
od razu natychmiast
leczyć leczenie opatrzyć
naprawić naprawa awaria usterka
kość kostka
stopień ranga
energia prąd
bonus premia
dok port
zasoby surowce
tworzyć tworzenie wytwarzać wytwarzanie
wycofać odwrót cofać
niewola jeniec porwany
kontener kapsuła
bunkier schron
`

/** The other words of the families that a word belongs to, by its stem. */
export function synonymsBy(stem: (word: string) => string | null): Map<string, string[]> {
  const synonyms = new Map<string, string[]>()
  for (const family of FAMILIES.split('\n')) {
    const stems = [...new Set(family.split(' ').flatMap((word) => stem(word) ?? []))]
    for (const one of stems) {
      const others = stems.filter((it) => it !== one)
      synonyms.set(one, [...(synonyms.get(one) ?? []), ...others])
    }
  }
  return synonyms
}

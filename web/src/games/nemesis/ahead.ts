/** What lies ahead of an answer, as the server foresees it: in a few words, and as a strip of the die. */

import { PRINTED } from '../../printed/nemesis'
import { say } from '../../texts/texts.svelte'
import type { Key } from '../../types/keys'
import type {
  Ahead,
  CombatRollAhead,
  ComingAhead,
  DangerAhead,
  Foresight,
  Target,
  View,
} from '../../types/nemesis'
import type { Foreseen } from '../game'
import type { Box } from '../nemesis-kit/strip'

type SeatName = (seat: number) => string

/** What one answer leads to; nothing where nothing is to be said. */
export function foresee(foresight: unknown, answer: number, view: View, seatName: SeatName): Foreseen | null {
  const ahead = foresight as Foresight | null | undefined
  const it = ahead?.answers.find((each) => each.answer === answer)
  if (!ahead || !it) return null
  const strip = stripOf(it.ahead)
  const words = it.ahead.flatMap((each) => inWords(each, view, seatName))
  const brief = it.ahead.flatMap((each) => inWords(each, view, seatName, beside(strip)))
  const warns = it.ahead.flatMap((each) => inWords(each, view, seatName, 'warning'))
  const isMine = view.own.includes(view.turn.seat)
  const isRolled = it.ahead.some(({ what }) => what === 'noise')
  const isEmptied =
    it.cards === 0 && view.players.some(({ seat, hand }) => view.own.includes(seat) && hand.count > 0)
  const hand = isMine && (isRolled || isEmptied) ? handWords(it.cards, ahead) : []
  const told = [...words, ...hand]
  const isSurprising = it.cards === 0 || (ahead.bag.surprising[it.cards] ?? 0) > 0
  // That nothing surprises is good to know, but it is the same on most answers.
  const risk = isSurprising ? hand.slice(-1) : []
  if (told.length === 0) return null
  return {
    words: inARow(told),
    brief: inARow([...brief, ...risk]),
    warns: inARow([...warns, ...(it.cards === 0 ? hand : [])]),
    strip,
  }
}

const inARow = (some: string[]): string => some.join(' · ')

/** What the action that is under way leads to. */
export function underWay(foresight: unknown, view: View, seatName: SeatName): Foreseen | null {
  const ahead = (foresight as Foresight | null | undefined)?.['under-way'] ?? []
  const strip = stripOf(ahead)
  const words = ahead.flatMap((each) => inWords(each, view, seatName))
  const brief = ahead.flatMap((each) => inWords(each, view, seatName, beside(strip)))
  const warns = ahead.flatMap((each) => inWords(each, view, seatName, 'warning'))
  if (words.length === 0) return null
  return { words: inARow(words), brief: inARow(brief), warns: inARow(warns), strip }
}

/** The noise die as boxes, if it is rolled. */
function stripOf(ahead: Ahead[]): Box[] | null {
  const roll = ahead.find((it) => it.what === 'noise')
  return roll ? noiseStrip(roll.encounter, roll['silence-is-danger']) : null
}

/** The noise die as boxes, where these numbers bring an encounter. */
export function noiseStrip(encounter: number[], silenceIsDanger: boolean): Box[] {
  return PRINTED['noise-die'].map(({ face, faces, number }): Box => {
    if (number !== null) {
      const isMet = encounter.includes(number)
      return { face: String(number), ways: faces, brings: isMet ? 'encounter' : 'noise' }
    }
    const isDanger = face === 'danger' || silenceIsDanger
    return { face: face === 'danger' ? '!' : '', ways: faces, brings: isDanger ? 'danger' : 'silence' }
  })
}

function handWords(cards: number, { bag }: Foresight): string[] {
  const left = say('nemesis-ahead-cards', { n: cards })
  if (cards === 0) return [left]
  return [left, say('nemesis-ahead-surprise', { n: bag.surprising[cards] ?? 0, of: bag.tokens })]
}

/** How much is said: all of it, what the strip of the die does not show, or only what nobody should overlook. */
type Telling = 'all' | 'beside' | 'warning'

const beside = (strip: unknown): Telling => (strip === null ? 'all' : 'beside')

/** Beside the strip of the die, its numbers are seen: only what one meets is named. */
function inWords(ahead: Ahead, view: View, seatName: SeatName, telling: Telling = 'all'): string[] {
  const others = (seat: number): string[] => (view.own.includes(seat) ? [] : [seatName(seat)])
  const figures = (key: Key, ids: number[]): string[] =>
    ids.length === 0 ? [] : [say(key, { figures: ids.map((id) => called(id, view)).join(', ') })]
  const numbers = (key: Key, some: number[]): string[] =>
    some.length === 0 ? [] : [say(key, { numbers: some.join(', ') })]
  const seats = (key: Key, some: number[]): string[] =>
    some.length === 0 ? [] : [say(key, { seats: some.map(seatName).join(', ') })]
  const danger = (it: DangerAhead): string[] => {
    if (it.danger === 'noise-all-around') return [say('nemesis-ahead-danger-noise')]
    const come = figures('nemesis-ahead-danger-come', it.come)
    const breaks = figures('nemesis-ahead-danger-door', it['break-a-door'])
    return come.length + breaks.length === 0 ? [say('nemesis-ahead-danger-nobody')] : [...come, ...breaks]
  }
  switch (ahead.what) {
    case 'attacked':
      return [...others(ahead.seat), ...figures('nemesis-ahead-attacked', ahead.by)]
    case 'enters':
      return [
        ...others(ahead.seat),
        // Beside the strip stands the name of the room, which says it as well.
        ...(ahead.explores && telling === 'all' ? [say('nemesis-ahead-unexplored')] : []),
        ...(ahead['is-burning'] ? [say('nemesis-ahead-burns')] : []),
        ...(ahead['has-malfunction'] ? [say('nemesis-ahead-malfunction')] : []),
        ...(ahead['gets-slime'] ? [say('nemesis-ahead-slime')] : []),
        ...figures('nemesis-ahead-combat', ahead.combat),
      ]
    case 'noise':
      if (telling !== 'all')
        return [
          ...(telling === 'beside' ? numbers('nemesis-ahead-encounter', ahead.encounter) : []),
          ...(ahead.danger.danger === 'noise-all-around' ? [] : danger(ahead.danger)),
        ]
      return [
        ...numbers('nemesis-ahead-encounter', ahead.encounter),
        ...numbers('nemesis-ahead-noise', ahead.noise),
        ...(ahead['silence-is-danger'] ? [say('nemesis-ahead-silence-is-danger')] : []),
        ...danger(ahead.danger),
        ...(ahead['depends-on-token'] ? [say('nemesis-ahead-unless-token')] : []),
      ]
    case 'no-noise':
      return [
        say(
          ahead.why === 'company'
            ? 'nemesis-ahead-no-noise-company'
            : ahead.why === 'token'
              ? 'nemesis-ahead-no-noise-token'
              : 'nemesis-ahead-no-noise',
        ),
      ]
    case 'danger':
      return [say('nemesis-ahead-certain-danger'), ...danger(ahead.danger)]
    case 'careful-noise':
      return numbers('nemesis-ahead-careful', ahead.numbers)
    case 'noise-lies':
      return numbers('nemesis-ahead-noise-lies', ahead.numbers)
    case 'stands':
      return standing(ahead.comes, numbers, danger)
    case 'shot':
      return [...rolled(ahead.at, ahead.roll), ...(ahead['may-reroll'] ? [say('nemesis-ahead-reroll')] : [])]
    case 'blow':
      return [
        ...rolled(ahead.at, ahead.roll),
        say(
          ahead.miss === 'nothing'
            ? 'nemesis-ahead-miss-nothing'
            : ahead.miss === 'death'
              ? 'nemesis-ahead-miss-death'
              : 'nemesis-ahead-miss-wound',
        ),
        ...(ahead.contaminates ? [say('nemesis-ahead-contamination')] : []),
      ]
    case 'hits':
      return [
        ahead.at === 'eggs'
          ? say('nemesis-ahead-eggs', { n: ahead.injuries })
          : say('nemesis-ahead-injuries', { n: ahead.injuries }),
      ]
    case 'blast': {
      const hurt = ahead.figures.map(({ figure, injuries }) => `${called(figure, view)} −${injuries}`)
      return [
        ...(hurt.length > 0 ? [say('nemesis-ahead-blast-figures', { figures: hurt.join(', ') })] : []),
        ...seats('nemesis-ahead-blast-characters', ahead.characters),
        ...seats('nemesis-ahead-blast-deadly', ahead['deadly-for']),
      ]
    }
    case 'suffers':
      return [
        say(ahead.cause === 'fire' ? 'nemesis-ahead-fire' : 'nemesis-ahead-bleeding'),
        ...(ahead['is-deadly'] ? [say('nemesis-ahead-deadly')] : []),
      ]
  }
}

function standing(
  comes: ComingAhead,
  numbers: (key: Key, some: number[]) => string[],
  danger: (it: DangerAhead) => string[],
): string[] {
  switch (comes.comes) {
    case 'nothing':
      return [say('nemesis-ahead-stands-nothing')]
    case 'noise':
      return numbers('nemesis-ahead-noise', [comes.number])
    case 'encounter':
      return [say('nemesis-ahead-stands-encounter')]
    case 'danger':
      return danger(comes.danger)
  }
}

/** How many faces hit, and how hard where that differs. */
function rolled(at: Target, { hits, of, faces }: CombatRollAhead): string[] {
  const dealt = faces.map(({ injuries }) => injuries).filter((n) => n > 0)
  const [least, most] = [Math.min(...dealt), Math.max(...dealt)]
  const range = at !== 'eggs' && dealt.length > 0 && least < most
  return [
    say('nemesis-ahead-hits', { hits, of }),
    ...(range ? [say('nemesis-ahead-injury-range', { range: `${least}–${most}` })] : []),
  ]
}

function called(id: number, { figures }: View): string {
  const figure = figures.find((it) => it.id === id)
  return figure ? say('nemesis-log-figure', { kind: `nemesis-intruder-${figure.kind}`, n: id }) : ''
}

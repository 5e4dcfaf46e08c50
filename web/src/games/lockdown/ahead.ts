/** What lies ahead of an answer, as the server foresees it: in a few words, and as a strip of the die. */

import { PRINTED } from '../../printed/lockdown'
import { say } from '../../texts/texts.svelte'
import type { Key } from '../../types/keys'
import type { Ahead, DangerAhead, Foresight, LightsAhead, ShotAhead, View } from '../../types/lockdown'
import type { Foreseen } from '../game'
import type { Box } from '../nemesis-kit/strip'
import { areaName } from './names'

type SeatName = (seat: number) => string

/** What one answer leads to; nothing where nothing is to be said. */
export function foresee(foresight: unknown, answer: number, view: View, seatName: SeatName): Foreseen | null {
  const ahead = foresight as Foresight | null | undefined
  const it = ahead?.answers.find((each) => each.answer === answer)
  if (!ahead || !it) return null
  const isMine = view.own.includes(view.turn.seat)
  const roll = it.ahead.find(({ what }) => what === 'noise')
  const isEmptied =
    it.cards === 0 && view.players.some(({ seat, hand }) => view.own.includes(seat) && hand.count > 0)
  const isDark = roll !== undefined && 'is-dark' in roll && roll['is-dark']
  const surprising = (isDark ? ahead.bag.dark : ahead.bag.lit)[it.cards] ?? 0
  const hand =
    isMine && (roll !== undefined || isEmptied) ? handWords(it.cards, surprising, ahead.bag.tokens) : []
  // That nothing surprises is good to know, but it is the same on most answers.
  const risk = it.cards === 0 || surprising > 0 ? hand.slice(-1) : []
  return foreseen(it.ahead, view, seatName, hand, risk, it.cards === 0 ? hand : [])
}

/** What the action that is under way leads to. */
export function underWay(foresight: unknown, view: View, seatName: SeatName): Foreseen | null {
  const ahead = (foresight as Foresight | null | undefined)?.['under-way'] ?? []
  return foreseen(ahead, view, seatName, [], [], [])
}

function foreseen(
  ahead: Ahead[],
  view: View,
  seatName: SeatName,
  hand: string[],
  risk: string[],
  certain: string[],
): Foreseen | null {
  const strip = stripOf(ahead)
  const told = (telling: Telling): string[] => ahead.flatMap((each) => inWords(each, view, seatName, telling))
  const words = [...told('all'), ...hand]
  if (words.length === 0) return null
  return {
    words: inARow(words),
    brief: inARow([...told(strip === null ? 'all' : 'beside'), ...risk]),
    warns: inARow([...told('warning'), ...certain]),
    strip,
  }
}

const inARow = (some: string[]): string => some.join(' · ')

/** The noise die as boxes, if it is rolled. */
function stripOf(ahead: Ahead[]): Box[] | null {
  const it = ahead.find(({ what }) => what === 'noise')
  if (it?.what !== 'noise') return null
  const strip = noiseStrip(it.roll.encounter, it.roll['silence-is-danger'])
  const cards = it['surface-cards']
  return cards === 0 ? strip : [...strip, { face: '☉', ways: cards, brings: 'card' }]
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

function handWords(cards: number, n: number, of: number): string[] {
  const left = say('lockdown-ahead-cards', { n: cards })
  return cards === 0 ? [left] : [left, say('lockdown-ahead-surprise', { n, of })]
}

/** How much is said: all of it, what the strip of the die does not show, or only what nobody should overlook. */
type Telling = 'all' | 'beside' | 'warning'

/** Beside the strip of the die, its numbers are seen: only what one meets is named. */
function inWords(ahead: Ahead, view: View, seatName: SeatName, telling: Telling): string[] {
  const others = (seat: number): string[] => (view.own.includes(seat) ? [] : [seatName(seat)])
  const figures = (key: Key, ids: number[]): string[] =>
    ids.length === 0 ? [] : [say(key, { figures: ids.map((id) => called(id, view)).join(', ') })]
  const numbers = (key: Key, some: number[]): string[] =>
    some.length === 0 ? [] : [say(key, { numbers: some.join(', ') })]
  const danger = (it: DangerAhead): string[] => {
    if (it.danger === 'noise-all-around') return [say('lockdown-ahead-danger-noise')]
    const come = figures('lockdown-ahead-danger-come', it.come)
    const breaks = figures('lockdown-ahead-danger-door', it['break-a-door'])
    return come.length + breaks.length === 0 ? [say('lockdown-ahead-danger-nobody')] : [...come, ...breaks]
  }
  switch (ahead.what) {
    case 'attacked':
      return [...others(ahead.seat), ...figures('lockdown-ahead-attacked', ahead.by)]
    case 'enters':
      return [
        ...others(ahead.seat),
        ...(ahead['is-dark'] ? [say('lockdown-ahead-dark')] : []),
        // Beside the strip stands the name of the room, which says it as well.
        ...(ahead.explores && telling === 'all' ? [say('lockdown-ahead-unexplored')] : []),
        ...(ahead['is-burning'] ? [say('lockdown-ahead-burns')] : []),
        ...(ahead['has-malfunction'] ? [say('lockdown-ahead-malfunction')] : []),
        ...(ahead['gets-slime'] ? [say('lockdown-ahead-slime')] : []),
        ...figures('lockdown-ahead-combat', ahead.combat),
      ]
    case 'noise':
      return [
        ...(telling === 'warning' ? [] : numbers('lockdown-ahead-encounter', ahead.roll.encounter)),
        ...(telling === 'all' ? numbers('lockdown-ahead-noise', ahead.roll.noise) : []),
        ...(telling === 'all' && ahead.roll['silence-is-danger']
          ? [say('lockdown-ahead-silence-is-danger')]
          : []),
        ...(telling === 'all' && ahead['surface-cards'] > 0
          ? [say('lockdown-ahead-surface-card', { n: ahead['surface-cards'], of: ahead.roll.of })]
          : []),
        ...(telling !== 'all' && ahead.roll.danger.danger === 'noise-all-around'
          ? []
          : danger(ahead.roll.danger)),
      ]
    case 'no-noise':
      return [say('lockdown-ahead-no-noise')]
    case 'danger':
      return [say('lockdown-ahead-certain-danger'), ...danger(ahead.danger)]
    case 'careful-noise':
      return numbers('lockdown-ahead-careful', ahead.numbers)
    case 'noise-lies':
      return numbers('lockdown-ahead-noise-lies', ahead.numbers)
    case 'shot':
      return [say(`lockdown-ahead-die-${ahead.die}`), ...rolled(ahead.roll)]
    case 'blow':
      return [
        ...rolled(ahead.roll),
        say(MISSES[ahead.miss]),
        ...(ahead.contaminates ? [say('lockdown-ahead-contamination')] : []),
      ]
    case 'hits':
      return [
        ahead.at === 'eggs'
          ? say('lockdown-ahead-eggs', { n: ahead.injuries })
          : say('lockdown-ahead-injuries', { n: ahead.injuries }),
      ]
    case 'blast':
      return [
        ...(ahead.figures.length === 0
          ? []
          : [
              say('lockdown-ahead-blast-figures', {
                figures: ahead.figures
                  .map(({ figure, injuries }) => `${called(figure, view)} −${injuries}`)
                  .join(', '),
              }),
            ]),
        ...named('lockdown-ahead-blast-characters', ahead.characters, seatName),
        ...named('lockdown-ahead-blast-deadly', ahead['deadly-for'], seatName),
      ]
    case 'lights':
      return lights(ahead, seatName)
    case 'suffers':
      return [
        say(ahead.cause === 'fire' ? 'lockdown-ahead-fire' : 'lockdown-ahead-bleeding'),
        ...(ahead['is-deadly'] ? [say('lockdown-ahead-deadly')] : []),
      ]
  }
}

/** What a blow costs that misses. */
const MISSES = {
  nothing: 'lockdown-ahead-miss-nothing',
  'serious-wound': 'lockdown-ahead-miss-wound',
  death: 'lockdown-ahead-miss-death',
} as const

const named = (key: Key, seats: number[], seatName: SeatName): string[] =>
  seats.length === 0 ? [] : [say(key, { seats: seats.map(seatName).join(', ') })]

/** Where there is light then, and who stands in the dark. */
function lights(ahead: LightsAhead, seatName: SeatName): string[] {
  const areas = (some: LightsAhead['lit']): string => some.map(areaName).join(', ')
  return [
    ...(ahead.lit.length > 0 ? [say('lockdown-ahead-lit', { areas: areas(ahead.lit) })] : []),
    ...(ahead.dark.length > 0 ? [say('lockdown-ahead-goes-dark', { areas: areas(ahead.dark) })] : []),
    say(ahead['elevator-has-power'] ? 'lockdown-ahead-elevator-works' : 'lockdown-ahead-elevator-stands'),
    ...named('lockdown-ahead-in-darkness', ahead['in-darkness'], seatName),
  ]
}

/** How many faces hit, with a card and without, and how hard where that differs. */
function rolled({ hits, 'hits-with-card': withCard, of, faces }: ShotAhead): string[] {
  const dealt = faces.map(({ injuries }) => injuries).filter((n) => n > 0)
  const [least, most] = [Math.min(...dealt), Math.max(...dealt)]
  return [
    say('lockdown-ahead-hits', { hits, of }),
    ...(withCard > hits ? [say('lockdown-ahead-hits-with-card', { hits: withCard, of })] : []),
    ...(dealt.length > 0 && least < most
      ? [say('lockdown-ahead-injury-range', { range: `${least}–${most}` })]
      : []),
  ]
}

function called(id: number, { figures }: View): string {
  const figure = figures.find((it) => it.id === id)
  return figure ? say('lockdown-log-figure', { kind: `lockdown-intruder-${figure.kind}`, n: id }) : ''
}

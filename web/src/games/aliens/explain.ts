/** What something on the table is: its name, what it does, what is there now, and its rule. */

import { named, say } from '../../texts/texts.svelte'
import type { Card, Character, Exit, View } from '../../types/aliens'
import type { Explained } from '../game'
import { ids, squareOf } from './ids'
import { cardName, characterName, doorName, enemyName, squareName, tokensOn } from './names'
import { enduranceOf, picture, printOf, trackerLevels } from './picture'
import { groundOf } from './ground'
import { missionOf } from './picture'

type SeatName = (seat: number) => string

export function explain(id: string, view: View, seatName: SeatName): Explained | null {
  const it = about(id, view, seatName)
  return it && { ...it, title: capital(it.title), lines: it.lines.map(capital) }
}

/** Words that stand within sentences elsewhere begin a line here. */
const capital = (line: string): string => line.charAt(0).toUpperCase() + line.slice(1)

function about(id: string, view: View, seatName: SeatName): Explained | null {
  const [, kind = '', name = '', more = ''] = id.split(':')
  switch (kind) {
    case 'square':
      return square(id, view)
    case 'door':
      return door(id, view)
    case 'character':
      return character(name as Character, view, seatName)
    case 'enemy':
      return enemy(Number(name), view)
    case 'gun':
      return gun(name, view)
    case 'card':
    case 'laid':
      return card((name.split('#')[0] ?? '') as Card)
    case 'worn':
      return card(more as Card)
    case 'pile':
      return pile(name, view)
    case 'board':
      return { title: named(`aliens-board-face-${name}`), lines: [], rule: 'AGD-6J.2' }
    case 'exit':
      return {
        title: say(`aliens-exit-${name as Exit}`),
        lines: [
          view.fittings['open-exit'] === name
            ? say('aliens-table-open-exit', { exit: `aliens-exit-${name}` })
            : say('aliens-table-no-exit'),
        ],
        rule: 'AGD-6O.6',
      }
    default:
      return null
  }
}

function square(id: string, view: View): Explained | null {
  const at = squareOf(id)
  return at && { title: squareName(at, view), lines: tokensOn(at, view), rule: 'AGD-6A.1' }
}

function door(id: string, view: View): Explained | null {
  const it = groundOf(missionOf(view)).doors.find((edge) => ids.door(edge.door) === id)?.door
  if (!it) return null
  const is = (doors: View['open-doors']): boolean => doors.some((other) => ids.door(other) === id)
  const state = is(view.fittings.barricaded) ? 'barred' : is(view['open-doors']) ? 'open' : 'shut'
  return {
    title: doorName(it),
    lines: [say('aliens-table-door-state', { state })],
    rule: 'AGD-6B.2',
  }
}

function character(which: Character, view: View, seatName: SeatName): Explained | null {
  const it = picture(view).squad.find((one) => one.character === which)
  if (!it) return null
  const { rank } = printOf(which)
  const values = (['speed', 'aim', 'tech', 'defence', 'melee'] as const)
    .filter((name) => name !== 'aim' || it.print.aim > 0)
    .map((name) => `${say(`aliens-statistic-${name}`)} ${it.print[name]}`)
  return {
    title: characterName(which),
    lines: [
      [
        it.seat === null ? say('aliens-side-grunt') : seatName(it.seat),
        rank === null ? say('aliens-symbol-civilian') : say('aliens-table-rank', { n: rank }),
        say(`aliens-condition-${it.it.condition}`),
      ].join(' · '),
      values.join(' · '),
      ...it.worn.map(cardName),
      ...it.print.abilities.map((ability) => say(`aliens-ability-${ability}.text`)),
    ],
    rule: 'AGD-6F.5',
  }
}

function enemy(arrival: number, view: View): Explained | null {
  const it = picture(view).enemies.find((one) => one.it.arrival === arrival)
  if (!it) return null
  return {
    title: enemyName(it),
    lines: [
      squareName(it.it.square, view),
      say(`aliens-table-about-${it.it.kind}`),
      ...(it.it.kind !== 'blip' && !it.isSeen ? [say('aliens-table-not-seen')] : []),
    ],
    rule: it.it.kind === 'blip' ? 'AGD-6J.1' : 'AGD-6G.1',
  }
}

function gun(which: string, view: View): Explained | null {
  const it = view.fittings.guns.find((one) => one.gun === which)
  return (
    (it && {
      title: say(`aliens-gun-${it.gun}`),
      lines: [
        say('aliens-table-gun', {
          gun: `aliens-gun-${it.gun}`,
          facing: `aliens-facing-${it.facing}`,
          rounds: it.shots * 50,
          state: it['is-on'] ? 'on' : 'off',
        }),
      ],
      rule: 'AGD-6M.3',
    }) ??
    null
  )
}

const card = (which: Card): Explained => ({
  title: cardName(which),
  lines: [],
  card: { name: which, notes: [] },
})

function pile(which: string, view: View): Explained | null {
  const { above, under, exhaust, discard } = enduranceOf(view)
  const levels = trackerLevels(view)
  switch (which) {
    case 'deck':
      return {
        title: say('aliens-zone-deck'),
        lines: [say('aliens-table-pile-deck', { n: above + under, under }), say('aliens-table-about-deck')],
        rule: 'AGD-6E.2',
      }
    case 'exhaust':
      return {
        title: say('aliens-zone-exhaust-pile'),
        lines: [say('aliens-table-pile-exhaust', { n: exhaust }), say('aliens-table-about-exhaust')],
        rule: 'AGD-6E.2',
      }
    case 'discard':
      return {
        title: say('aliens-zone-discard-pile'),
        lines: [say('aliens-table-pile-discard', { n: discard })],
        rule: 'AGD-6E.15',
      }
    case 'tracker':
      return {
        title: say('aliens-table-tracker'),
        lines: (['one', 'two', 'three'] as const).map((level) =>
          say('aliens-table-level', { level: `aliens-threat-level-${level}`, n: levels[level] }),
        ),
        rule: 'AGD-6K.1',
      }
    default:
      return null
  }
}

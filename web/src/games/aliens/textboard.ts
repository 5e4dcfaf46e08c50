/** The whole visible table as nested lists: the same that is drawn, in words. */

import type { Item, Section } from '../../board/in-words'
import { named, say } from '../../texts/texts.svelte'
import type { Foresight, Square, View } from '../../types/aliens'
import { percent } from './ahead'
import { stepsOf } from './board/phases'
import { faceOf, roomAt } from './ground'
import { COPIES, ids, isSame } from './ids'
import {
  cardName,
  cardText,
  characterName,
  doorName,
  enemyName,
  squareMark,
  squareName,
  tokensOn,
} from './names'
import {
  enduranceOf,
  isOnBoard,
  missionOf,
  picture,
  trackerLevels,
  type FigurePicture,
  type Picture,
} from './picture'

type SeatName = (seat: number) => string

export function textBoard(
  view: View,
  mine: number[],
  seatName: SeatName,
  ahead: Foresight | null = null,
): Section[] {
  const it = picture(view)
  return [
    { title: say(`aliens-mission-${missionOf(view)}`), items: mission(it) },
    { title: say('aliens-table-squad'), items: it.squad.map((one) => member(one, view, seatName)) },
    { title: say('aliens-table-contacts'), items: contacts(it, ahead) },
    ...it.ground.boards.map(({ face }) => ({
      title: say(`aliens-board-face-${face}`),
      items: rooms(it, face, ahead),
    })),
    ...hands(view, mine),
    { title: say('aliens-table-endurance'), items: endurance(view) },
    { title: say('aliens-table-tracker'), items: tracker(view) },
  ]
}

function mission({ view }: Picture): Item[] {
  const now = stepsOf(view).find(({ is }) => is === 'now')
  const exit = view.fittings['open-exit']
  return [
    { text: say(`aliens-mission-${missionOf(view)}.goal`) },
    { text: say('aliens-table-turn', { n: view.turn }) },
    ...(now ? [{ text: named(`aliens-table-step-${now.name}`) }] : []),
    {
      text:
        exit === null
          ? say('aliens-table-no-exit')
          : say('aliens-table-open-exit', { exit: `aliens-exit-${exit}` }),
      ...(exit === null ? {} : { id: ids.exit(exit) }),
    },
  ]
}

function member(one: FigurePicture, view: View, seatName: SeatName): Item {
  const { character, it, seat, print, worn } = one
  const where = isOnBoard(it) ? [{ text: squareName(it.square, view) }] : []
  return {
    id: ids.character(character),
    text: [
      characterName(character),
      seat === null ? say('aliens-side-grunt') : seatName(seat),
      say(`aliens-condition-${it.condition}`),
    ].join(', '),
    items: [
      ...where,
      ...(print.aim > 0 ? [{ text: say('aliens-table-dial', { n: it.dial }) }] : []),
      ...(one.isActive ? [{ text: say('aliens-table-actions', { n: view.activation?.actions ?? 0 }) }] : []),
      ...worn.map((card) => ({
        id: ids.worn(character, card),
        text: `${cardName(card)}. ${cardText(card)}`,
      })),
      ...print.abilities.map((ability) => ({
        text: `${say(`aliens-ability-${ability}`)}. ${say(`aliens-ability-${ability}.text`)}`,
      })),
    ],
  }
}

/** The nearest first, as far as they are from anybody. */
function contacts({ view, enemies, figures }: Picture, ahead: Foresight | null): Item[] {
  const far = (at: { x: number; y: number }): number =>
    Math.min(99, ...figures.map((it) => Math.max(Math.abs(it.at.x - at.x), Math.abs(it.at.y - at.y))))
  return enemies
    .map((it) => ({ it, n: far(it.at) }))
    .sort((a, b) => a.n - b.n)
    .map(({ it, n }) => ({
      id: ids.enemy(it.it.arrival),
      text: say('aliens-table-contact', {
        what: enemyName(it),
        where: squareName(it.it.square, view),
        n,
        seen: it.isSeen ? 'yes' : 'no',
      }),
      items: foretold(it.it.arrival, view, ahead).map((text) => ({ text })),
    }))
}

/** Who can shoot at an enemy with what chance, and where it would go. */
function foretold(arrival: number, view: View, ahead: Foresight | null): string[] {
  const threat = ahead?.threats.find(({ enemy }) => enemy === arrival)
  const end = threat?.way.at(-1)
  const shots = ahead?.shots.filter((it) => it.enemy === arrival && it['blocked-by'] === null) ?? []
  return [
    ...shots.map((shot) =>
      say('aliens-ahead-shot', {
        who: characterName(shot.character),
        weapon: cardName(shot.weapon),
        chance: percent(shot.hits[0] ?? 0),
      }),
    ),
    ...(end ? [say('aliens-ahead-goes', { where: squareName(end, view) })] : []),
    ...(threat?.reaches ?? []).map((who) => say('aliens-ahead-reaches', { who: characterName(who) })),
  ]
}

/** The rooms of a board: who and what is there, and every square that can be chosen. */
function rooms(it: Picture, face: string, ahead: Foresight | null): Item[] {
  const { ground, view } = it
  const cells = ground.cells.filter((cell) => cell.face === face && cell.is === 'floor')
  const names = [...new Set(cells.map(({ square }) => roomAt(faceOf(ground, square), square)))]
  const doors = ground.doors.filter(({ door }) => faceOf(ground, door.square) === face)
  return [
    {
      id: ids.board(face),
      text: say('aliens-table-doors', { n: doors.length }),
      items: doors.map((at) => doorItem(at.door, view)),
    },
    ...names.flatMap((room): Item[] => {
      if (room === null) return []
      const here = cells.filter(({ square }) => roomAt(faceOf(ground, square), square) === room)
      return [
        {
          text: say(`aliens-room-${room}`),
          items: here.map(({ square }) => ({
            id: ids.square(square),
            text: [
              squareMark(square),
              ...whoIsOn(square, it),
              ...tokensOn(square, view),
              ...reached(square, ahead),
            ].join(', '),
          })),
        },
      ]
    }),
  ]
}

/** How many steps a square is away, where a Move could end there. */
function reached(square: Square, ahead: Foresight | null): string[] {
  const reach = ahead?.reach.find((it) => it['may-stop'] && isSame(it.square, square))
  return reach && reach.cost > 0 ? [say('aliens-ahead-steps', { n: reach.cost })] : []
}

function doorItem(door: Parameters<typeof doorName>[0], view: View): Item {
  const id = ids.door(door)
  const is = (doors: View['open-doors']): boolean => doors.some((it) => ids.door(it) === id)
  const state = is(view.fittings.barricaded) ? 'barred' : is(view['open-doors']) ? 'open' : 'shut'
  return { id, text: say('aliens-table-door', { door: doorName(door), state }) }
}

function whoIsOn(square: Square, { figures, enemies }: Picture): string[] {
  return [
    ...figures.filter(({ it }) => isSame(it.square, square)).map(({ character }) => characterName(character)),
    ...enemies.filter(({ it }) => isSame(it.square, square)).map(enemyName),
  ]
}

function hands(view: View, mine: number[]): Section[] {
  const cards = view.players.find(({ seat }) => mine.includes(seat))?.hand ?? []
  const items = cards.flatMap(({ card, count }) =>
    COPIES.slice(0, count).map((copy) => ({
      id: ids.card(card, copy),
      text: `${cardName(card)}. ${cardText(card)}`,
    })),
  )
  return items.length > 0 ? [{ title: say('aliens-table-hand'), items }] : []
}

function endurance(view: View): Item[] {
  const { above, under, exhaust, discard } = enduranceOf(view)
  return [
    { id: ids.pile('deck'), text: say('aliens-table-pile-deck', { n: above + under, under }) },
    { id: ids.pile('exhaust'), text: say('aliens-table-pile-exhaust', { n: exhaust }) },
    {
      text: say('aliens-table-pile-discard', { n: discard }),
      items: view.endurance.discard.map(({ card, count }) => ({ text: `${count} × ${cardName(card)}` })),
    },
  ]
}

function tracker(view: View): Item[] {
  const levels = trackerLevels(view)
  return [
    {
      id: ids.pile('tracker'),
      text: (['one', 'two', 'three'] as const)
        .map((level) =>
          say('aliens-table-level', { level: `aliens-threat-level-${level}`, n: levels[level] }),
        )
        .join(', '),
    },
    { text: say('aliens-table-blips-left', { n: view['blips-left'] }) },
    ...view.fittings.guns.map((it) => ({
      id: ids.gun(it.gun),
      text: say('aliens-table-gun', {
        gun: `aliens-gun-${it.gun}`,
        facing: `aliens-facing-${it.facing}`,
        rounds: it.shots * 50,
        state: it['is-on'] ? 'on' : 'off',
      }),
    })),
  ]
}

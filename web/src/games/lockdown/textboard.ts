/** The whole visible table as nested lists: the same that is drawn, in words. */

import type { Item, Section } from '../../board/in-words'
import { say } from '../../texts/texts.svelte'
import type { Level, Objective, Zone } from '../../types/lockdown'
import { fateOf, odds } from './codes'
import { INTRUDERS, TRACKS } from './content'
import { factsOf } from './facts'
import * as kit from '../nemesis-kit/textboard'
import { BOOK } from './book'
import { ids } from './ids'
import {
  codeLabel,
  corridorLabel,
  elevatorLabel,
  entranceLabel,
  powerLabel,
  roomCalled,
  roomStates,
  roomTitle,
} from './labels'
import { entrancesAt, levelOf, WAYS } from './layouts/layouts'
import { fatesOf } from './me/marks'
import { intruderName, weaknessName, weaknessText } from './names'
import { isLit, type CharacterPicture, type ComplexPicture, type RoomPicture } from './picture'
import { seenLines } from './seen'
import { nextOff } from './systems/foretold'
import { waysOut } from './ways-out'

type SeatName = (seat: number) => string

export function textBoard(picture: ComplexPicture, mine: number[], seatName: SeatName): Section[] {
  const me = picture.characters.find(({ seat }) => mine.includes(seat))
  const seen = seenLines(picture)
  const crew = (it: CharacterPicture): Item => somebody(it, picture, seatName)
  return [
    { title: say('lockdown-table-now'), items: now(picture, seatName) },
    ...(me ? [{ title: say('lockdown-table-page-me'), items: myself(me, picture, seatName) }] : []),
    { title: say('lockdown-table-levels'), items: levels(picture, seatName) },
    { title: say('lockdown-table-crew'), items: picture.characters.map(crew) },
    { title: say('lockdown-table-computer-title'), items: computer(picture) },
    { title: say('lockdown-table-ways-out'), items: ways(picture, seatName) },
    { title: say('lockdown-table-weaknesses'), items: knowledge(picture) },
    { title: say('lockdown-table-codes'), items: codes(picture, me, seatName) },
    ...(seen.length > 0
      ? [{ title: say('lockdown-table-seen'), items: seen.map((text) => ({ text })) }]
      : []),
  ]
}

/** Time and its track, who acts, the bag and what is left. */
function now(picture: ComplexPicture, seatName: SeatName): Item[] {
  const { round, phase, characters, actionsLeft, time, bag, decks, left } = picture
  const onTurn = characters.find((it) => it.isOnTurn)
  const space = (n: number): string =>
    n === TRACKS['last-space'] ? say('lockdown-table-last-space') : String(n)
  return [
    { text: kit.roundNow(BOOK, round, phase) },
    ...(onTurn
      ? [
          { text: say('lockdown-heard-turn-began', { seat: seatName(onTurn.seat) }) },
          { text: say('lockdown-table-actions-left', { n: actionsLeft }) },
        ]
      : []),
    { id: ids.timeTrack, text: say('lockdown-table-space', { n: space(time.space) }) },
    { text: say(time.backup === 'on' ? 'lockdown-table-time-backup-on' : 'lockdown-table-time-backup-off') },
    { text: nextOff(time) },
    ...time.spaces
      .filter((it) => it.space <= time.space && it.css !== null)
      .map((it) => ({
        id: ids.css(it.space),
        text: `${say('lockdown-table-space', { n: space(it.space) })}: ${
          it.css?.token ? say(`lockdown-css-token-${it.css.token}`) : say('lockdown-table-css-unseen')
        }`,
      })),
    ...(time.alert === null
      ? []
      : [{ id: ids.alert, text: `${say('lockdown-table-alert')}: ${space(time.alert)}` }]),
    ...(time.bomb === null
      ? []
      : [
          {
            id: ids.bomb,
            text: `${say('lockdown-table-bomb', { side: `lockdown-autodestruction-${time.bomb.side}` })}: ${space(time.bomb.space)}`,
          },
        ]),
    {
      id: ids.bag,
      text: say('lockdown-table-bag', { n: bag.total }),
      items: [
        ...INTRUDERS.map((kind) => ({ text: `${intruderName(kind)}: ${bag.kinds[kind]}` })),
        { text: `${say('lockdown-table-blank')}: ${bag.blank}` },
      ],
    },
    ...decks.map(({ back, n }) => ({
      id: ids.deck(back),
      text: `${say('lockdown-table-part-deck', { back: `lockdown-back-${back}` })}: ${n}`,
    })),
    { text: say('lockdown-table-left-fire', { n: left.fire[0], of: left.fire[1] }) },
    { text: say('lockdown-table-left-malfunction', { n: left.malfunction[0], of: left.malfunction[1] }) },
  ]
}

/** The levels with their rooms in the order of their numbers; rooms of no level come last. */
function levels(picture: ComplexPicture, seatName: SeatName): Item[] {
  const power = picture.power.filter(({ area }) => area !== 'elevator')
  const roomsOf = (level: Level | null): Item[] =>
    picture.rooms
      .filter(({ number }) => levelOf(picture.side, number) === level)
      .map((it) => room(it, picture, seatName))
  const elevator = picture.power.find(({ area }) => area === 'elevator')
  return [
    ...power.map((it) => ({
      id: ids.power(it.area),
      text: powerLabel(it),
      items: roomsOf(it.area as Level),
    })),
    ...(elevator ? [{ id: ids.power('elevator'), text: powerLabel(elevator) }] : []),
    { id: ids.elevator, text: elevatorLabel(picture.elevator, isLit(picture, 'elevator')) },
    {
      id: ids.technical,
      text: [say('lockdown-table-technical'), picture.hasTechnicalNoise ? say('lockdown-table-noise') : '']
        .filter((it) => it !== '')
        .join('. '),
    },
    ...zones(picture),
    ...roomsOf(null),
  ]
}

const ZONES: Zone[] = ['one', 'two', 'three', 'four']

/** The zones of the surface, where there is one. */
const zones = ({ side, zoneNoise }: ComplexPicture): Item[] =>
  side === 'main'
    ? []
    : ZONES.map((zone, n) => ({
        id: ids.zone(zone),
        text: [
          say('lockdown-table-zone', { n: n + 1 }),
          zoneNoise.includes(zone) ? say('lockdown-table-noise') : '',
        ]
          .filter((it) => it !== '')
          .join('. '),
      }))

function room(it: RoomPicture, picture: ComplexPicture, seatName: SeatName): Item {
  const numbers = entrancesAt(picture.side, it.number)
  return {
    id: ids.room(it.number),
    text: [roomTitle(it), ...roomStates(it, picture)].join('. '),
    items: [
      ...kit.inRoom(BOOK, it, picture, seatName),
      ...WAYS[picture.side]
        .filter((way) => way.room === it.number || way.other === it.number)
        .map((way) => ({
          id: ids.corridor(way.room, way.number),
          text: corridorLabel(
            way,
            picture.corridors.find((each) => each.room === way.room && each.number === way.number),
            picture.rooms,
          ),
        })),
      ...(numbers.length > 0
        ? [
            {
              id: ids.entrance(it.number),
              text: entranceLabel(it.number, numbers, picture.hasTechnicalNoise),
            },
          ]
        : []),
    ],
  }
}

function computer({ computer: it, looked }: ComplexPicture): Item[] {
  return [
    {
      id: ids.computer,
      text: it.card === null ? say('lockdown-table-nothing') : say(`lockdown-computer-card-${it.card}`),
      items: it.lines.map((line) => ({ id: ids.line(line), text: say(`lockdown-table-line-${line}`) })),
    },
    { text: say('lockdown-table-face-down', { n: it.faceDown }) },
    ...looked.map((card) => ({ id: ids.computerCard(card), text: say(`lockdown-computer-card-${card}`) })),
  ]
}

function ways(picture: ComplexPicture, seatName: SeatName): Item[] {
  return [
    ...waysOut(picture).map(({ name, words }) => ({
      text: `${say(`lockdown-table-way-${name}`)}: ${words}`,
    })),
    ...picture.pods.map(({ pod, room: at, seat }) => ({
      id: ids.pod(pod),
      text: [
        say(`lockdown-pod-${pod}`),
        at === null ? say('lockdown-table-room-not-found') : say('lockdown-table-in-room', { n: at }),
        seat === null ? '' : seatName(seat),
      ]
        .filter((it) => it !== '')
        .join(', '),
    })),
    {
      id: ids.rover,
      text: say(picture.rover === 'bunker' ? 'lockdown-table-rover-at-bunker' : 'lockdown-table-rover'),
    },
    {
      id: ids.gate,
      text: say(picture.isGateOpen ? 'lockdown-table-gate-open' : 'lockdown-table-gate-closed'),
    },
    { id: ids.bunker, text: say('lockdown-table-bunker') },
  ]
}

function knowledge({ weaknesses, isNestDestroyed, eggs }: ComplexPicture): Item[] {
  return [
    ...weaknesses.map(({ knowledge: from, weakness }, n) => ({
      id: ids.weakness(n),
      text: `${from === null ? n + 1 : say('lockdown-table-knowledge', { n: from })}: ${
        weakness === null
          ? say('lockdown-table-weakness-hidden')
          : `${weaknessName(weakness)}. ${weaknessText(weakness)}`
      }`,
    })),
    {
      text: isNestDestroyed ? say('lockdown-table-nest-destroyed') : say('lockdown-table-nest', { n: eggs }),
    },
  ]
}

function codes(picture: ComplexPicture, me: CharacterPicture | undefined, seatName: SeatName): Item[] {
  return [
    ...odds(picture).map(({ code, chance }) => ({
      text: [
        `${say(`lockdown-contingency-${code}`)}: ${Math.round(chance * 100)} %`,
        say(`lockdown-contingency-${code}.text`),
        me ? say(`lockdown-table-code-you-${fateOf(code, me)}`) : '',
      ]
        .filter((it) => it !== '')
        .join(' '),
    })),
    ...picture.codes.map((it) => ({ id: ids.code(it.token), text: codeLabel(it, seatName) })),
  ]
}

/** What lies before me, in the order in which it is used. */
const myself = (me: CharacterPicture, picture: ComplexPicture, seatName: SeatName): Item[] =>
  kit.myself(BOOK, me, picture, [], (objective) => factsOf(objective as Objective, me, picture, seatName))

function somebody(it: CharacterPicture, picture: ComplexPicture, seatName: SeatName): Item {
  const { place } = it
  const at = place.at === 'room' ? picture.rooms.find((each) => each.number === place.room) : undefined
  const where = at
    ? roomCalled(at)
    : place.at === 'pod'
      ? say(`lockdown-pod-${place.pod}`)
      : (fatesOf(it)[0]?.words ?? '')
  const states = it.isDark ? [say('lockdown-table-dark')] : []
  const besides = [{ text: say('lockdown-table-knowledge', { n: it.knowledge }) }]
  return kit.somebody(BOOK, it, { where, states, besides }, seatName)
}

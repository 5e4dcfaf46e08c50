/** The whole visible table as nested lists: the same that is drawn, in words. */

import type { Item, Section } from '../../board/in-words'
import { say } from '../../texts/texts.svelte'
import type { Key } from '../../types/keys'
import type { Level } from '../../types/lockdown'
import { intrudersIn, peopleIn } from '../nemesis-kit/who'
import { fateOf, odds } from './codes'
import { INTRUDERS, TRACKS } from './content'
import { factsOf } from './facts'
import { ids } from './ids'
import {
  codeLabel,
  corridorLabel,
  elevatorLabel,
  entranceLabel,
  heldLabel,
  intruderLabel,
  objectLabel,
  personLabel,
  powerLabel,
  roomCalled,
  roomStates,
  roomTitle,
} from './labels'
import { entrancesAt, levelOf, WAYS } from './layouts/layouts'
import { fatesOf } from './me/marks'
import {
  cardName,
  cardText,
  intruderName,
  itemName,
  itemText,
  objectiveName,
  objectiveText,
  questText,
  weaknessName,
  weaknessText,
  woundName,
} from './names'
import { isLit, type CharacterPicture, type ComplexPicture, type HandCard, type RoomPicture } from './picture'
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
  const { round, phase, characters, actionsLeft, time, bag, left } = picture
  const onTurn = characters.find((it) => it.isOnTurn)
  const space = (n: number): string =>
    n === TRACKS['last-space'] ? say('lockdown-table-last-space') : String(n)
  return [
    {
      text:
        phase === null
          ? say('lockdown-table-band-round', { n: round })
          : say('lockdown-table-round', { n: round, phase: say(`lockdown-phase-${phase}`) }),
    },
    ...(onTurn
      ? [
          {
            text: say('lockdown-table-deed-to', {
              deed: seatName(onTurn.seat),
              room: say('lockdown-table-actions-left', { n: actionsLeft }),
            }),
          },
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
    ...roomsOf(null),
  ]
}

function room(it: RoomPicture, picture: ComplexPicture, seatName: SeatName): Item {
  const numbers = entrancesAt(picture.side, it.number)
  return {
    id: ids.room(it.number),
    text: [roomTitle(it), ...roomStates(it, picture)].join('. '),
    items: [
      ...peopleIn(it.number, picture).map((person) => ({
        id: ids.character(person.seat),
        text: personLabel(person, seatName),
      })),
      ...intrudersIn(it.number, picture).map((intruder) => ({
        id: ids.intruder(intruder.id),
        text: intruderLabel(intruder),
      })),
      ...it.objects.map((object) => ({
        id: ids.object(object.of === undefined ? object.object : `${object.object}-${object.of}`, it.number),
        text: objectLabel(object, seatName),
      })),
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

function cardLabel(card: HandCard): string {
  if (card.kind === 'action') return `${cardName(card.card)}: ${cardText(card.card)}`
  const state =
    card.scanned === null ? say('lockdown-table-not-scanned') : say(`lockdown-contamination-${card.scanned}`)
  return `${say('lockdown-table-contamination')}: ${state}`
}

/** What lies before me, in the order in which it is used. */
function myself(me: CharacterPicture, picture: ComplexPicture, seatName: SeatName): Item[] {
  const objectives = [...me.objectives.flatMap(({ objective }) => objective ?? []), ...picture.common]
  const carried = [
    ...me.inventory.flatMap(({ id, item }) =>
      item === null ? [] : [{ id, text: `${itemName(item)}: ${itemText(item)}` }],
    ),
    ...me.quests.map(({ item, isActive }) => ({
      id: ids.quest(item, me.seat),
      text: `${itemName(item)}: ${isActive ? itemText(item) : questText(item)}`,
    })),
  ]
  const list = (key: Key, items: Item[]): Item[] => (items.length > 0 ? [{ text: say(key), items }] : [])
  return [
    ...list(
      'lockdown-table-found',
      picture.found.flatMap(({ id, item }) =>
        item === null ? [] : [{ id, text: `${itemName(item)}: ${itemText(item)}` }],
      ),
    ),
    ...list(
      'lockdown-table-incoming',
      picture.incoming?.seat === me.seat ? [{ text: heldLabel(picture.incoming.held) }] : [],
    ),
    (me.hand ?? []).length > 0
      ? {
          text: say('lockdown-table-my-cards'),
          items: (me.hand ?? []).map((card) => ({ id: card.id, text: cardLabel(card) })),
        }
      : { text: say('lockdown-table-no-cards') },
    {
      text: say('lockdown-table-hands'),
      items: me.hands.map((held, n) => ({
        id: ids.held(n, me.seat),
        text: n < me.nHands ? heldLabel(held) : say('lockdown-table-lame-hand'),
      })),
    },
    ...list('lockdown-table-inventory', carried),
    ...objectives.map((objective) => ({
      id: ids.objective(objective),
      text: `${objectiveName(objective)}: ${objectiveText(objective)}`,
      items: factsOf(objective, me, picture, seatName).map((text) => ({ text })),
    })),
    ...list(
      'lockdown-table-discarded',
      me.discard.map((card) => ({
        text: card.kind === 'action' ? cardName(card.card) : say('lockdown-table-contamination'),
      })),
    ),
  ]
}

function somebody(it: CharacterPicture, picture: ComplexPicture, seatName: SeatName): Item {
  const { place } = it
  const at = place.at === 'room' ? picture.rooms.find((each) => each.number === place.room) : undefined
  const where = at
    ? roomCalled(at)
    : place.at === 'pod'
      ? say(`lockdown-pod-${place.pod}`)
      : (fatesOf(it)[0]?.words ?? '')
  const serious = it.seriousWounds.map(({ wound, isDressed }) =>
    isDressed ? `${woundName(wound)} (${say('lockdown-table-dressed')})` : woundName(wound),
  )
  const states = [
    it.isDark ? say('lockdown-table-dark') : '',
    it.hasSlime ? say('lockdown-table-has-slime') : '',
    it.hasLarva ? say('lockdown-table-has-larva') : '',
    it.hasSignal ? say('lockdown-table-has-signal') : '',
    it.hasPassed ? say('lockdown-table-passed') : '',
    it.isFirst ? say('lockdown-table-first-player') : '',
    it.isInCombat ? say('lockdown-table-combat') : '',
    it.hasResigned ? say('lockdown-table-resigned') : '',
  ].filter((state) => state !== '')
  return {
    id: ids.character(it.seat),
    text: personLabel(it, seatName),
    items: [
      { text: where },
      { text: say('lockdown-table-player-number', { n: it.player }) },
      { text: say('lockdown-table-piles', it.cards) },
      { text: say('lockdown-table-light-wounds', { n: it.lightWounds, most: TRACKS['light-wounds'] }) },
      {
        text: [
          say('lockdown-table-serious-wounds', {
            n: it.seriousWounds.length,
            most: TRACKS['serious-wounds'],
          }),
          ...serious,
        ].join(', '),
      },
      { text: say('lockdown-table-knowledge', { n: it.knowledge }) },
      ...(states.length > 0 ? [{ text: states.join(', ') }] : []),
      ...it.hands.map((held) => ({ text: heldLabel(held) })),
      ...it.inventory.map(({ item, back }) => ({
        text: item === null ? say(`lockdown-back-${back}`) : itemName(item),
      })),
    ],
  }
}

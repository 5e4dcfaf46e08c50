/** The whole visible table as nested lists: the same that is drawn, in words. */

import type { Item, Section } from '../../board/in-words'
import type { Key } from '../../types/keys'
import type { Network } from '../../types/nemesis'
import { say } from '../../texts/texts.svelte'
import {
  FIRES,
  HIBERNATION_OPENS,
  INTRUDERS,
  JUMP,
  LIGHT_WOUNDS,
  MALFUNCTIONS,
  SERIOUS_WOUNDS,
  SKULL,
} from './content'
import { factsOf } from './facts'
import { ids } from './ids'
import {
  corridorLabel,
  engineState,
  heldLabel,
  intruderCardUses,
  intruderLabel,
  networkLabel,
  objectLabel,
  personLabel,
  podLabel,
  roomStates,
  roomTitle,
} from './labels'
import { intrudersIn, peopleIn } from '../nemesis-kit/who'
import { GRAPHS } from './layouts/graph'
import { WAYS } from './layouts/layouts'
import {
  cardName,
  cardText,
  intruderCardName,
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
import type { CharacterPicture, HandCard, RoomPicture, ShipPicture } from './picture'
import { seenLines } from './seen'

type SeatName = (seat: number) => string

export function textBoard(picture: ShipPicture, mine: number[], seatName: SeatName): Section[] {
  const me = picture.characters.find(({ seat }) => mine.includes(seat))
  const seen = seenLines(picture)
  return [
    { title: say('nemesis-table-now'), items: now(picture, seatName) },
    ...(me ? [{ title: say('nemesis-table-page-me'), items: myself(me, picture, seatName) }] : []),
    {
      title: say('nemesis-table-crew'),
      items: picture.characters.map((it) => crew(it, picture, seatName)),
    },
    { title: say('nemesis-table-rooms'), items: picture.rooms.map((it) => room(it, picture, seatName)) },
    { title: say('nemesis-table-corridors'), items: corridors(picture) },
    { title: say('nemesis-table-page-systems'), items: systems(picture, seatName) },
    ...(seen.length > 0 ? [{ title: say('nemesis-table-seen'), items: seen.map((text) => ({ text })) }] : []),
  ]
}

/** Where the round stands, and who acts. */
function now({ round, phase, characters, actionsLeft, tracks }: ShipPicture, seatName: SeatName): Item[] {
  const onTurn = characters.find((it) => it.isOnTurn)
  return [
    {
      text:
        phase === null
          ? say('nemesis-table-band-round', { n: round })
          : say('nemesis-table-round', { n: round, phase: say(`nemesis-phase-${phase}`) }),
    },
    ...(onTurn
      ? [
          { text: say('nemesis-heard-turn-began', { seat: seatName(onTurn.seat) }) },
          { text: say('nemesis-table-actions-left', { n: actionsLeft }) },
        ]
      : []),
    { id: ids.timeTrack, text: say('nemesis-table-time', { n: JUMP - tracks.time }) },
  ]
}

function systems({ tracks, bag, board, pods, rooms }: ShipPicture, seatName: SeatName): Item[] {
  const kinds = INTRUDERS.map((kind) => ({ text: `${intruderName(kind)}: ${bag.kinds[kind]}` }))
  const bound = tracks.destinations?.[tracks.course]
  const course = say('nemesis-table-course', { course: tracks.course.toUpperCase() })
  const engines = rooms.flatMap(({ engine }) => (engine ? [engine] : []))
  return [
    {
      id: ids.selfDestruct,
      text:
        tracks.selfDestruct === null
          ? say('nemesis-table-self-destruct-off')
          : say('nemesis-table-self-destruct', { n: SKULL - tracks.selfDestruct }),
    },
    {
      text:
        tracks.time >= HIBERNATION_OPENS
          ? say('nemesis-table-chambers-open')
          : say('nemesis-table-chambers-in', { n: HIBERNATION_OPENS - tracks.time }),
    },
    {
      id: ids.course(tracks.course),
      text: bound ? `${course}: ${say(`nemesis-destination-${bound}`)}` : course,
    },
    {
      text: say('nemesis-table-engines'),
      items: engines
        .toSorted((a, b) => a.number - b.number)
        .map((engine) => ({ text: `${engine.number}: ${engineState(engine)}` })),
    },
    { text: say('nemesis-table-fires', { n: tracks.fires, most: FIRES }) },
    { text: say('nemesis-table-malfunctions', { n: tracks.malfunctions, most: MALFUNCTIONS }) },
    {
      text: say('nemesis-table-bag', { n: bag.total }),
      items: [...kinds, { text: `${say('nemesis-table-blank')}: ${bag.blank}` }],
    },
    {
      text: board.isNestDestroyed
        ? say('nemesis-table-nest-destroyed')
        : say('nemesis-table-nest', { n: board.eggs }),
    },
    {
      text: say('nemesis-table-weaknesses'),
      items: board.weaknesses.map(({ object, weakness }) => ({
        text: `${say(`nemesis-object-${object}`)}: ${
          weakness === null ? '?' : `${weaknessName(weakness)}. ${weaknessText(weakness)}`
        }`,
      })),
    },
    {
      text: pods.length > 0 ? say('nemesis-table-pods') : say('nemesis-table-no-pods'),
      items: pods.map((pod) => ({ id: ids.pod(pod.number), text: podLabel(pod, seatName) })),
    },
  ]
}

export function cardLabel(card: HandCard): string {
  if (card.kind === 'action') return `${cardName(card.card)}: ${cardText(card.card)}`
  const name = say('nemesis-table-contamination')
  const state =
    card.scanned === null ? say('nemesis-table-not-scanned') : say(`nemesis-contamination-${card.scanned}`)
  return `${name}: ${state}`
}

/** What lies before me, in the order in which it is used. */
function myself(me: CharacterPicture, picture: ShipPicture, seatName: SeatName): Item[] {
  const objectives = [
    ...me.objectives.flatMap(({ objective }) => (objective === null ? [] : [objective])),
    ...picture.common,
  ]
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
      'nemesis-table-found',
      picture.found.flatMap(({ id, item }) =>
        item === null ? [] : [{ id, text: `${itemName(item)}: ${itemText(item)}` }],
      ),
    ),
    ...list(
      'nemesis-table-incoming',
      picture.incoming?.seat === me.seat ? [{ text: heldLabel(picture.incoming.held) }] : [],
    ),
    ...list(
      'nemesis-table-intruder-cards',
      picture.intruderCards.map((card) => ({
        id: ids.laid(card),
        text: `${intruderCardName(card)}: ${Object.values(intruderCardUses(card)).join('. ')}`,
      })),
    ),
    ...(me.leads === null ? [] : [{ text: say('nemesis-table-leader-aim') }]),
    (me.hand ?? []).length > 0
      ? {
          text: say('nemesis-table-my-cards'),
          items: (me.hand ?? []).map((card) => ({ id: card.id, text: cardLabel(card) })),
        }
      : { text: say('nemesis-table-no-cards') },
    {
      text: say('nemesis-table-hands'),
      items: me.hands.map((held, n) => ({
        id: ids.held(n, me.seat),
        text: n < me.nHands ? heldLabel(held) : say('nemesis-table-lame-hand'),
      })),
    },
    ...list('nemesis-table-inventory', carried),
    ...objectives.map((objective) => ({
      text: `${objectiveName(objective)}: ${objectiveText(objective)}`,
      items: factsOf(objective, me, picture, seatName).map((text) => ({ text })),
    })),
    ...list(
      'nemesis-table-discarded',
      me.discard.map((card) => ({
        text: card.kind === 'action' ? cardName(card.card) : say('nemesis-table-contamination'),
      })),
    ),
  ]
}

/** Where somebody is who is in no room that is known. */
function placeName(place: CharacterPicture['place']): string {
  if (place.at === 'room') return String(place.room)
  return place.at === 'pod'
    ? say('nemesis-table-in-pod', { n: place.pod })
    : say(`nemesis-table-is-${place.at}`)
}

function crew(it: CharacterPicture, picture: ShipPicture, seatName: SeatName): Item {
  const { place } = it
  const at = place.at === 'room' ? picture.rooms.find((room) => room.number === place.room) : undefined
  const where = at ? roomTitle(at) : placeName(place)
  const serious = it.seriousWounds.map(({ wound, isDressed }) =>
    isDressed ? `${woundName(wound)} (${say('nemesis-table-dressed')})` : woundName(wound),
  )
  const states = [
    it.hasSlime ? say('nemesis-table-has-slime') : '',
    it.hasLarva ? say('nemesis-table-has-larva') : '',
    it.hasSignal ? say('nemesis-table-has-signal') : '',
    it.hasPassed ? say('nemesis-table-passed') : '',
    it.isFirst ? say('nemesis-table-first-player') : '',
    it.isInCombat ? say('nemesis-table-combat') : '',
    it.hasResigned ? say('nemesis-table-resigned') : '',
  ].filter((state) => state !== '')
  return {
    id: ids.character(it.seat),
    text: personLabel(it, seatName),
    items: [
      { text: where },
      { text: say('nemesis-table-player-number', { n: it.player }) },
      { text: say('nemesis-table-piles', it.cards) },
      { text: say('nemesis-table-light-wounds', { n: it.lightWounds, most: LIGHT_WOUNDS }) },
      {
        text: [
          say('nemesis-table-serious-wounds', { n: it.seriousWounds.length, most: SERIOUS_WOUNDS }),
          ...serious,
        ].join(', '),
      },
      ...(states.length > 0 ? [{ text: states.join(', ') }] : []),
      ...it.hands.map((held) => ({ text: heldLabel(held) })),
      ...it.inventory.map(({ item, back }) => ({
        text: item === null ? say(`nemesis-back-${back}`) : itemName(item),
      })),
    ],
  }
}

function room(it: RoomPicture, picture: ShipPicture, seatName: SeatName): Item {
  return {
    id: ids.room(it.number),
    text: [roomTitle(it), ...roomStates(it)].join('. '),
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
    ],
  }
}

function corridors(picture: ShipPicture): Item[] {
  const networks: Network[] = picture.side === 'basic' ? ['red'] : ['red', 'blue']
  return [
    ...networks.map((network) => ({
      id: ids.network(network),
      text: networkLabel(network, networks.length === 1, picture.noisyNetworks.includes(network)),
      items: GRAPHS[picture.side].entrances
        .filter((it) => it.network === network)
        .flatMap(({ room: number, numbers }) => {
          const at = picture.rooms.find((it) => it.number === number)
          return at ? [{ text: `${roomTitle(at)}: ${numbers.join(', ')}` }] : []
        }),
    })),
    ...WAYS[picture.side].map((way) => ({
      id: ids.corridor(way.room, way.number),
      text: corridorLabel(
        way,
        picture.corridors.find((it) => it.room === way.room && it.number === way.number),
        picture.rooms,
      ),
    })),
  ]
}

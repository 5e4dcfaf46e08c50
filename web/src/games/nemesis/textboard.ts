/** The whole visible table as nested lists: the same that is drawn, in words. */

import type { Item, Section } from '../../board/in-words'
import { say } from '../../texts/texts.svelte'
import { JUMP, LIGHT_WOUNDS, MOST_MARKERS, SERIOUS_WOUNDS, SKULL } from './content'
import { ids } from './ids'
import {
  corridorLabel,
  intruderLabel,
  intrudersIn,
  networkLabel,
  objectLabel,
  peopleIn,
  personLabel,
  podLabel,
  roomStates,
  roomTitle,
} from './labels'
import { WAYS } from './layouts/layouts'
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
  woundName,
} from './names'
import type { CharacterPicture, HandCard, Held, RoomPicture, ShipPicture } from './picture'
import { INTRUDERS, type Network } from './words'

type SeatName = (seat: number) => string

export function textBoard(picture: ShipPicture, mine: number[], seatName: SeatName): Section[] {
  const me = picture.characters.find(({ seat }) => mine.includes(seat))
  return [
    { title: say('nemesis-table-page-systems'), items: systems(picture, seatName) },
    ...(me ? [{ title: say('nemesis-table-page-me'), items: myself(me) }] : []),
    {
      title: say('nemesis-table-crew'),
      items: picture.characters.map((it) => crew(it, picture, seatName)),
    },
    { title: say('nemesis-table-rooms'), items: picture.rooms.map((it) => room(it, picture, seatName)) },
    { title: say('nemesis-table-corridors'), items: corridors(picture) },
  ]
}

function systems({ tracks, bag, board, pods, phase, round }: ShipPicture, seatName: SeatName): Item[] {
  const kinds = INTRUDERS.map((kind) => ({ text: `${intruderName(kind)}: ${bag.kinds[kind]}` }))
  const bound = tracks.destinations?.[tracks.course]
  const course = say('nemesis-table-course', { course: tracks.course.toUpperCase() })
  return [
    { text: say('nemesis-table-round', { n: round, phase: say(`nemesis-phase-${phase}`) }) },
    { id: ids.timeTrack, text: say('nemesis-table-time', { n: JUMP - tracks.time }) },
    {
      id: ids.selfDestruct,
      text:
        tracks.selfDestruct === null
          ? say('nemesis-table-self-destruct-off')
          : say('nemesis-table-self-destruct', { n: SKULL - tracks.selfDestruct }),
    },
    {
      id: ids.course(tracks.course),
      text: bound ? `${course}: ${say(`nemesis-destination-${bound}`)}` : course,
    },
    { text: say('nemesis-table-fires', { n: tracks.fires, most: MOST_MARKERS }) },
    { text: say('nemesis-table-malfunctions', { n: tracks.malfunctions, most: MOST_MARKERS }) },
    {
      text: say('nemesis-table-bag', { n: bag.total }),
      items: [...kinds, { text: `${say('nemesis-table-blank')}: ${bag.blank}` }],
    },
    {
      text: say('nemesis-table-weaknesses'),
      items: board.weaknesses.map(({ object, weakness }) => ({
        text: `${say(`nemesis-object-${object}`)}: ${weakness === null ? '?' : weaknessName(weakness)}`,
      })),
    },
    {
      text: say('nemesis-table-pods'),
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

export function heldLabel(held: Held[] | null): string {
  if (held === null) return say('nemesis-table-empty-hand')
  const names = held.map((it) => {
    if (it.held === 'object') return say(`nemesis-table-object-${it.object}`)
    const ammo = it.capacity > 0 ? ` (${say('nemesis-table-ammo', { n: it.ammo, most: it.capacity })})` : ''
    return itemName(it.item) + ammo
  })
  return names.join(', ')
}

function myself(me: CharacterPicture): Item[] {
  return [
    ...(me.hand ?? []).map((card) => ({ id: card.id, text: cardLabel(card) })),
    ...me.hands.map((held, n) => ({ id: ids.held(n, me.seat), text: heldLabel(held) })),
    ...me.inventory.flatMap(({ id, item }) =>
      item === null ? [] : [{ id, text: `${itemName(item)}: ${itemText(item)}` }],
    ),
    ...me.quests.map(({ item, isActive }) => ({
      id: ids.quest(item, me.seat),
      text: `${itemName(item)}: ${isActive ? itemText(item) : questText(item)}`,
    })),
    ...me.objectives.flatMap(({ objective }) =>
      objective === null ? [] : [{ text: `${objectiveName(objective)}: ${objectiveText(objective)}` }],
    ),
  ]
}

function crew(it: CharacterPicture, picture: ShipPicture, seatName: SeatName): Item {
  const { place } = it
  const at = place.at === 'room' ? picture.rooms.find((room) => room.number === place.room) : undefined
  const where = at
    ? roomTitle(at)
    : place.at === 'pod'
      ? say('nemesis-table-in-pod', { n: place.pod })
      : say(`nemesis-table-is-${place.at}`)
  const serious = it.seriousWounds.map(({ wound, isDressed }) =>
    isDressed ? `${woundName(wound)} (${say('nemesis-table-dressed')})` : woundName(wound),
  )
  const states = [
    it.hasSlime ? say('nemesis-table-has-slime') : '',
    it.hasLarva ? say('nemesis-table-has-larva') : '',
    it.hasSignal ? say('nemesis-table-has-signal') : '',
    it.hasPassed ? say('nemesis-table-passed') : '',
    it.isFirst ? say('nemesis-table-first-player') : '',
  ].filter((state) => state !== '')
  return {
    id: ids.character(it.seat),
    text: personLabel(it, seatName),
    items: [
      { text: where },
      { text: say('nemesis-table-hand-cards', { n: it.cards.hand }) },
      { text: say('nemesis-table-light-wounds', { n: it.lightWounds, most: LIGHT_WOUNDS }) },
      {
        text: [
          say('nemesis-table-serious-wounds', { n: it.seriousWounds.length, most: SERIOUS_WOUNDS }),
          ...serious,
        ].join(', '),
      },
      ...it.hands.map((held) => ({ text: heldLabel(held) })),
      ...(states.length > 0 ? [{ text: states.join(', ') }] : []),
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
    })),
    ...WAYS[picture.side].map((way) => ({
      id: ids.corridor(way.room, way.number),
      text: corridorLabel(
        way,
        picture.corridors.find((it) => it.room === way.room && it.number === way.number),
      ),
    })),
  ]
}

/** The whole visible table as nested lists: the same that is drawn, in words. */

import type { Item, Section } from '../../board/in-words'
import type { Network, Objective } from '../../types/nemesis'
import { say } from '../../texts/texts.svelte'
import { FIRES, HIBERNATION_OPENS, INTRUDERS, JUMP, MALFUNCTIONS, SKULL } from './content'
import { factsOf } from './facts'
import * as kit from '../nemesis-kit/textboard'
import { BOOK } from './book'
import { ids } from './ids'
import {
  corridorLabel,
  engineState,
  intruderCardUses,
  networkLabel,
  podLabel,
  roomStates,
  roomTitle,
} from './labels'
import { GRAPHS } from './layouts/graph'
import { WAYS } from './layouts/layouts'
import { intruderCardName, intruderName, weaknessName, weaknessText } from './names'
import type { CharacterPicture, RoomPicture, ShipPicture } from './picture'
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
    { text: kit.roundNow(BOOK, round, phase) },
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

/** What lies before me, in the order in which it is used. */
function myself(me: CharacterPicture, picture: ShipPicture, seatName: SeatName): Item[] {
  const cards = picture.intruderCards.map((card) => ({
    id: ids.laid(card),
    text: `${intruderCardName(card)}: ${Object.values(intruderCardUses(card)).join('. ')}`,
  }))
  const besides = [
    ...(cards.length > 0 ? [{ text: say('nemesis-table-intruder-cards'), items: cards }] : []),
    ...(me.leads === null ? [] : [{ text: say('nemesis-table-leader-aim') }]),
  ]
  return kit.myself(BOOK, me, picture, besides, (objective) =>
    factsOf(objective as Objective, me, picture, seatName),
  )
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
  return kit.somebody(BOOK, it, { where, states: [], besides: [] }, seatName)
}

function room(it: RoomPicture, picture: ShipPicture, seatName: SeatName): Item {
  return {
    id: ids.room(it.number),
    text: [roomTitle(it), ...roomStates(it)].join('. '),
    items: kit.inRoom(BOOK, it, picture, seatName),
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

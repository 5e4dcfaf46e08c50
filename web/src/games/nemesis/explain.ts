/** What something on the table is: its name, what it does, what is there now, and its rule. */

import { say } from '../../texts/texts.svelte'
import type { Explained } from '../game'
import { explainedAlike, inCapitals, type Chapters } from '../nemesis-kit/explain'
import { picture } from './adapter'
import {
  CHARACTERS,
  CHARACTER_PRINTS,
  FIRES,
  INTRUDERS,
  INTRUDER_CARDS,
  OBJECTIVES,
  MALFUNCTIONS,
  ROOM_PRINTS,
} from './content'
import { factsOf, objectiveRule } from './facts'
import { BOOK } from './book'
import { ids } from './ids'
import {
  corridorLabel,
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
import { WAYS } from './layouts/layouts'
import {
  cardGist,
  cardName,
  characterName,
  intruderCardName,
  intruderName,
  itemName,
  itemText,
  objectiveName,
  objectiveText,
  roomText,
} from './names'
import type { ShipPicture } from './picture'
import type { Network, View } from '../../types/nemesis'

type SeatName = (seat: number) => string

export function explain(id: string, view: View, seatName: SeatName): Explained | null {
  return inCapitals(about(id, view, seatName))
}

/** Where the book tells of what Lockdown has too. */
const CHAPTERS: Chapters = {
  card: 'NEM-5.4',
  contamination: 'NEM-13.1',
  item: 'NEM-16.1',
  quest: 'NEM-16.50',
  hand: 'NEM-16.5',
  object: 'NEM-16.1',
  intruder: 'NEM-11.15',
}

function about(id: string, view: View, seatName: SeatName): Explained | null {
  const [, kind = '', name = ''] = id.split(':')
  const ship = picture(view)
  switch (kind) {
    case 'room':
      return room(Number(name), ship, seatName)
    case 'corridor':
      return corridor(name, ship)
    case 'technical':
      return {
        title: networkLabel(name as Network, ship.side === 'basic', false),
        lines: [
          ship.noisyNetworks.includes(name as Network)
            ? say('nemesis-table-noise')
            : say('nemesis-table-quiet'),
        ],
        rule: 'NEM-8.1',
      }
    case 'pod': {
      const pod = ship.pods.find(({ number }) => number === Number(name))
      return pod
        ? { title: podLabel(pod, seatName), lines: [say('nemesis-table-about-pod')], rule: 'NEM-18.1' }
        : null
    }
    case 'character': {
      const person = ship.characters.find(({ seat }) => seat === Number(name))
      return person
        ? { title: personLabel(person, seatName), lines: person.hands.map(heldLabel), rule: 'NEM-1.11' }
        : null
    }
    case 'draft':
      return drafted(name)
    case 'laid':
      return laid(name)
    case 'objective':
      return objective(name, ship, seatName)
    default:
      return explainedAlike(BOOK, CHAPTERS, id, ship, seatName) ?? system(id, ship)
  }
}

function room(number: number, ship: ShipPicture, seatName: SeatName): Explained | null {
  const it = ship.rooms.find((each) => each.number === number)
  if (!it) return null
  const here = [
    ...peopleIn(number, ship).map((person) => personLabel(person, seatName)),
    ...intrudersIn(number, ship).map(intruderLabel),
    ...it.objects.map((object) => objectLabel(object, seatName)),
  ]
  return {
    title: roomTitle(it),
    lines: [
      ...(it.room === null ? [] : [roomText(it.room)]),
      ...roomStates(it),
      ...(here.length > 0 ? [say('nemesis-table-here', { list: here.join(', ') })] : []),
    ],
    rule: it.isExplored && it.room !== null ? ROOM_PRINTS[it.room].rule : 'NEM-6.12',
  }
}

function corridor(name: string, ship: ShipPicture): Explained | null {
  const way = WAYS[ship.side].find(({ passage }) => passage === name)
  if (!way) return null
  const it = ship.corridors.find(({ room: at, number }) => at === way.room && number === way.number)
  return {
    title: corridorLabel(way, it, ship.rooms),
    lines: [say('nemesis-table-about-corridor')],
    rule: 'NEM-7.3',
  }
}

/** Somebody whom one may be: what they carry, and what only their cards do. */
function drafted(name: string): Explained | null {
  const known = CHARACTERS.find((it) => it === name)
  if (!known) return null
  const { weapon, cards } = CHARACTER_PRINTS[known]
  return {
    title: characterName(known),
    lines: [
      `${itemName(weapon)}: ${itemText(weapon)}`,
      ...cards.map((each) => `${cardName(each)}: ${cardGist(each)}`),
    ],
    rule: 'NEM-3.21',
  }
}

/** A card of the intruders. */
function laid(name: string): Explained | null {
  const known = INTRUDER_CARDS.find((it) => it === name)
  if (!known) return null
  return {
    title: intruderCardName(known),
    lines: Object.values(intruderCardUses(known)),
    rule: 'NEM-22.23',
  }
}

/** What has to be true at the end, and how that stands. */
function objective(name: string, ship: ShipPicture, seatName: SeatName): Explained | null {
  const known = OBJECTIVES.find((it) => it === name)
  const owner = ship.characters.find(({ objectives }) => objectives.some((it) => it.objective === known))
  if (!known || !owner) return null
  return {
    title: objectiveName(known),
    lines: [objectiveText(known), ...factsOf(known, owner, ship, seatName)],
    rule: objectiveRule(known, owner),
  }
}

function system(id: string, { tracks, bag }: ShipPicture): Explained | null {
  if (id === ids.timeTrack) {
    return {
      title: say('nemesis-table-time-to-jump'),
      lines: [say('nemesis-table-about-time')],
      rule: 'NEM-19.4',
    }
  }
  if (id === ids.selfDestruct) {
    return {
      title: say('nemesis-table-self-destruct-name'),
      lines: [say('nemesis-table-about-self-destruct')],
      rule: 'NEM-19.5',
    }
  }
  if (id === ids.coordinates || id.startsWith('place:course:')) {
    return {
      title: say('nemesis-table-destination'),
      lines: [say('nemesis-table-about-course')],
      rule: 'NEM-17.47',
    }
  }
  if (id === ids.bag) {
    const kinds = INTRUDERS.map((kind) => `${intruderName(kind)}: ${bag.kinds[kind]}`)
    return {
      title: say('nemesis-table-bag', { n: bag.total }),
      lines: [say('nemesis-table-about-bag'), ...kinds],
      rule: 'NEM-4.28',
    }
  }
  if (id === ids.markers('fire')) {
    return {
      title: say('nemesis-exploration-fire'),
      lines: [say('nemesis-table-fires', { n: tracks.fires, most: FIRES })],
      rule: 'NEM-9.7',
    }
  }
  if (id === ids.markers('malfunction')) {
    return {
      title: say('nemesis-exploration-malfunction'),
      lines: [say('nemesis-table-malfunctions', { n: tracks.malfunctions, most: MALFUNCTIONS })],
      rule: 'NEM-9.15',
    }
  }
  return null
}

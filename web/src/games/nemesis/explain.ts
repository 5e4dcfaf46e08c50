/** What something on the table is: its name, what it does, what is there now, and its rule. */

import { say } from '../../texts/texts.svelte'
import type { Explained } from '../game'
import { picture } from './adapter'
import {
  ACTION_CARDS,
  CARD_PRINTS,
  CHARACTERS,
  CHARACTER_PRINTS,
  FIRES,
  INTRUDERS,
  INTRUDER_CARDS,
  OBJECTIVES,
  ITEMS,
  MALFUNCTIONS,
  ROOM_PRINTS,
} from './content'
import { factsOf, objectiveRule } from './facts'
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
  cardText,
  characterName,
  combatName,
  intruderCardName,
  intruderName,
  itemName,
  itemText,
  objectiveName,
  objectiveText,
  questText,
  roomText,
} from './names'
import type { ShipPicture } from './picture'
import type { Network, View } from '../../types/nemesis'

type SeatName = (seat: number) => string

export function explain(id: string, view: View, seatName: SeatName): Explained | null {
  const it = about(id, view, seatName)
  return it && { ...it, title: capital(it.title), lines: it.lines.map(capital) }
}

/** Words that stand within sentences elsewhere begin a line here. */
const capital = (line: string): string => line.charAt(0).toUpperCase() + line.slice(1)

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
    case 'intruder':
      return intruder(Number(name), ship)
    case 'draft':
      return drafted(name)
    case 'card':
      return card(name.split('#')[0] ?? '')
    case 'item':
    case 'quest':
      return item(name.split('#')[0] ?? '', kind === 'quest')
    case 'found':
      return item(ship.found[Number(name)]?.item ?? '', false)
    case 'hand':
      return hand(id, ship)
    case 'laid':
      return laid(name)
    case 'objective':
      return objective(name, ship, seatName)
    case 'object': {
      const at = ship.rooms.find(({ number }) => number === Number(id.split(':')[3]))
      const object = at?.objects.find((it) => name.startsWith(it.object))
      return object
        ? {
            title: objectLabel(object, seatName),
            lines: [say('nemesis-table-about-object')],
            rule: 'NEM-16.1',
          }
        : null
    }
    default:
      return system(id, ship)
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

function intruder(id: number, ship: ShipPicture): Explained | null {
  const it = ship.intruders.find((each) => each.id === id)
  if (!it) return null
  return { title: intruderLabel(it), lines: [say('nemesis-table-about-intruder')], rule: 'NEM-11.15' }
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

function card(name: string): Explained | null {
  const known = ACTION_CARDS.find((it) => it === name)
  if (!known) {
    return {
      title: say('nemesis-table-contamination'),
      lines: [say('nemesis-table-about-contamination')],
      rule: 'NEM-13.1',
    }
  }
  const print = CARD_PRINTS[known]
  const lines = [cardText(known), say('nemesis-table-costs', { n: print.cost }), combatName(print.combat)]
  return { title: cardName(known), lines, rule: 'NEM-5.4', card: { name: known, notes: [] } }
}

function item(name: string, isQuest: boolean): Explained | null {
  const known = ITEMS.find((it) => it === name)
  if (!known) return null
  const notes = isQuest ? [say('nemesis-table-to-activate', { how: questText(known) })] : []
  return {
    title: itemName(known),
    lines: [itemText(known), ...notes],
    rule: isQuest ? 'NEM-16.50' : 'NEM-16.1',
    card: { name: known, notes },
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

/** What is in a hand: `thing:hand:0#4`. */
function hand(id: string, ship: ShipPicture): Explained | null {
  const held = ship.characters
    .flatMap(({ seat, hands }) => hands.map((it, n) => ({ id: ids.held(n, seat), it })))
    .find((each) => each.id === id)
  if (!held) return null
  const texts = (held.it ?? []).flatMap((it) => (it.held === 'item' ? [itemText(it.item)] : []))
  return { title: heldLabel(held.it), lines: texts, rule: 'NEM-16.5' }
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

/** What something on the table is: its name, what it does, what is there now, and its rule. */

import { say } from '../../texts/texts.svelte'
import type { Character, View } from '../../types/lockdown'
import type { Explained } from '../game'
import { explainedAlike, inCapitals, type Chapters } from '../nemesis-kit/explain'
import { intrudersIn, peopleIn } from '../nemesis-kit/who'
import { picture } from './adapter'
import { CHARACTERS, CHARACTER_PRINTS, INTRUDERS, OBJECTIVES, ROOM_PRINTS } from './content'
import { factsOf } from './facts'
import { BOOK } from './book'
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
  roomStates,
  roomTitle,
} from './labels'
import { entrancesAt, WAYS } from './layouts/layouts'
import {
  cardGist,
  cardName,
  characterName,
  intruderName,
  itemName,
  itemText,
  objectiveName,
  objectiveText,
  roomText,
  weaknessName,
  weaknessText,
} from './names'
import { isLit, type ComplexPicture } from './picture'
import { nextOff } from './systems/foretold'

type SeatName = (seat: number) => string

export function explain(id: string, view: View, seatName: SeatName): Explained | null {
  return inCapitals(about(id, picture(view), seatName))
}

/** Where the book tells of what Nemesis has too. */
const CHAPTERS: Chapters = {
  card: 'LOC-5.4',
  contamination: 'LOC-13.1',
  item: 'LOC-17.3',
  quest: 'LOC-17.60',
  hand: 'LOC-17.4',
  object: 'LOC-17.1',
  intruder: 'LOC-11.16',
}

/** Where the book tells of the characters of its own box; those of Nemesis are guests. */
const CHARACTER_RULES: Partial<Record<Character, string>> = {
  survivor: 'LOC-37.1',
  'lab-rat': 'LOC-37.2',
  sentry: 'LOC-37.3',
  janitor: 'LOC-37.4',
  xenobiologist: 'LOC-37.5',
  hacker: 'LOC-37.6',
}

function about(id: string, complex: ComplexPicture, seatName: SeatName): Explained | null {
  const [, kind = '', name = ''] = id.split(':')
  switch (kind) {
    case 'room':
      return room(Number(name), complex, seatName)
    case 'corridor':
      return corridor(name, complex)
    case 'entrance':
      return {
        title: entranceLabel(
          Number(name),
          entrancesAt(complex.side, Number(name)),
          complex.hasTechnicalNoise,
        ),
        lines: [],
        rule: 'LOC-8.20',
      }
    case 'power': {
      const it = complex.power.find(({ area }) => area === name)
      return it ? { title: powerLabel(it), lines: [nextOff(complex.time)], rule: 'LOC-16.31' } : null
    }
    case 'elevator':
      return {
        title: elevatorLabel(complex.elevator, isLit(complex, 'elevator')),
        lines: [],
        rule: 'LOC-8.10',
      }
    case 'code': {
      const it = complex.codes.find(({ token }) => token === Number(name))
      const lines = it?.code ? [say(`lockdown-contingency-${it.code}.text`)] : []
      return it ? { title: codeLabel(it, seatName), lines, rule: 'LOC-22.8' } : null
    }
    case 'weakness': {
      const it = complex.weaknesses[Number(name)]
      if (!it) return null
      return it.weakness === null
        ? { title: say('lockdown-table-weakness-hidden'), lines: [], rule: 'LOC-15.20' }
        : { title: weaknessName(it.weakness), lines: [weaknessText(it.weakness)], rule: 'LOC-15.21' }
    }
    case 'character': {
      const person = complex.characters.find(({ seat }) => seat === Number(name))
      return person
        ? {
            title: personLabel(person, seatName),
            lines: [say('lockdown-table-knowledge', { n: person.knowledge }), ...person.hands.map(heldLabel)],
            rule: 'LOC-1.6',
          }
        : null
    }
    case 'draft':
      return drafted(name)
    case 'objective':
      return objective(name, complex, seatName)
    default:
      return explainedAlike(BOOK, CHAPTERS, id, complex, seatName) ?? system(id, complex)
  }
}

function room(number: number, complex: ComplexPicture, seatName: SeatName): Explained | null {
  const it = complex.rooms.find((each) => each.number === number)
  if (!it) return null
  const here = [
    ...peopleIn(number, complex).map((person) => personLabel(person, seatName)),
    ...intrudersIn(number, complex).map(intruderLabel),
    ...it.objects.map((object) => objectLabel(object, seatName)),
  ]
  return {
    title: roomTitle(it),
    lines: [
      ...(it.room === null ? [] : [roomText(it.room)]),
      ...roomStates(it, complex),
      ...(here.length > 0 ? [say('lockdown-table-here', { list: here.join(', ') })] : []),
    ],
    rule: (it.isExplored && it.room !== null ? ROOM_PRINTS[it.room].rules[0] : undefined) ?? 'LOC-6.21',
  }
}

function corridor(name: string, complex: ComplexPicture): Explained | null {
  const way = WAYS[complex.side].find(({ passage }) => passage === name)
  if (!way) return null
  const it = complex.corridors.find(({ room: at, number }) => at === way.room && number === way.number)
  return {
    title: corridorLabel(way, it, complex.rooms),
    lines: [say('lockdown-table-about-corridor')],
    rule: 'LOC-7.3',
  }
}

/** Somebody whom one may be: what they carry, and what only their cards do. */
function drafted(name: string): Explained | null {
  const known = CHARACTERS.find((it) => it === name)
  if (!known) return null
  const print = CHARACTER_PRINTS[known]
  const starts = print['starting-item']
  return {
    title: characterName(known),
    lines: [
      ...(starts === null ? [] : [`${itemName(starts)}: ${itemText(starts)}`]),
      say('lockdown-table-knowledge', { n: print.knowledge }),
      ...print.cards.map((each) => `${cardName(each)}: ${cardGist(each)}`),
    ],
    rule: CHARACTER_RULES[known] ?? 'LOC-25.40',
  }
}

/** What has to be true at the end, and how that stands. */
function objective(name: string, complex: ComplexPicture, seatName: SeatName): Explained | null {
  const known = OBJECTIVES.find((it) => it === name)
  const owner = complex.characters.find(({ objectives }) => objectives.some((it) => it.objective === known))
  if (!known || !owner) return null
  return {
    title: objectiveName(known),
    lines: [objectiveText(known), ...factsOf(known, owner, complex, seatName)],
    rule: 'LOC-24.1',
  }
}

function system(id: string, complex: ComplexPicture): Explained | null {
  const { time, bag, left } = complex
  if (id === ids.timeTrack || id.startsWith('place:time:'))
    return {
      title: say('lockdown-table-space', { n: time.space }),
      lines: [
        say(time.backup === 'on' ? 'lockdown-table-time-backup-on' : 'lockdown-table-time-backup-off'),
        nextOff(time),
      ],
      rule: 'LOC-16.30',
    }
  if (id.startsWith('thing:css:'))
    return {
      title: say('lockdown-table-part-css', { n: id.split(':')[2] ?? '' }),
      lines: [],
      rule: 'LOC-20.20',
    }
  if (id === ids.gate)
    return {
      title: say(complex.isGateOpen ? 'lockdown-table-gate-open' : 'lockdown-table-gate-closed'),
      lines: complex.isGateOpen ? [] : [say('lockdown-table-gate-opens')],
      rule: 'LOC-20.30',
    }
  if (id === ids.rover) return { title: say('lockdown-table-rover'), lines: [], rule: 'LOC-20.33' }
  if (id === ids.bunker) return { title: say('lockdown-table-bunker'), lines: [], rule: 'LOC-20.35' }
  if (id === ids.technical) return { title: say('lockdown-table-technical'), lines: [], rule: 'LOC-8.20' }
  if (id === ids.bag) {
    const kinds = INTRUDERS.map((kind) => `${intruderName(kind)}: ${bag.kinds[kind]}`)
    return { title: say('lockdown-table-bag', { n: bag.total }), lines: kinds, rule: 'LOC-4.45' }
  }
  if (id === ids.markers('fire'))
    return {
      title: say('lockdown-exploration-fire'),
      lines: [say('lockdown-table-left-fire', { n: left.fire[0], of: left.fire[1] })],
      rule: 'LOC-9.7',
    }
  if (id === ids.markers('malfunction'))
    return {
      title: say('lockdown-exploration-malfunction'),
      lines: [say('lockdown-table-left-malfunction', { n: left.malfunction[0], of: left.malfunction[1] })],
      rule: 'LOC-9.13',
    }
  return null
}

/** A view as it is drawn: the same facts, with places on the ground and in the light. */

import { PRINTED } from '../../printed/aliens'
import type {
  Card,
  Character,
  EnemyView,
  FigureView,
  Mission,
  PrintedCharacter,
  PrintedSide,
  Square,
  View,
} from '../../types/aliens'
import { groundOf, placeOf, type Ground, type Place } from './ground'

export interface FigurePicture {
  it: FigureView
  character: Character
  /** Who plays the hero; nobody plays a grunt. */
  seat: number | null
  at: Place
  isDown: boolean
  isActive: boolean
  hasActed: boolean
  /** Everything that the character carries, weapons first. */
  worn: Card[]
  print: PrintedSide
}

export interface EnemyPicture {
  it: EnemyView
  at: Place
  isSeen: boolean
  /** How many Aliens stand there: the model, and one for each token under it. */
  n: number
}

export interface Picture {
  view: View
  ground: Ground
  /** How bright each square is that somebody sees, by its place. */
  light: Map<string, number>
  /** Those on the boards. */
  figures: FigurePicture[]
  /** All who take part, heroes first, wherever they are by now. */
  squad: FigurePicture[]
  enemies: EnemyPicture[]
}

const known = new WeakMap<View, Picture>()

export function picture(view: View): Picture {
  const before = known.get(view)
  if (before) return before
  const made = drawn(view)
  known.set(view, made)
  return made
}

export const keyOf = ({ x, y }: Place): string => `${x},${y}`

export function missionOf({ setup }: View): Mission {
  return (setup.options.find(([name]) => name === 'mission')?.[1] ?? 'newt') as Mission
}

const PRINTS = new Map(PRINTED.characters.map((it) => [it.character, it]))

export function printOf(character: Character): PrintedCharacter {
  const print = PRINTS.get(character)
  if (!print) throw new Error(`There is no character ${character}`)
  return print
}

/** Whether somebody of the squad sees a square. */
export function isSeen({ seen }: View, { board, column, row }: Square): boolean {
  return (((seen[board - 1]?.[row - 1] ?? 0) >> (column - 1)) & 1) === 1
}

export const isOnBoard = ({ condition }: FigureView): boolean =>
  condition === 'standing' || condition === 'knocked-down'

function drawn(view: View): Picture {
  const ground = groundOf(missionOf(view))
  const takesPart = view.figures.filter(({ character, condition }) =>
    view.phase === 'setup' ? ground.print.characters.includes(character) : condition !== 'absent',
  )
  const all = takesPart.map((it): FigurePicture => figure(it, view, ground))
  const squad = [...all].sort((a, b) => (a.seat ?? 99) - (b.seat ?? 99))
  const figures = all.filter(({ it }) => isOnBoard(it))
  const enemies = view.enemies.map((it) => ({
    it,
    at: placeOf(ground, it.square),
    isSeen: isSeen(view, it.square),
    n: it.kind === 'alien' ? it.tokens + 1 : 1,
  }))
  return { view, ground, light: lightOf(view, ground, figures), figures, squad, enemies }
}

function figure(it: FigureView, view: View, ground: Ground): FigurePicture {
  const print = printOf(it.character)
  return {
    it,
    character: it.character,
    seat: it.owner,
    at: placeOf(ground, it.square),
    isDown: it.condition === 'knocked-down',
    isActive: view.activation?.character === it.character,
    hasActed: it['is-activated'] && view.phase === 'marine-phase',
    worn: [it.weapon, it.backup, ...it.gear].filter((card) => card !== null),
    print: it.owner === null ? print.grunt : print.hero,
  }
}

/** How fast the light of a lamp fades, in squares. */
const FADES = 6.5
/** No fenced square is farther from a floor than this. */
const REACHES = 2

/** What is seen is lit by whoever stands nearest; what is fenced in, by the light beside it. */
function lightOf(view: View, ground: Ground, figures: FigurePicture[]): Map<string, number> {
  const light = new Map<string, number>()
  for (const { square, x, y, is } of ground.cells) {
    if (is !== 'floor' || !isSeen(view, square)) continue
    const far = Math.min(...figures.map(({ at }) => Math.hypot(at.x - x, at.y - y)))
    light.set(keyOf({ x, y }), 0.2 + 0.8 / (1 + (far / FADES) ** 2))
  }
  const fenced = ground.cells.filter(({ is }) => is === 'fenced')
  // Light goes on from one fenced square to the next, as far as there are any.
  for (let n = 0; n < REACHES; n += 1) {
    for (const { x, y } of fenced) {
      const around = [
        keyOf({ x: x - 1, y }),
        keyOf({ x: x + 1, y }),
        keyOf({ x, y: y - 1 }),
        keyOf({ x, y: y + 1 }),
      ]
      const brightest = Math.max(0, ...around.map((key) => light.get(key) ?? 0))
      if (brightest > 0) light.set(keyOf({ x, y }), brightest)
    }
  }
  return light
}

/** Who plays which hero; a player may have two. */
export function heroesOf(view: View, seat: number): FigurePicture[] {
  return picture(view).squad.filter((it) => it.seat === seat)
}

/** The character that my panel is about: whom I am asked about, who acts for me, or my hero. */
export function myFigure(view: View, seat: number): FigurePicture | null {
  const { squad } = picture(view)
  const about = view.asked.includes(seat) ? askedAbout(view) : null
  const active = view.activation?.seat === seat ? view.activation.character : null
  const which = about ?? active
  return squad.find(({ character }) => character === which) ?? heroesOf(view, seat)[0] ?? null
}

/** Whom the question that waits is about, where it is about somebody. */
function askedAbout(view: View): Character | null {
  const waits = view['under-way'].at(-1)
  switch (waits?.rule) {
    case 'defensive-shot':
      return waits.shooter
    case 'weapon-question':
    case 'grenade-offer':
      return waits.attacker
    case 'target-choice':
      return waits.aiming.attacker
    case 'reroll':
    case 'full-auto':
      return waits.shot.attacker
    case 'gear-choice':
    case 'seal-question':
    case 'crate-equip':
      return waits.character
    case 'hero-placing':
      return waits.hero
    default:
      return null
  }
}

/** How many cards the squad has left: with none of them it is lost. */
export function enduranceOf({ endurance }: View): {
  above: number
  under: number
  exhaust: number
  discard: number
  left: number
} {
  const { above, under, exhaust, discard, loose } = endurance
  const gone = discard.reduce((sum, { count }) => sum + count, 0)
  const left = above.length + under.length + exhaust.length + loose
  return {
    above: above.length,
    under: under.length,
    exhaust: exhaust.length + loose,
    discard: gone,
    left,
  }
}

/** How many cards of each level the tracker deck has, as far as it can be known. */
export function trackerLevels({ tracker }: View): {
  one: number
  two: number
  three: number
  unknown: number
} {
  const n = (level: string | null): number => tracker.deck.filter((it) => it.level === level).length
  return { one: n('one'), two: n('two'), three: n('three'), unknown: n(null) }
}

/** Whether heroes are still chosen and equipped: nobody stands on the boards yet. */
export const isBeforePlacing = (view: View): boolean =>
  setupStep(view) === 'heroes' || setupStep(view) === 'equipment'

/** How far the set-up has got; nothing once it is over. */
export function setupStep({ phase, 'under-way': rules }: View): 'heroes' | 'equipment' | 'positions' | null {
  if (phase !== 'setup') return null
  if (rules.some(({ rule }) => rule === 'preparing')) return 'equipment'
  const setUp = rules.find((it) => it.rule === 'set-up')
  return setUp && ['captive', 'heroes', 'teams'].includes(setUp.stage) ? 'heroes' : 'positions'
}

/** What is foretold with a question, in words and as boxes: reach, shots, fates and threats. */

import { say, texts } from '../../texts/texts.svelte'
import type {
  Character,
  Choice,
  FateAhead,
  Foresight,
  Reach,
  ShotAhead,
  Square,
  View,
  Weapon,
} from '../../types/aliens'
import type { Foreseen, Offer } from '../game'
import { isSame } from './ids'
import { characterName, enemyName } from './names'
import { picture, type EnemyPicture } from './picture'

/** Ten boxes for a shot, one row for each roll; and how it ends for whoever is reached if it misses. */
export interface Strip {
  hits: number[]
  fate: FateAhead | null
  /** Whose fate that is, and how likely each end: what boxes alone leave to be counted. */
  says?: string
}

export const foresightOf = (foresight: unknown): Foresight | null => (foresight ?? null) as Foresight | null

/** So many of the ten faces of a die, as a chance. */
export const percent = (faces: number): string => share(faces * 10)

export const share = (hundredths: number): string =>
  new Intl.NumberFormat(texts.language, { style: 'percent' }).format(hundredths / 100)

export const enemyOf = (view: View, arrival: number): EnemyPicture | undefined =>
  picture(view).enemies.find(({ it }) => it.arrival === arrival)

const enemyOn = (view: View, square: Square): EnemyPicture | undefined =>
  picture(view).enemies.find(({ it }) => isSame(it.square, square))

/** The shot of somebody with a weapon at an enemy, if it can be taken. */
export const shotAt = (
  { shots }: Foresight,
  character: Character,
  weapon: Weapon,
  arrival: number,
): ShotAhead | undefined =>
  shots.find(
    (it) =>
      it.character === character && it.weapon === weapon && it.enemy === arrival && it['blocked-by'] === null,
  )

/** How it ends for whoever an enemy reaches first. */
export function fateBy(ahead: Foresight, arrival: number): FateAhead | null {
  const reached = ahead.threats.find(({ enemy }) => enemy === arrival)?.reaches ?? []
  return ahead.fates.find(({ character, enemy }) => enemy === arrival && reached.includes(character)) ?? null
}

/** What comes of somebody's Move to a square, in lines. */
export function reachLines(reach: Reach, mover: Character): string[] {
  const { opens, spots, finds, shows, fire } = reach
  const by = reach['reached-by']
  return [
    ...(opens.length > 0 ? [say('aliens-ahead-opens', { n: opens.length })] : []),
    ...(shows.length > 0 ? [say('aliens-ahead-shows', { n: shows.length })] : []),
    ...(fire.length > 0 ? [say('aliens-ahead-fire')] : []),
    ...(reach.ends ? [say('aliens-ahead-ends')] : []),
    ...(by.length > 0 ? [say('aliens-ahead-reached', { n: by.length, who: characterName(mover) })] : []),
    ...(spots.length > 0 ? [say('aliens-ahead-spots', { n: spots.length })] : []),
    ...(finds.length > 0 ? [say('aliens-ahead-finds')] : []),
  ]
}

/** The worst that would befall somebody on a square. */
export const worstOn = (reach: Reach, { fates }: Foresight, mover: Character): FateAhead | null =>
  fates
    .filter(({ character, enemy }) => character === mover && reach['reached-by'].includes(enemy))
    .sort((a, b) => b.dies - a.dies)[0] ?? null

/** What is turned up or shot at on the way cannot be taken back. */
export const isFinal = ({ spots, finds, fire }: Reach): boolean =>
  spots.length + finds.length + fire.length > 0

/** A shot in lines: the rolls that it may come to, and what comes if it misses. */
export function shotLines(shot: ShotAhead, ahead: Foresight, view: View): string[] {
  const enemy = enemyOf(view, shot.enemy)
  const fate = fateBy(ahead, shot.enemy)
  const chance = percent(shot.hits[0] ?? 0)
  return [
    say('aliens-ahead-hits', { chance, n: shot.hits[0] ?? 0 }),
    ...(shot.hits.length > 1
      ? [say('aliens-ahead-all-die', { n: enemy?.n ?? 1, chance: share(shot['all-die']) })]
      : []),
    ...(fate ? [stakeWords(fate)] : []),
  ]
}

/** Whom an enemy reaches if it lives, and how that ends. */
const stakeWords = (fate: FateAhead): string =>
  `${say('aliens-ahead-reaches', { who: characterName(fate.character) })}: ${fateWords(fate)}`

/** How a Defence Roll ends, in words. */
export function fateWords({ holds, falls, dies, facehugged }: FateAhead): string {
  const zones = { holds, falls, dies, facehugged }
  return (['holds', 'falls', 'dies', 'facehugged'] as const)
    .filter((zone) => zones[zone] > 0)
    .map((zone) => say(`aliens-ahead-${zone}`, { chance: percent(zones[zone]) }))
    .join(', ')
}

const inARow = (lines: string[], strip: Strip | null): Foreseen | null =>
  lines.length === 0 ? null : { words: lines.join(' · '), brief: '', warns: '', strip }

export const foreseenShot = (shot: ShotAhead, ahead: Foresight, view: View): Foreseen | null =>
  inARow(shotLines(shot, ahead, view), { hits: shot.hits, fate: null })

/** A shot at an enemy that is about to attack: whom, and how that ends, stands below it. */
function foreseenDefence(shot: ShotAhead, ahead: Foresight, view: View): Foreseen | null {
  const fates = ahead.fates.filter(({ enemy }) => enemy === shot.enemy)
  const says = fates.map(stakeWords).join(' · ')
  const worst = fates.toSorted((a, b) => b.dies - a.dies)[0] ?? null
  const strip: Strip = { hits: shot.hits, fate: worst, ...(says === '' ? {} : { says }) }
  return inARow([...shotLines(shot, { ...ahead, threats: [] }, view), ...(says === '' ? [] : [says])], strip)
}

export const foreseenMove = (reach: Reach, mover: Character): Foreseen | null =>
  inARow([say('aliens-ahead-steps', { n: reach.cost }), ...reachLines(reach, mover)], null)

/** What one answer leads to, where no order stands in its place. */
export function foresee(
  foresight: unknown,
  _answer: number,
  view: View,
  _seatName: (seat: number) => string,
  { choice }: Offer,
): Foreseen | null {
  const ahead = foresightOf(foresight)
  const it = choice as Choice
  if (!ahead) return null
  const waiting = view['under-way'].at(-1)
  switch (it.question) {
    case 'target-choice':
      return waiting?.rule === 'target-choice'
        ? target(ahead, waiting.aiming.attacker, waiting.aiming.weapon, it.answer, view)
        : null
    case 'full-auto':
      return waiting?.rule === 'full-auto' && it.answer !== 'stop'
        ? target(ahead, waiting.shot.attacker, waiting.shot.weapon, it.answer.at.square, view)
        : null
    case 'grenade-offer':
      return it.answer === 'stop' ? null : blastOn(ahead, it.answer.at.square, view)
    case 'defensive-shot': {
      const attacker = view.enemies.find(({ number }) => number === view.attacker)
      if (waiting?.rule !== 'defensive-shot' || it.answer === 'hold-fire' || !attacker) return null
      const shot = shotAt(ahead, waiting.shooter, it.answer.fire.weapon, attacker.arrival)
      return shot ? foreseenDefence(shot, ahead, view) : null
    }
    case 'victim':
      return fate(ahead, it.answer, view)
    case 'react-window':
      return view.defence.result > 0 && view.attacker !== null && it.answer !== 'pass'
        ? fate(ahead, view.defence.character, view)
        : null
    default:
      return null
  }
}

function target(
  ahead: Foresight,
  character: Character,
  weapon: Weapon,
  square: Square,
  view: View,
): Foreseen | null {
  if (ahead.blasts.length > 0) return blastOn(ahead, square, view)
  const enemy = enemyOn(view, square)
  const shot = enemy && shotAt(ahead, character, weapon, enemy.it.arrival)
  return shot ? foreseenShot(shot, ahead, view) : null
}

/** Whom an Area attack would hit, friends first. */
function blastOn({ blasts }: Foresight, square: Square, view: View): Foreseen | null {
  const blast = blasts.find((it) => isSame(it.square, square))
  if (!blast) return null
  const friends = blast.characters.map(characterName)
  const enemies = blast.enemies.flatMap((arrival) => enemyOf(view, arrival) ?? []).map(enemyName)
  const list = (names: string[]): string => new Intl.ListFormat(texts.language).format(names)
  return inARow(
    [
      ...(friends.length > 0 ? [say('aliens-ahead-friends', { who: list(friends) })] : []),
      ...(enemies.length > 0 ? [list(enemies)] : []),
    ],
    friends.length + enemies.length > 0 ? { hits: [blast.hits], fate: null } : null,
  )
}

function fate(ahead: Foresight, character: Character, view: View): Foreseen | null {
  const attacker = view.enemies.find(({ number }) => number === view.attacker)
  const it = ahead.fates.find((each) => each.character === character && each.enemy === attacker?.arrival)
  return it ? inARow([fateWords(it)], { hits: [], fate: it, says: fateWords(it) }) : null
}

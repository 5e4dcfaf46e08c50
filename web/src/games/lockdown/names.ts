/** The names of things in Lockdown, in the language of whoever looks. */

import { named, say } from '../../texts/texts.svelte'
import type {
  ActionCard,
  Attack,
  Character,
  CombatIcon,
  Event,
  Intruder,
  Item,
  Objective,
  PowerArea,
  Room,
  SeriousWound,
  Weakness,
} from '../../types/lockdown'

export const roomName = (room: Room): string => say(`lockdown-room-${room}`)
/** A name that fits on the board. */
export const shortRoom = (room: Room): string => say(`lockdown-room-${room}.short`)
export const roomText = (room: Room): string => say(`lockdown-room-${room}.text`)
export const characterName = (character: Character): string => say(`lockdown-character-${character}`)
export const intruderName = (intruder: Intruder): string => say(`lockdown-intruder-${intruder}`)
export const cardName = (card: ActionCard): string => say(`lockdown-action-card-${card}`)
export const cardText = (card: ActionCard): string => say(`lockdown-action-card-${card}.text`)
/** What a card does, in the few words that stand on it. */
export const cardGist = (card: ActionCard): string => say(`lockdown-table-gist-${card}`)
export const combatName = (icon: CombatIcon): string => say(`lockdown-combat-icon-${icon}`)
export const itemName = (item: Item): string => say(`lockdown-item-${item}`)
export const itemText = (item: Item): string => say(`lockdown-item-${item}.text`)
/** What a quest item asks for. */
export const questText = (item: Item): string => named(`lockdown-item-${item}.quest`)
export const woundName = (wound: SeriousWound): string => say(`lockdown-serious-wound-${wound}`)
export const objectiveName = (objective: Objective): string => say(`lockdown-objective-${objective}`)
export const objectiveText = (objective: Objective): string => say(`lockdown-objective-${objective}.text`)
export const attackName = (attack: Attack): string => say(`lockdown-attack-${attack}`)
export const attackText = (attack: Attack): string => say(`lockdown-attack-${attack}.text`)
/** What an attack does besides in darkness. */
export const attackDark = (attack: Attack): string => named(`lockdown-attack-${attack}.dark`)
export const eventName = (event: Event): string => say(`lockdown-event-${event}`)
export const eventText = (event: Event): string => say(`lockdown-event-${event}.text`)
export const eventDark = (event: Event): string => named(`lockdown-event-${event}.dark`)
export const weaknessName = (weakness: Weakness): string => say(`lockdown-weakness-${weakness}`)
export const weaknessText = (weakness: Weakness): string => say(`lockdown-weakness-${weakness}.text`)

/** A level as it is painted on its wall; the elevator by its word. */
export const areaName = (area: PowerArea): string =>
  area === 'elevator' ? say('lockdown-table-elevator') : say(`lockdown-level-${area}`)

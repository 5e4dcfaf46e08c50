/** The names of things in Nemesis, in the language of whoever looks. */

import { named, say } from '../../texts/texts.svelte'
import type {
  ActionCard,
  Attack,
  Character,
  CombatIcon,
  Event,
  Intruder,
  IntruderActionCard,
  IntruderAction,
  Item,
  Objective,
  Room,
  SeriousWound,
  Weakness,
} from '../../types/nemesis'

export const roomName = (room: Room): string => say(`nemesis-room-${room}`)
/** A name that fits on the board. */
export const shortRoom = (room: Room): string => say(`nemesis-table-short-${room}`)
export const roomText = (room: Room): string => say(`nemesis-room-${room}.text`)
export const characterName = (character: Character): string => say(`nemesis-character-${character}`)
export const intruderCardName = (card: IntruderActionCard): string =>
  say(`nemesis-intruder-action-card-${card}`)
export const intruderEffectText = (effect: IntruderAction): string =>
  say(`nemesis-intruder-action-${effect}.text`)
export const intruderName = (intruder: Intruder): string => say(`nemesis-intruder-${intruder}`)
export const cardName = (card: ActionCard): string => say(`nemesis-action-card-${card}`)
export const cardText = (card: ActionCard): string => say(`nemesis-action-card-${card}.text`)
/** What a card does, in the few words that stand on it. */
export const cardGist = (card: ActionCard): string => say(`nemesis-table-gist-${card}`)
export const combatName = (icon: CombatIcon): string => say(`nemesis-combat-icon-${icon}`)
export const itemName = (item: Item): string => say(`nemesis-item-${item}`)
export const itemText = (item: Item): string => say(`nemesis-item-${item}.text`)
/** What a quest item asks for. */
export const questText = (item: Item): string => named(`nemesis-item-${item}.quest`)
export const woundName = (wound: SeriousWound): string => say(`nemesis-serious-wound-${wound}`)
export const objectiveName = (objective: Objective): string => say(`nemesis-objective-${objective}`)
export const objectiveText = (objective: Objective): string => say(`nemesis-objective-${objective}.text`)
export const attackName = (attack: Attack): string => say(`nemesis-attack-${attack}`)
export const attackText = (attack: Attack): string => say(`nemesis-attack-${attack}.text`)
export const eventName = (event: Event): string => say(`nemesis-event-${event}`)
export const eventText = (event: Event): string => say(`nemesis-event-${event}.text`)
export const weaknessName = (weakness: Weakness): string => say(`nemesis-weakness-${weakness}`)
export const weaknessText = (weakness: Weakness): string => say(`nemesis-weakness-${weakness}.text`)

/** What is printed on the parts of Lockdown, by its words. */

import { PRINTED } from '../../printed/lockdown'
import { by } from '../printed'

export const CHARACTERS = PRINTED.characters.map(({ character }) => character)
export const INTRUDERS = PRINTED.intruders
export const ACTION_CARDS = PRINTED['action-cards'].map(({ card }) => card)
export const OBJECTIVES = PRINTED.objectives.map(({ objective }) => objective)
export const ITEMS = PRINTED.items.map(({ item }) => item)
export const BACKS = PRINTED['item-backs']
export const CONTINGENCIES = PRINTED.contingencies

export const ROOM_PRINTS = by(PRINTED.rooms, 'room')
export const EXPLORATION_PRINTS = by(PRINTED['exploration-tokens'], 'token')
export const SURFACE_PRINTS = by(PRINTED['surface-tokens'], 'token')
export const CARD_PRINTS = by(PRINTED['action-cards'], 'card')
export const CHARACTER_PRINTS = by(PRINTED.characters, 'character')
export const TOKEN_PRINTS = by(PRINTED['stalker-tokens'], 'token')
export const ATTACK_PRINTS = by(PRINTED.attacks, 'attack')
export const ATTACK_CARD_PRINTS = by(PRINTED['attack-cards'], 'card')
export const OBJECTIVE_PRINTS = by(PRINTED.objectives, 'objective')
export const COMPUTER_PRINTS = by(PRINTED['computer-cards'], 'card')
export const POWER_PRINTS = by(PRINTED['power-tokens'], 'token')

export const TRACKS = PRINTED.tracks
/** From the first space to the last. */
export const SPACES = Array.from(
  { length: TRACKS.time - TRACKS['last-space'] + 1 },
  (_, n) => TRACKS.time - n,
)

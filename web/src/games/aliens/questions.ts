/**
 * What each question is about, for the sign that stands on its answers. Every question of the
 * rules is named here: one that is missing does not compile.
 */

import type { Choice } from '../../types/aliens'
import type { SignName } from './art/icons'

export type Question = Choice['question']

export const QUESTIONS: Record<Question, SignName> = {
  'hero-choice': 'squad',
  'team-choice': 'squad',
  preparation: 'hand',
  'gun-placing': 'gun',
  'gun-facing': 'gun',
  'hero-placing': 'move',
  'grunt-placing': 'move',
  'new-hero': 'squad',
  'first-player': 'squad',
  'hero-order': 'squad',
  'remaining-grunt': 'squad',
  'grunt-order': 'squad',
  'next-ability': 'event',
  'equip-step': 'hand',
  'next-action': 'squad',
  'next-step': 'move',
  'weapon-question': 'attack',
  'target-choice': 'attack',
  'spare-choice': 'defence',
  reroll: 'attack',
  'blast-reroll': 'attack',
  'full-auto': 'attack',
  'grenade-offer': 'attack',
  'seal-question': 'barricade',
  'draw-more': 'rest',
  'recover-more': 'rest',
  'search-choice': 'hand',
  'gear-choice': 'spend',
  pull: 'squad',
  'pull-square': 'move',
  scan: 'scope',
  'crate-equip': 'crate',
  'put-back': 'tracker',
  'last-put-back': 'tracker',
  'react-window': 'event',
  'stand-up-order': 'down',
  captor: 'captured',
  'alien-order': 'claw',
  'route-choice': 'claw',
  'shooter-order': 'attack',
  'defensive-shot': 'attack',
  victim: 'claw',
  'board-order': 'scope',
  'blip-order': 'scope',
  'signal-hero': 'tracker',
  'signal-point': 'tracker',
  'nearest-point': 'tracker',
  'tunnel-square': 'claw',
  'blip-square': 'scope',
  'extra-alien-square': 'claw',
  'saved-card': 'hand',
}

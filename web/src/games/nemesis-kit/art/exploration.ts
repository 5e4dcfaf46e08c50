/** The signs of what is found on exploring a room. */

import type { Exploration } from '../../../types/nemesis'
import door from 'virtual:icons/entry-door'
import silence from 'virtual:icons/silenced'
import { SIGNS } from './icons'

export const EXPLORATION_SIGNS: Record<Exploration, string> = {
  silence,
  danger: SIGNS.combat,
  slime: SIGNS.slime,
  fire: SIGNS.fire,
  malfunction: SIGNS.malfunction,
  door,
}

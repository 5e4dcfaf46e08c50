/** What missions and states are called, wherever a campaign is named. */

import { named } from '../../texts/texts.svelte'

export const missionName = (mission: string): string => named(`aliens-mission-${mission}`)
export const stateName = (state: string): string => named(`aliens-campaign-state-${state}`)

import type { GameClient } from '../game'

export const frontiers = {} as GameClient

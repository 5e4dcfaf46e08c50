/** The games that have a board here, each loaded when its table is opened. */

import type { GameClient } from './game'

const CLIENTS: Record<string, () => Promise<GameClient>> = {
  'alien-frontiers': async () => (await import('./alien-frontiers/client')).frontiers as GameClient,
}

/** Whether a game can be played here; on the command line there may be others. */
export function hasBoard(game: string): boolean {
  return game in CLIENTS
}

export async function gameClient(game: string): Promise<GameClient | null> {
  return (await CLIENTS[game]?.()) ?? null
}

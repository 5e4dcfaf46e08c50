/** The games that have a board here, each loaded when its table is opened. */

import type { Component } from 'svelte'
import type { GameClient } from './game'

const CLIENTS: Record<string, () => Promise<GameClient>> = {
  nemesis: async () => (await import('./nemesis/client')).nemesis as GameClient,
  lockdown: async () => (await import('./lockdown/client')).lockdown as GameClient,
  'alien-frontiers': async () => (await import('./alien-frontiers/client')).frontiers as GameClient,
  aliens: async () => (await import('./aliens/client')).aliens as GameClient,
}

/** The pictures of what a way to play is like, by game and option. */
const PICTURES: Record<string, () => Promise<Component<{ value: string }>>> = {
  'aliens mission': async () => (await import('./aliens/setup/MissionPicture.svelte')).default,
}

/** What draws a value of an option, where there is something to see. */
export async function pictureOf(game: string, option: string): Promise<Component<{ value: string }> | null> {
  return (await PICTURES[`${game} ${option}`]?.()) ?? null
}

export async function gameClient(game: string): Promise<GameClient | null> {
  return (await CLIENTS[game]?.()) ?? null
}

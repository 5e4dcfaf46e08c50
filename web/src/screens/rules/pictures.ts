/** The pictures of the books, by game: each is drawn by what the table is drawn by. */

import type { Component } from 'svelte'

type Pictures = Record<string, Component>

const PICTURES: Record<string, () => Promise<{ PICTURES: Pictures }>> = {
  'alien-frontiers': () => import('../../games/alien-frontiers/pictures'),
  nemesis: () => import('../../games/nemesis/pictures'),
}

export async function picturesOf(game: string): Promise<Pictures> {
  return (await PICTURES[game]?.())?.PICTURES ?? {}
}

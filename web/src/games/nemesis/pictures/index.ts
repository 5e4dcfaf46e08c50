/** What the book of Nemesis shows, drawn by the table's own parts. */

import type { Component } from 'svelte'
import Cards from './Cards.svelte'
import NoiseDice from './NoiseDice.svelte'
import Strip from './Strip.svelte'
import Tokens from './Tokens.svelte'
import Wounded from './Wounded.svelte'

export const PICTURES: Record<string, Component> = {
  cards: Cards,
  'noise-die': NoiseDice,
  'noise-strip': Strip,
  tokens: Tokens,
  wounds: Wounded,
}

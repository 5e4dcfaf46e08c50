/** What the book of Alien Frontiers shows, drawn by the table's own parts. */

import type { Component } from 'svelte'
import Cards from './Cards.svelte'
import Hand from './Hand.svelte'
import Run from './Run.svelte'

export const PICTURES: Record<string, Component> = { cards: Cards, hand: Hand, groups: Run }

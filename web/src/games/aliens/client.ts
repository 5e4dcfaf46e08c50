/** Aliens in the client: its drawings and its words, in the form that the shell asks for. */

import type { Heard, View } from '../../types/aliens'
import type { GameClient } from '../game'
import Ahead from './Ahead.svelte'
import { foresee } from './ahead'
import { deed, endsTurn, heading, isDecided, note, part } from './answers'
import Board from './Board.svelte'
import { call } from './called'
import Cards from './Cards.svelte'
import { consequence, several, tag } from './consequences'
import EndInSight from './EndInSight.svelte'
import Ending from './ending/Ending.svelte'
import { explain } from './explain'
import Hand from './Hand.svelte'
import Happening from './Happening.svelte'
import Icon from './Icon.svelte'
import LargeCard from './LargeCard.svelte'
import { lessons } from './lessons'
import { log, marks } from './log'
import { motion } from './motion'
import { orders } from './orders'
import { isOnBoard } from './picture'
import SeatDetails from './SeatDetails.svelte'
import SeatGlance from './SeatGlance.svelte'
import SeatStats from './SeatStats.svelte'
import { keep, tell, type Shown } from './scene'
import TextBoard from './TextBoard.svelte'

export const aliens: GameClient<Shown, Heard> = {
  id: 'aliens',
  mood: 'aliens',
  rules: 'AGD',
  Board,
  Hand,
  SeatStats,
  SeatGlance,
  SeatDetails,
  TextBoard,
  EndInSight,
  Ending,
  Card: LargeCard,
  Icon,
  Cards,
  lookup: 'aliens-table-lookup',
  pages: [
    { name: 'squad', title: 'aliens-table-squad', icon: 'squad' },
    { name: 'tracker', title: 'aliens-table-step-tracker', icon: 'tracker' },
    { name: 'cards', title: 'aliens-table-cards', icon: 'hand' },
  ],
  handHeight: 176,
  peekHeight: 430,
  stripHeight: 58,
  Happening,
  tell,
  keep,
  // Nobody has points: the squad wins together, or it is lost together.
  score: () => null,
  round: (view) => view.turn,
  onTurn: (view) => (view.ending === null ? (view.activation?.seat ?? null) : null),
  next: () => null,
  motion,
  log,
  marks,
  call,
  part,
  deed,
  tag,
  consequence,
  several,
  foresee,
  orders,
  Ahead,
  heading,
  note,
  endsTurn,
  isDecided,
  isOut,
  explain,
  lessons,
}

/** Whoever has no hero left, and no grunt to lead on, only watches. */
function isOut(view: View, seat: number): boolean {
  if (view.ending !== null || view.phase === 'setup') return false
  const heroes = view.figures.filter(({ owner }) => owner === seat)
  const hasGrunts = view.figures.some((it) => it.owner === null && isOnBoard(it))
  return !heroes.some(isOnBoard) && !hasGrunts
}

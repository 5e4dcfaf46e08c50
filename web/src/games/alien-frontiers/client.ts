/** Alien Frontiers in the client: its drawings and its words, in the form that the shell asks for. */

import type { Heard, View } from '../../types/alien-frontiers'
import type { GameClient } from '../game'
import { foresee } from './ahead'
import { endsTurn, heading, isDecided, mix, note, part } from './answers'
import Board from './Board.svelte'
import Cards from './Cards.svelte'
import { consequence, tag } from './consequences'
import EndInSight from './EndInSight.svelte'
import Ending from './ending/Ending.svelte'
import { explain } from './explain'
import Hand from './Hand.svelte'
import Icon from './Icon.svelte'
import LargeCard from './LargeCard.svelte'
import { lessons } from './lessons'
import { log } from './log'
import { gist } from './gist'
import { marks } from './marks'
import { motion } from './motion'
import SeatDetails from './SeatDetails.svelte'
import SeatStats from './SeatStats.svelte'
import { several } from './several'
import TextBoard from './TextBoard.svelte'

export const frontiers: GameClient<View, Heard> = {
  id: 'alien-frontiers',
  mood: 'frontiers',
  rules: 'AF',
  peekHeight: 350,
  Board,
  Hand,
  SeatStats,
  SeatDetails,
  TextBoard,
  EndInSight,
  Ending,
  Card: LargeCard,
  Icon,
  Cards,
  score: (view, seat) => view.players[seat - 1]?.score ?? 0,
  round: (view) => view.round,
  onTurn: (view) => (view.ending || view.round === 0 ? null : view['this-turn'].seat),
  next: (view) => nextOf(view),
  motion,
  log,
  marks,
  gist,
  hasLeft: (view, seat) => view.players[seat - 1]?.['has-resigned'] ?? false,
  part,
  tag,
  consequence,
  foresee,
  several,
  heading,
  endsTurn,
  isDecided,
  mix,
  note,
  explain,
  lessons,
}

/** Turns go round the table; whoever left has none. */
function nextOf(view: View): number | null {
  if (view.ending) return null
  const n = view.players.length
  const seats = Array.from({ length: n - 1 }, (_, step) => ((view['this-turn'].seat + step) % n) + 1)
  return seats.find((seat) => view.players[seat - 1]?.['has-resigned'] === false) ?? null
}

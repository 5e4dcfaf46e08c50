/** Lockdown in the client: its drawings and its words, in the form that the shell asks for. */

import type { Heard } from '../../types/lockdown'
import type { GameClient } from '../game'
import RiskStrip from '../nemesis-kit/pieces/RiskStrip.svelte'
import { foresee, underWay } from './ahead'
import { deed, elsewhere, endsTurn, heading, isDecided, part } from './answers'
import Board from './Board.svelte'
import { call } from './called'
import Cards from './Cards.svelte'
import { consequence, several, tag } from './consequences'
import { note } from './deeds'
import Ending from './Ending.svelte'
import EndInSight from './EndInSight.svelte'
import { explain } from './explain'
import Hand from './Hand.svelte'
import Icon from './Icon.svelte'
import { learn, type Known } from './known'
import LargeCard from './LargeCard.svelte'
import { lessons } from './lessons'
import { log, marks } from './log'
import { keep, tell, type Shown } from './moments/story'
import { motion } from './motion'
import { orders } from './orders'
import SeatDetails from './SeatDetails.svelte'
import SeatGlance from './SeatGlance.svelte'
import SeatStats from './SeatStats.svelte'
import TextBoard from './TextBoard.svelte'

export const lockdown: GameClient<Shown, Heard, Known> = {
  id: 'lockdown',
  mood: 'lockdown',
  rules: 'LOC',
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
  lookup: 'lockdown-table-page-base',
  pages: [
    { name: 'me', title: 'lockdown-table-page-me', icon: 'person', isMine: true },
    { name: 'lab', title: 'lockdown-table-page-lab', icon: 'flask' },
    { name: 'base', title: 'lockdown-table-page-base', icon: 'bulb' },
  ],
  handHeight: 164,
  peekHeight: 420,
  stripHeight: 60,
  // Nobody has points; who has won is known at the very end.
  score: () => null,
  round: (view) => view.round,
  onTurn: (view) => (view.phase === 'turns' && view.ending === null ? view.turn.seat : null),
  next: nextOf,
  tell,
  keep,
  motion,
  log,
  marks,
  learn,
  call,
  part,
  deed,
  tag,
  consequence,
  foresee,
  orders,
  underWay,
  Ahead: RiskStrip,
  several,
  heading,
  note,
  endsTurn,
  isDecided,
  isOut,
  elsewhere,
  explain,
  lessons,
}

const takesPart = ({ players }: Shown, seat: number): boolean => {
  const at = players.find((it) => it.seat === seat)?.whereabouts.whereabouts
  return at === 'room' || at === 'pod'
}

/** Whoever is dead, locked in or gone does nothing more. */
function isOut(view: Shown, seat: number): boolean {
  return view.ending === null && view.players.some((it) => it.seat === seat) && !takesPart(view, seat)
}

/** Turns go round the table; whoever has passed or takes no part has none. */
function nextOf(view: Shown): number | null {
  if (view.ending !== null || view.phase !== 'turns') return null
  const n = view.players.length
  const seats = Array.from({ length: n - 1 }, (_, step) => ((view.turn.seat + step) % n) + 1)
  return (
    seats.find((seat) => view.players[seat - 1]?.['has-passed'] === false && takesPart(view, seat)) ?? null
  )
}

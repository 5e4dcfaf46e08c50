/** Nemesis in the client: its drawings and its words, in the form that the shell asks for. */

import type { GameClient } from '../game'
import { foresee, underWay } from './ahead'
import { deed, elsewhere, endsTurn, heading, isDecided, part } from './answers'
import Board from './Board.svelte'
import Cards from './Cards.svelte'
import { consequence, several, tag } from './consequences'
import Ending from './Ending.svelte'
import { note } from './deeds'
import EndInSight from './EndInSight.svelte'
import { explain } from './explain'
import Hand from './Hand.svelte'
import Icon from './Icon.svelte'
import { call } from './called'
import { learn, type Known } from './known'
import LargeCard from './LargeCard.svelte'
import { lessons } from './lessons'
import { log, marks } from './log'
import { tell, type Shown } from './moments/story'
import { motion } from './motion'
import { orders } from './orders'
import RiskStrip from '../nemesis-kit/pieces/RiskStrip.svelte'
import SeatDetails from './SeatDetails.svelte'
import SeatGlance from './SeatGlance.svelte'
import SeatStats from './SeatStats.svelte'
import TextBoard from './TextBoard.svelte'
import type { Heard } from '../../types/nemesis'

export const nemesis: GameClient<Shown, Heard, Known> = {
  id: 'nemesis',
  mood: 'nemesis',
  rules: 'NEM',
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
  lookup: 'nemesis-table-page-systems',
  pages: [
    { name: 'me', title: 'nemesis-table-page-me', icon: 'person', isMine: true },
    { name: 'systems', title: 'nemesis-table-page-systems', icon: 'gears' },
  ],
  handHeight: 164,
  peekHeight: 420,
  stripHeight: 60,
  // Nobody has points; who has won is known at the very end.
  score: () => null,
  round: (view) => view.round,
  onTurn: (view) => (view.phase === 'turns' && view.ending === null ? view.turn.seat : null),
  next: (view) => nextOf(view),
  tell,
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

/** Whoever is dead, asleep or gone does nothing more, unless they lead the intruders. */
function isOut({ players, intruders, ending }: Shown, seat: number): boolean {
  const at = players.find((it) => it.seat === seat)?.whereabouts.whereabouts
  return ending === null && intruders.seat !== seat && at !== undefined && !['room', 'pod'].includes(at)
}

/** Turns go round the table; whoever has passed or is no longer awake has none. */
function nextOf(view: Shown): number | null {
  if (view.ending !== null || view.phase !== 'turns') return null
  const n = view.players.length
  const seats = Array.from({ length: n - 1 }, (_, step) => ((view.turn.seat + step) % n) + 1)
  const isAwake = (seat: number): boolean => {
    const it = view.players[seat - 1]
    return it !== undefined && !it['has-passed'] && ['room', 'pod'].includes(it.whereabouts.whereabouts)
  }
  return seats.find(isAwake) ?? null
}

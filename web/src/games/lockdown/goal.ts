/** Where what somebody has declared leads them, while it is paid for or may be interrupted. */

import type { Action, Aim, Side, View } from '../../types/lockdown'
import { roomBeyond } from './layouts/layouts'

interface Goal {
  seat: number
  room: number
}

export function goalOf(view: View, side: Side): Goal | null {
  const { declared, seat } = view.turn
  if (declared === null || typeof declared === 'string') return null
  const behind = (who: number, corridor: number): Goal | null => {
    const at = view.players.find((it) => it.seat === who)?.whereabouts
    const room = at?.whereabouts === 'room' ? roomBeyond(side, at.room, corridor) : undefined
    return room === undefined ? null : { seat: who, room }
  }
  if ('move' in declared) return behind(seat, declared.move.corridor)
  if ('careful-move' in declared) return behind(seat, declared['careful-move'].corridor)
  const aim = aimOf(declared)
  if (aim === null || typeof aim === 'string') return null
  if ('sends' in aim) return behind(aim.sends.seat, aim.sends.corridor)
  if ('together' in aim) return behind(seat, aim.together.corridor)
  if ('slip' in aim) return behind(aim.slip.mover, aim.slip.corridor)
  return 'way' in aim ? behind(seat, aim.way.corridor) : null
}

/** What a card or an item is meant for. */
export function aimOf(action: Action): Aim | null {
  if (typeof action === 'string') return null
  if ('play' in action) return action.play.aim
  return 'use' in action ? action.use.aim : null
}

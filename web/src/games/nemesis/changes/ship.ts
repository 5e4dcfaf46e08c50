/** The ship: where people go, rooms, noise, doors, fire, malfunctions, pods. */

import type { RoomView, Whereabouts } from '../../../types/nemesis'
import { sideOf } from '../adapter'
import { networksAt } from '../layouts/layouts'
import { withoutObject } from './belongings'
import { at, person, room, same, withOne, type Chapter, type Followed, type Of } from './change'

export const SHIP: Chapter<
  | 'moved'
  | 'room-explored'
  | 'searched'
  | 'items-burnt'
  | 'noise-rolled'
  | 'noise-made'
  | 'noise-all-around'
  | 'technical-noise'
  | 'danger-came'
  | 'door-changed'
  | 'airlock-started'
  | 'airlock-cancelled'
  | 'airlock-opened'
  | 'fire-broke-out'
  | 'fire-went-out'
  | 'malfunctioned'
  | 'repaired'
  | 'looked'
  | 'engine-worked-on'
  | 'pod-entered'
  | 'pod-missed'
  | 'pod-left'
  | 'pod-flipped'
  | 'pods-unlocked'
  | 'pod-launched'
  | 'hibernated'
  | 'hibernation-failed'
  | 'revived'
> = {
  moved: (view, { seat, to }) => at(view, seat, inRoom(to)),
  'room-explored': (view, { number, room: tile, items }) =>
    room(view, number, () => ({
      room: tile,
      'known-by': view.players.map(({ seat }) => seat),
      'is-explored': true,
      token: null,
      'token-known-by': [],
      items,
    })),
  searched: (view, { room: number, left }) => room(view, number, () => ({ items: left })),
  'items-burnt': (view, { room: number }) => room(view, number, () => ({ items: 0 })),

  'noise-rolled': same,
  'noise-made': (view, { room: from, number }) =>
    withNoise(
      noisy(view, (it) => it.rooms.includes(from) && it.numbers.includes(number)),
      networksAt(sideOf(view), from, number),
    ),
  'noise-all-around': (view, { room: from }) =>
    withNoise(
      noisy(view, (it) => it.rooms.includes(from)),
      networksAt(sideOf(view), from),
    ),
  'technical-noise': (view, { network }) => withNoise(view, [network]),
  'danger-came': same,
  'door-changed': (view, { passage, door }) => ({
    ...view,
    corridors: view.corridors.map((it) =>
      it.passage.room === passage.room && it.passage.corridor === passage.corridor ? { ...it, door } : it,
    ),
  }),
  'airlock-started': (view, { room: airlock }) => ({ ...view, airlock }),
  'airlock-cancelled': (view) => ({ ...view, airlock: null }),
  'airlock-opened': (view) => ({ ...view, airlock: null, phase: 'end-of-player-phase' }),
  'fire-broke-out': (view, { room: number }) => room(view, number, () => ({ 'is-burning': true })),
  'fire-went-out': (view, { room: number }) => room(view, number, () => ({ 'is-burning': false })),
  malfunctioned: (view, { room: number }) => room(view, number, () => ({ 'has-malfunction': true })),
  repaired: (view, { room: number }) => room(view, number, () => ({ 'has-malfunction': false })),

  looked,
  'engine-worked-on': (view, { engine, is_changed }) => ({
    ...view,
    players: view.players.map((it) => {
      const seen = it['engines-seen']?.map((one) =>
        one.what === engine && is_changed
          ? {
              ...one,
              value: one.value === 'working' ? ('damaged' as const) : ('working' as const),
              round: view.round,
            }
          : one,
      )
      return seen ? { ...it, 'engines-seen': seen } : it
    }),
  }),

  'pod-entered': (view, { seat, pod }) => at(view, seat, { whereabouts: 'pod', pod }),
  'pod-missed': same,
  'pod-left': (view, { seat, room: number }) => at(view, seat, inRoom(number)),
  'pod-flipped': (view, { pod, side }) => ({
    ...view,
    pods: view.pods.map((it) => (it.pod === pod ? { ...it, side } : it)),
  }),
  'pods-unlocked': (view) => ({
    ...view,
    pods: view.pods.map((it) => ({ ...it, side: 'unlocked' as const })),
  }),
  'pod-launched': (view, { pod, with: crew }) => {
    const gone = crew.reduce((it, seat) => at(it, seat, { whereabouts: 'evacuated' }), view)
    return { ...gone, pods: view.pods.filter((it) => it.pod !== pod) }
  },
  hibernated: (view, { seat }) => at(view, seat, { whereabouts: 'hibernating' }),
  'hibernation-failed': same,
  revived,
}

const inRoom = (number: number): Whereabouts => ({ whereabouts: 'room', room: number })

function noisy(view: Followed, isMeant: (it: Followed['corridors'][number]) => boolean): Followed {
  return { ...view, corridors: view.corridors.map((it) => (isMeant(it) ? { ...it, 'has-noise': true } : it)) }
}

function withNoise(view: Followed, networks: Followed['technical-noise']): Followed {
  const all = new Set([...view['technical-noise'], ...networks])
  return { ...view, 'technical-noise': (['red', 'blue'] as const).filter((it) => all.has(it)) }
}

/** An encounter takes the noise from all around a room. */
export function quiet(view: Followed, around: number): Followed {
  const networks = networksAt(sideOf(view), around)
  return {
    ...view,
    corridors: view.corridors.map((it) => (it.rooms.includes(around) ? { ...it, 'has-noise': false } : it)),
    'technical-noise': view['technical-noise'].filter((network) => !networks.includes(network)),
  }
}

/** Everybody sees who looks at what; what it is, only they. */
function looked(view: Followed, { seat, sight, shown }: Of<'looked'>): Followed {
  switch (sight.sight) {
    case 'tile':
      return room(view, sight.room, (it) => ({
        ...(shown && typeof shown === 'object' && 'tile' in shown ? { room: shown.tile } : {}),
        'known-by': withOne(it['known-by'], seat),
      }))
    case 'token':
      return room(view, sight.room, (it) => ({
        ...(shown && 'token' in shown ? { token: shown.token } : {}),
        'token-known-by': withOne(it['token-known-by'], seat),
      }))
    case 'engine':
      if (!shown || !('engine' in shown)) return view
      return person(view, seat, (it) => ({
        'engines-seen': [
          ...(it['engines-seen'] ?? []).filter(({ what }) => what !== sight.engine),
          { what: sight.engine, value: shown.engine, round: view.round },
        ],
      }))
    case 'coordinates':
      return {
        ...view,
        ...(shown && 'coordinates' in shown ? { coordinates: shown.coordinates } : {}),
        'coordinates-known-by': withOne(view['coordinates-known-by'], seat),
      }
  }
}

/** Somebody is brought back to life where the dead are: the corpse is gone, wherever it lay. */
function revived(view: Followed, { seat }: Of<'revived'>): Followed {
  const where = view.rooms.find((it) => it.room === 'emergency-room')
  if (!where) return view
  const corpses: RoomView['corpses'] = where.corpses.filter((it) => it !== seat)
  const carried = view.players.reduce(
    (it, player) => person(it, player.seat, (one) => withoutObject(one, { corpse: { of: seat } })),
    room(view, where.number, () => ({ corpses })),
  )
  return person(carried, seat, (it) => ({
    whereabouts: inRoom(where.number),
    'light-wounds': 0,
    'serious-wounds': it['serious-wounds'].map((wound) => ({ ...wound, 'is-dressed': true })),
  }))
}

/**
 * The view after an event, as far as the event tells it.
 *
 * Nothing here is a rule: an event names what moved and which numbers changed, and that is
 * carried out. What follows from it by the rules (prices, free ports, whose bonus it is)
 * comes with the whole view that closes each burst.
 */

import type {
  BerthView,
  CardCount,
  Heard,
  PlayerView,
  ShipView,
  Technology,
  Territory,
  TerritoryView,
  View,
} from '../../types/alien-frontiers'
import { RELIC_NUMBER } from './ids'
import { TECHNOLOGIES } from './names'

type Tokens = { fuel?: number; ore?: number }

const STOCK: BerthView = { at: 'stock' }
const BAY: BerthView = { at: 'bay' }
const HAND: BerthView = { at: 'hand' }

export function apply(view: View, heard: Heard): View {
  switch (heard.heard) {
    case 'first-player-chosen':
      return { ...view, first: heard.seat }
    case 'turn-began':
      return turnBegan(view, heard.seat, heard.round)
    case 'player-resigned':
      return resigned(view, heard.seat)
    case 'game-over':
      return { ...view, ending: heard.ending }
    case 'score-changed':
      return withPlayer(view, heard.seat, (it) => ({ ...it, score: heard.to }))

    case 'fleet-gathered':
      return withShips(view, heard.seat, heard.ships, () => ({ berth: HAND, value: null, mark: 'unmarked' }))
    case 'ship-rolled':
      return withShips(view, heard.seat, [heard.ship], () => ({ value: heard.value }))
    case 'ship-turned':
      return withShips(view, heard.seat, [heard.ship], () => ({ value: heard.to }))
    case 'ships-docked': {
      const berth: BerthView = { at: 'docked', station: heard.station }
      return withShips(view, heard.seat, heard.ships, () => ({ berth, mark: 'unmarked' }))
    }
    case 'ships-displaced':
      return laidUp(view, heard.owner, heard.ships, BAY)
    case 'ships-stranded':
      return laidUp(view, heard.seat, heard.ships, BAY)
    case 'ship-built':
      return laidUp(view, heard.seat, [heard.ship], BAY)
    case 'relic-bought':
      return laidUp(view, heard.seat, [RELIC_NUMBER], BAY)
    case 'relic-went-home':
      return laidUp(view, heard.seat, [RELIC_NUMBER], STOCK)
    case 'ship-forfeited':
      return laidUp(view, heard.seat, [heard.ship], STOCK)
    case 'ship-lost':
      return laidUp(view, heard.owner, [heard.ship], STOCK)
    case 'ship-shot':
      return laidUp(view, heard.owner, [heard.ship], heard.station === 'terraforming-station' ? STOCK : BAY)

    case 'fuel-gained':
      return fromStock(view, heard.seat, { fuel: heard.fuel })
    case 'ore-gained':
      return fromStock(view, heard.seat, { ore: heard.ore })
    case 'paid':
    case 'resources-returned':
      return fromStock(view, heard.seat, { fuel: -heard.fuel, ore: -heard.ore })
    case 'traded':
      return fromStock(view, heard.seat, { fuel: -heard.fuel, ore: 1 })
    case 'fuel-stolen':
      return gained(gained(view, heard.from, { fuel: -heard.fuel }), heard.seat, { fuel: heard.fuel })
    case 'ore-stolen':
      return gained(gained(view, heard.from, { ore: -heard.ore }), heard.seat, { ore: heard.ore })

    case 'hub-started':
      return withPlayer(view, heard.seat, (it) => ({
        ...it,
        'hub-circle': 1,
        'free-colonies': it['free-colonies'] - 1,
      }))
    case 'hub-advanced':
      return withPlayer(view, heard.seat, (it) => ({ ...it, 'hub-circle': heard.to }))
    case 'colony-launched':
    case 'hub-colony-placed': {
      const launched = withPlayer(view, heard.seat, (it) => ({ ...it, 'hub-circle': 0 }))
      return withColonies(launched, heard.territory, heard.seat, 1)
    }
    case 'colony-placed': {
      const taken = withPlayer(view, heard.seat, (it) => ({
        ...it,
        'free-colonies': it['free-colonies'] - 1,
      }))
      return withColonies(taken, heard.territory, heard.seat, 1)
    }
    case 'colony-moved':
      return withColonies(withColonies(view, heard.from, heard.owner, -1), heard.to, heard.owner, 1)
    case 'colonies-swapped': {
      const { owner, territory, 'other-owner': otherOwner, 'other-territory': otherTerritory } = heard
      const left = withColonies(withColonies(view, territory, owner, -1), otherTerritory, otherOwner, -1)
      return withColonies(withColonies(left, otherTerritory, owner, 1), territory, otherOwner, 1)
    }
    case 'control-gained':
      return withTerritory(view, heard.territory, (it) => ({ ...it, controller: heard.seat }))
    case 'control-lost':
      return withTerritory(view, heard.territory, (it) => ({ ...it, controller: null }))

    case 'field-placed':
      return withField(view, heard.territory, heard.field)
    case 'field-moved':
      return withField(withoutField(view, heard.from, heard.field), heard.to, heard.field)
    case 'field-removed':
      return withoutField(view, heard.territory, heard.field)

    case 'card-displayed':
      return displayed({ ...view, 'draw-pile': less(view['draw-pile'], heard.card) }, heard.slot, heard.card)
    case 'card-dealt':
      return withCard({ ...view, 'draw-pile': less(view['draw-pile'], heard.card) }, heard.seat, heard.card)
    case 'card-claimed':
      return withCard(displayed(view, heard.slot, null), heard.seat, heard.card)
    case 'card-stolen':
      return withCard(withoutCard(view, heard.from, heard.card), heard.seat, heard.card)
    case 'card-destroyed':
      return discarded(withoutCard(view, heard.from, heard.card), heard.card)
    case 'card-discarded':
      return discarded(withoutCard(view, heard.seat, heard.card), heard.card)
    case 'card-recovered': {
      const found = { ...view, 'discard-pile': less(view['discard-pile'], heard.card) }
      return withCard(found, heard.seat, heard.card)
    }
    case 'display-cycled': {
      const pile = view.display.reduce(
        (sum, card) => (card === null ? sum : more(sum, card, 1)),
        view['discard-pile'],
      )
      return { ...view, display: [null, null, null], 'discard-pile': pile }
    }
    case 'pile-reshuffled': {
      const pile = view['discard-pile'].reduce(
        (sum, { card, count }) => more(sum, card, count),
        view['draw-pile'],
      )
      return { ...view, 'draw-pile': pile, 'discard-pile': [] }
    }

    case 'power-used': {
      const used = inOrder([...view['this-turn'].used, heard.card])
      return { ...view, 'this-turn': { ...view['this-turn'], used } }
    }
    case 'bonus-borrowed':
      return { ...view, 'this-turn': { ...view['this-turn'], borrowed: heard.territory } }

    // The ship that is teleported is docked elsewhere by the next event; the rest changes nothing.
    case 'ship-teleported':
    case 'cache-counted':
    case 'nothing-left-in-stock':
    case 'nothing-stolen':
    case 'turn-ended':
      return view
  }
}

/** A new turn: what was noted in the last one is forgotten. */
function turnBegan(view: View, seat: number, round: number): View {
  return {
    ...view,
    round,
    'this-turn': {
      seat,
      used: [],
      'discard-used': false,
      'hub-docked': 0,
      'asimov-used': false,
      'mine-docked': false,
      borrowed: null,
      'hub-excess': false,
      'artifact-total': 0,
      rates: [],
    },
  }
}

/** Whoever resigns takes all ships off the board. */
function resigned(view: View, seat: number): View {
  const left = withPlayer(view, seat, (it) => ({ ...it, 'has-resigned': true }))
  return laidUp(left, seat, [1, 2, 3, 4, 5, 6, RELIC_NUMBER], STOCK)
}

function withPlayer(view: View, seat: number, change: (player: PlayerView) => PlayerView): View {
  return { ...view, players: view.players.map((it) => (it.seat === seat ? change(it) : it)) }
}

function withTerritory(view: View, territory: Territory, change: (it: TerritoryView) => TerritoryView): View {
  return {
    ...view,
    territories: view.territories.map((it) => (it.territory === territory ? change(it) : it)),
  }
}

function withShips(
  view: View,
  owner: number,
  numbers: number[],
  change: (ship: ShipView) => Partial<ShipView>,
): View {
  return withPlayer(view, owner, (player) => ({
    ...player,
    ships: player.ships.map((ship, n) => (numbers.includes(n + 1) ? { ...ship, ...change(ship) } : ship)),
  }))
}

/** Ships go where they show nothing. */
function laidUp(view: View, owner: number, numbers: number[], berth: BerthView): View {
  return withShips(view, owner, numbers, () => ({ berth, value: null, mark: 'unmarked' }))
}

function gained(view: View, seat: number, { fuel = 0, ore = 0 }: Tokens): View {
  return withPlayer(view, seat, (it) => ({
    ...it,
    tokens: { fuel: it.tokens.fuel + fuel, ore: it.tokens.ore + ore },
  }))
}

/** Tokens come from the stock, or go to it; where there is no end of them, it stays as it is. */
function fromStock(view: View, seat: number, tokens: Tokens): View {
  const after = gained(view, seat, tokens)
  const isUnlimited = view.setup.options.some(
    ([name, value]) => name === 'resource-supply' && value === 'unlimited',
  )
  if (isUnlimited) return after
  const { fuel, ore } = view.stock
  return { ...after, stock: { fuel: fuel - (tokens.fuel ?? 0), ore: ore - (tokens.ore ?? 0) } }
}

function withColonies(view: View, territory: Territory, seat: number, n: number): View {
  return withTerritory(view, territory, (it) => ({
    ...it,
    colonies: it.colonies.map((count, index) => (index + 1 === seat ? count + n : count)),
  }))
}

function withField(view: View, territory: Territory, field: TerritoryView['fields'][number]): View {
  return withTerritory(view, territory, (it) => ({ ...it, fields: [...it.fields, field].sort() }))
}

function withoutField(view: View, territory: Territory, field: TerritoryView['fields'][number]): View {
  return withTerritory(view, territory, (it) => ({
    ...it,
    fields: it.fields.filter((each) => each !== field),
  }))
}

function withCard(view: View, seat: number, card: Technology): View {
  return withPlayer(view, seat, (it) => ({ ...it, cards: inOrder([...it.cards, card]) }))
}

function withoutCard(view: View, seat: number, card: Technology): View {
  return withPlayer(view, seat, (it) => ({ ...it, cards: it.cards.filter((each) => each !== card) }))
}

function displayed(view: View, slot: number, card: Technology | null): View {
  const [first, second, third] = view.display.map((it, n) => (n + 1 === slot ? card : it))
  return { ...view, display: [first ?? null, second ?? null, third ?? null] }
}

function discarded(view: View, card: Technology): View {
  return { ...view, 'discard-pile': more(view['discard-pile'], card, 1) }
}

/** Cards are always shown in the same order. */
function inOrder(cards: Technology[]): Technology[] {
  return TECHNOLOGIES.filter((card) => cards.includes(card))
}

function more(pile: CardCount[], card: Technology, n: number): CardCount[] {
  const count = (pile.find((it) => it.card === card)?.count ?? 0) + n
  const others = pile.filter((it) => it.card !== card)
  const all = count > 0 ? [...others, { card, count }] : others
  return all.sort((a, b) => TECHNOLOGIES.indexOf(a.card) - TECHNOLOGIES.indexOf(b.card))
}

function less(pile: CardCount[], card: Technology): CardCount[] {
  return more(pile, card, -1)
}

/**
 * What a drawing needs to know of what both games have, in its own plain form.
 *
 * A view becomes a picture once (`picture()` in a game's `adapter.ts`), and every drawing reads
 * pictures only: so the same drawing shows a table, a replay and an example. What somebody may not
 * see is not in a picture: a secret of mine is marked as one, and a secret of others is missing.
 */

import type { Back, Contamination, Door, Intruder } from '../../types/nemesis'

/** What both games have by other names: a game puts in its own words. */
export interface Words {
  card: string
  character: string
  item: string
  object: string
  objective: string
  wound: string
}

/** Something that lies in a room or is carried, and is heavy. */
export interface ObjectPicture<W extends Words = Words> {
  object: W['object']
  /** Whose corpse it is. */
  of?: number
  n: number
}

/** A room, as far as both games have the same in it. */
export interface RoomPicture<W extends Words = Words> {
  number: number
  isExplored: boolean
  /** Whether only I know what it is. */
  isSecret: boolean
  /** What is left to be found; nothing where nothing is counted. */
  items: number | null
  hasFire: boolean
  hasMalfunction: boolean
  objects: ObjectPicture<W>[]
  /** The eggs of the nest; nothing in other rooms. */
  nestEggs: number | null
  isInCombat: boolean
}

export interface CorridorPicture {
  /** By the lower of its rooms and its lowest number there. */
  room: number
  number: number
  door: Door
  hasNoise: boolean
}

export interface IntruderPicture {
  id: number
  kind: Intruder
  room: number
  injuries: number
}

export interface WoundPicture<W extends Words = Words> {
  wound: W['wound']
  isDressed: boolean
}

export interface HeldItem<W extends Words = Words> {
  held: 'item'
  item: W['item']
  ammo: number
  /** 0 if it is no weapon. */
  capacity: number
  attached: W['item'][]
}

export type Held<W extends Words = Words> = HeldItem<W> | { held: 'object'; object: W['object']; of?: number }

/** An item card as I see it: what it is if I may know, and else its back. */
export interface ItemPicture<W extends Words = Words> {
  /** The same for the same card as long as it is held. */
  id: string
  item: W['item'] | null
  back: Back
}

export interface QuestPicture<W extends Words = Words> {
  item: W['item']
  isActive: boolean
}

export type HandCard<W extends Words = Words> =
  | { id: string; kind: 'action'; card: W['card'] }
  | { id: string; kind: 'contamination'; scanned: Contamination | null }

export interface ObjectivePicture<W extends Words = Words> {
  /** Nothing if it is hidden from me. */
  objective: W['objective'] | null
  deck: 'personal' | 'corporate' | 'cooperative'
  /** Whether only I and whoever was shown it can see it. */
  isSecret: boolean
}

/** Somebody of the crew, as far as both games have the same of them. */
export interface CharacterPicture<W extends Words = Words> {
  seat: number
  /** The number of the player, from 1; objectives speak of it. */
  player: number
  /** Nothing until the characters are chosen. */
  character: W['character'] | null
  /** Where they are: in a room, or in one of the places that a game has besides. */
  place: { at: string; room?: number }
  isFirst: boolean
  isOnTurn: boolean
  hasPassed: boolean
  isInCombat: boolean
  hasResigned: boolean
  lightWounds: number
  seriousWounds: WoundPicture<W>[]
  hasSlime: boolean
  hasSignal: boolean
  hasLarva: boolean
  /** Cards in hand, in the deck, and discarded. */
  cards: { hand: number; deck: number; discard: number }
  /** The cards themselves, where I may see them. */
  hand: HandCard<W>[] | null
  discard: HandCard<W>[]
  hands: (Held<W>[] | null)[]
  /** How many hands can be used. */
  nHands: number
  inventory: ItemPicture<W>[]
  quests: QuestPicture<W>[]
  objectives: ObjectivePicture<W>[]
}

/** What the bag can hold, as everybody can know. */
export interface BagPicture {
  total: number
  blank: number
  kinds: Record<Intruder, number>
}

/** A table with its rooms, as the drawings of both games read it. */
export interface BoardPicture {
  rooms: RoomPicture[]
  corridors: CorridorPicture[]
  characters: CharacterPicture[]
  intruders: IntruderPicture[]
  /** Where somebody is about to go, while that is paid for or may be interrupted. */
  goal: { seat: number; room: number } | null
}

/** What is offered in a trade: an object, or an item of which others may see only the back. */
export interface TradedPicture {
  object: string | null
  item: string | null
  back: Back | null
}

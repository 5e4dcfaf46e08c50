/**
 * What a game brings to the client: drawings and words, no rules.
 *
 * The shell (question panel, seats, log, motion, replay) is the same for all games; it asks
 * a `GameClient` for everything that is the game's own. Ids of places and things are those
 * of `ux.md` section 6 in kebab-case: `place:station:lunar-mine`, `thing:ship:1:4`.
 */

import type { Component } from 'svelte'
import type { Text } from '../texts/texts.svelte'
import type { Key } from '../types/keys'
import type { Change, Sentence } from '../types/protocol'
import type { Choosing } from '../table/question/choosing.svelte'
import type { Part as TextPart } from '../texts/languages'

/** An answer as the server offers it; `says` comes beside it. */
export interface Offer<Choice = unknown, Touch = unknown, Amount = unknown> {
  choice: Choice
  touches: Touch[]
  /** What it costs and gives; most answers do neither. */
  costs?: Amount[]
  gives?: Amount[]
  /** Whether it cannot be taken back freely. */
  'is-final'?: boolean
  /** Whether it gives up something that can still be had. */
  forgoes?: boolean
}

/** An answer that the rules do not allow now. */
export interface Denied<Choice = unknown, Touch = unknown> {
  choice: Choice
  touches: Touch[]
  rule: string
}

/** A part of an answer: something on the table that can be pressed. */
export interface Part {
  /** The same for the same part of two answers. */
  key: string
  /** What can be pressed for it: any of these. */
  ids: string[]
  /** Its name. */
  label: Text
  /** Parts with a lower rank are asked for first. */
  rank: number
  /** The name of an icon that the game's `Icon` draws. */
  icon?: string
  /** Its name says as much as the whole answer, where only one is left. */
  isWhole?: boolean
  /** Asked for only when another part of the answer is chosen: it is not lit before. */
  isLater?: boolean
  /** What is done with the thing, where it serves more than one end: that is asked first. */
  way?: string
}

/** How much of something an answer takes, where a question asks for amounts. */
export interface Share {
  /** The same for the same pile of two answers. */
  key: string
  label: Text
  icon: string
  n: number
  /** Of how many. */
  of: number
}

/**
 * Several answers planned as one: the first is offered now, each other is given when it is offered
 * and nothing came up. It stands in place of its first answer.
 */
export interface Order {
  choices: unknown[]
  /** Given in the end if it is offered then; the order is whole without it. */
  last?: unknown
  /** Whether it cannot be taken back freely. */
  isFinal: boolean
  /** Its parts, its words and what lies ahead of it, where these are not those of its first answer. */
  parts?: Part[]
  says?(): Text
  ahead?(): Foreseen | null
}

/** How an answer was come to. */
export interface Pressed {
  /** In the panel each answer stands with its price; on the table a thing is pressed. */
  isNamed: boolean
  /** How many things were pressed for it. */
  presses: number
  isOrder: boolean
}

/** What lies ahead of an answer: in words, and as a picture that the game's `Ahead` draws. */
export interface Foreseen {
  words: string
  /** What the picture does not show, where there is one: what stands beside it. */
  brief: string
  /** The part of it that nobody should overlook, where there is little room. */
  warns: string
  strip: unknown
}

/** What something is, for whoever points at it. */
export interface Explained {
  title: string
  /** What it does, who owns it, what is there now. */
  lines: string[]
  /** The rule to read on. */
  rule?: string
  /** A card, by its name: it is shown large instead of its words; `notes` are what is left to say. */
  card?: { name: string; notes: string[] }
}

/** What stands in the log for some events of one moment. */
export interface LogLine {
  /** Who did it; nobody for the table itself. */
  seat: number | null
  text: string
  rule?: string
  /** A line that begins a turn is a heading. */
  isHeading?: boolean
}

/** How long an event takes on the screen, in milliseconds at normal speed, and what flies. */
export interface Motion {
  lasts: number
  /** Tokens that fly between two anchors, such as `anchor:stock:fuel` and `anchor:seat:2:fuel`. */
  flies?: { token: string; n: number; from: string; to: string }[]
  /** What walks from place to place, by the ids of both: whatever stood there goes that way, and no other. */
  walks?: [from: string, to: string][]
  /** Where a thing that appears comes from, by its id; else it fades in. */
  comesFrom?: Record<string, string>
  /** Where a thing that disappears goes. */
  goesTo?: Record<string, string>
  /** Dice that tumble: their ids. */
  tumbles?: string[]
  /** A band over the board. */
  band?: string
  /** What is heard. */
  sound?: 'dice' | 'tap' | 'paper' | 'chime' | 'swell'
  /** It begins a turn or an action: what a bot does in each of them takes only so long. */
  begins?: 'turn' | 'action'
  /** It is read before anything moves: what it changes is shown with what follows from it. */
  isRead?: boolean
  /** It begins a passage of a long scene, such as what one enemy does, or there are none any more. */
  passage?: 'begins' | 'ends'
  /** It is shown in one motion with others of its passage that are so too and come before or after it. */
  isTogether?: boolean
  /** The id of where it happens, which the board brings into sight. */
  at?: string
  /** It happens by the way: unless it is mine, it takes no time of its own. */
  isAside?: boolean
  /**
   * It has weight: it is watched whole, however much waits. Steps of one scene follow each other
   * without a stop.
   */
  scene?: string
  /** Whom it befalls: for them nothing is shortened. */
  concerns?: number | null
  /** When its scene is over, whom it befalls goes on with a press. */
  holds?: boolean
  /** It is how the game ends: whoever wants to see no more sees this. */
  isEnd?: boolean
}

/** What matters on the timeline of a replay. */
export interface Mark {
  icon: string
  seat: number | null
  text: string
  /** How much it matters, against the other marks of the game: of many the weightiest are told. */
  weight: number
}

/** What boards, hands and seats are given. */
export interface TableProps<View> {
  view: View
  /** What can be pressed, and what is pressed; nothing can where nobody is asked. */
  choosing: Choosing
  /** My seats: the first one is whose hand is shown. */
  mine: number[]
  seatName: (seat: number) => string
}

/** Says something to the whole table, in the chat; whoever has no seat at a running game says nothing so. */
export type Speak = (text: string) => void

export interface BoardProps<View> extends TableProps<View> {
  arrangement: 'desk' | 'phone'
  /** Where it is only looked at, all of it is shown. */
  isWhole?: boolean
}

export interface SeatProps<View> {
  view: View
  seat: number
}

/** A page of what can be looked up. */
export interface Page {
  name: string
  /** The text that names it, and the icon that the game's `Icon` draws. */
  title: Key
  icon: string
  /** Whether it is there only for whoever sits at the table. */
  isMine?: boolean
}

export interface GameClient<View = unknown, Heard = unknown, Known = unknown> {
  id: TextPart
  mood: 'frontiers' | 'nemesis' | 'lockdown' | 'aliens'
  /** The prefix of the game's rule ids. */
  rules: string
  /** The board, drawn in one `<svg>`. */
  Board: Component<BoardProps<View>>
  /** What lies before me: pieces to use, cargo, cards. */
  Hand: Component<TableProps<View> & { arrangement: 'desk' | 'phone' }>
  /** Counts and cards on a seat's card, under its name. */
  SeatStats: Component<SeatProps<View>>
  /** The same at a glance, in the strip over the board of a phone. */
  SeatGlance?: Component<SeatProps<View>>
  /** A seat's belongings in full, in the drawer. */
  SeatDetails: Component<SeatProps<View> & { seatName: (seat: number) => string }>
  /** The whole visible state as nested lists with headings; everything can be played from it. */
  TextBoard: Component<TableProps<View>>
  /** What stands beside my hand: how near the end is. */
  EndInSight: Component<TableProps<View>>
  /** What happened in the long scene that is being shown, beside the board. */
  Happening?: Component<{ view: View }>
  /** The final scoring and the story of the game. */
  Ending: Component<{
    view: View
    standings: unknown
    steps: Step<Heard>[]
    seatName: (seat: number) => string
    /** Where the moment after an entry of the record can be looked at. */
    momentLink: (entry: number) => string
  }>
  /** A card of the game, large enough to read all of it, and what is to be said of it just now. */
  Card: Component<{ card: string; notes: string[] }>
  /** A small picture by its name, for answers. */
  Icon: Component<{ name: string; size?: number }>
  /** All cards of the game that lie open or can be looked up, for the tab *Cards*; or one of its pages. */
  Cards: Component<TableProps<View> & { page: string | null; speak: Speak | null }>

  /** The text that names what `Cards` shows, where these are not cards. */
  lookup?: Key
  /** The pages of `Cards` that have a tab of their own on a phone, where all together are too much. */
  pages?: Page[]
  /** How high my hand is on a desk, in pixels, where it needs more room than usual. */
  handHeight?: number
  /** How high the strip of seats is on a phone, where a glance at each needs more room than a name. */
  stripHeight?: number
  /** How high the low sheet of a phone is at least, where hand and question need more room than usual. */
  peekHeight?: number

  /** The number that counts, for a seat's card; nothing in games without points. */
  score(view: View, seat: number): number | null
  round(view: View): number
  /** Whose turn it is. */
  onTurn(view: View): number | null
  /** Who comes next. */
  next(view: View): number | null
  /**
   * A view with what is in the foreground: as it was in the view shown before, and after an event
   * if one was heard. The foreground tells what happened; it changes nothing on the table.
   */
  tell?(view: View, before: View, heard: Heard | null): View
  /** A view as the server tells it, with what stays in the foreground when everything has been shown. */
  keep?(view: View, before: View): View
  /** How an event is shown. */
  motion(heard: Heard, before: View, seatName: (seat: number) => string): Motion
  /**
   * Some events as lines of the log: an answer and the rolls and draws that followed from it. By
   * what was known before them, places and things are called what the reader knows them to be.
   */
  log(heard: Heard[], told: Sentence[], seatName: (seat: number) => string, known?: Known | null): LogLine[]
  /** What is worth telling of a quiet turn, where nothing mattered so much: for the digest alone. */
  gist?(heard: Heard[], mine: number[], seatName: (seat: number) => string): Mark[]
  /** Whether whoever sat there has left the game for good. */
  hasLeft?(view: View, seat: number): boolean
  /** What mattered among some events, for timeline and digest. */
  marks(heard: Heard[], told: Sentence[], seatName: (seat: number) => string, known?: Known | null): Mark[]
  /**
   * What whoever reads the log knows after some events, besides what they knew before; before the
   * first of all, what every view of the game tells.
   */
  learn?(known: Known | null, heard: Heard[], view: View): Known
  /** A question or an answer with places and things called what they are called on the board. */
  call?(says: Text, view: View): Text
  /** The part of an answer that something it touches is. */
  part(touch: unknown, view: View, answer: { choice: unknown; touches: unknown[] }): Part
  /** A part of an answer that nothing it touches is: what is done, where much of it can be. */
  deed?(offer: Offer): Part | null
  /** What an answer gives and costs, in a few words: on the target, and under the answer. */
  tag(offer: Offer, view: View, me: number): string | null
  consequence(offer: Offer, view: View, me: number, seatName: (seat: number) => string): string
  /** What an answer leads to beyond the next roll, by its place among the offers, as the server foresees it. */
  foresee?(
    foresight: unknown,
    answer: number,
    view: View,
    seatName: (seat: number) => string,
    offer: Offer,
  ): Foreseen | null
  /** The orders that some answers begin. */
  orders?(offers: Offer[], view: View, foresight: unknown): Order[]
  /** The same of what was declared before and is being paid for, or may be interrupted. */
  underWay?(foresight: unknown, view: View, seatName: (seat: number) => string): Foreseen | null
  /** What lies ahead as a picture, in an answer and at its target. */
  Ahead?: Component<{ strip: unknown }>
  /** What several answers that share a part have in common, in one line. */
  several(offers: Offer[], view: View, me: number, seatName: (seat: number) => string): string | null
  /** The question when some parts are chosen: which is asked for next. */
  heading(chosen: Part[], next: Part[], asks: Text | null): Text | null
  /** What stands over a question: how much of the turn is left. */
  note?(offers: Offer[], view: View): string | null
  /** How much of each pile an answer takes, where a question asks for amounts. */
  mix?(offer: Offer, view: View): Share[] | null
  /** Whether an answer ends the turn: it has its own button. */
  endsTurn(offer: Offer): boolean
  /** Whether an answer only carries out what was decided before: also a final one is pressed once. */
  isDecided?(offer: Offer, how: Pressed): boolean
  /** Whether somebody is out of the game while others go on: they say how they want to see the rest. */
  isOut?(view: View, seat: number): boolean
  /** The first game, explained. */
  lessons: Lesson<View>[]
  /** Why something that touches no answer cannot be chosen, where everybody can be told. */
  elsewhere?(id: string, offers: Offer[]): string | null
  /** What something on the table is. */
  explain(id: string, view: View, seatName: (seat: number) => string): Explained | null
}

/** What a lesson looks at, to know whether its moment has come. */
export interface Lecture<View> {
  view: View
  me: number
  choosing: Choosing
  /** Whether I am asked now, and nothing moves. */
  isAsked: boolean
  canUndo: boolean
  canEndTurn: boolean
}

/** Something that a newcomer is told once, when it first matters. */
export interface Lesson<View = unknown> {
  /** Its text is `<game>-lesson-<name>`, its heading `.title` of it. */
  name: string
  when(lecture: Lecture<View>): boolean
  /** What it is about: these are marked on the table. */
  points(lecture: Lecture<View>): string[]
  /** Where to read on. */
  rule?: string
}

/** A step of a replay, or a moment of a game: what happened at once. */
export interface Step<Heard = unknown> {
  n: number
  at: number
  entry: number
  seat: number | null
  heard: Heard[]
  told: Sentence[]
  /** What changed in the view, where that was told. */
  changes?: Change[]
}

/**
 * A table as somebody sits at it: what the server tells, what is shown of it, and what can
 * be said.
 */

import { settings } from '../../app/settings.svelte'
import { gameClient } from '../../games/games'
import type { GameClient, Offer } from '../../games/game'
import { Connection, type ConnectionState, type Say } from '../../server/connection'
import type { Part } from '../../texts/languages'
import { texts, type Text } from '../../texts/texts.svelte'
import type { Key } from '../../types/keys'
import type { Happened, Problem, ReplayView, TableNow, ToClient, Undo } from '../../types/protocol'
import { beatsOf, LostThread, tableAfter, type Beat } from './change'
import { Choosing, type Possible } from '../question/choosing.svelte'
import { inVain, type InVain } from '../question/denials'
import { inGoodTime } from '../question/forced'
import { Memory } from './memory.svelte'
import { Names } from '../seats/names.svelte'
import { Orders, type Halt } from '../question/orders'
import { Queue } from './queue.svelte'
import type { Company } from './waiting'
import { Sayings } from '../talk/sayings'
import { sounds } from '../board/sounds'
import type { TakenBack } from '../question/undoing'

type Question = TableNow['questions'][number]

/** How long somebody is on their way to the table, in milliseconds. */
const ARRIVING = 3_000
/** When the drawings of a game are asked for again if they did not come, in milliseconds. */
const AGAIN = [500, 2_000, 8_000]
/** Why a table is closed to somebody for good. */
const SHUT = ['no-such-table', 'not-your-seat', 'not-found', 'sent-away']

export class Sitting {
  readonly id: string
  readonly key: string | null
  /** The table as the server last told it. */
  now: TableNow | null = $state.raw(null)
  /** When it told that, by the clock of this machine, in milliseconds. */
  toldAt = $state(0)
  /** The same when everything that led to it has been shown. */
  settled: TableNow | null = $state.raw(null)
  game: GameClient | null = $state.raw(null)
  /** The name of the game, before its drawings are there. */
  plays: string | null = $state(null)
  queue: Queue | null = $state.raw(null)
  choosing: Choosing = new Choosing((possible) => this.#give(possible))
  line: ConnectionState = $state('connecting')
  /** Why this table cannot be shown. */
  problem: Problem | null = $state.raw(null)
  /** Why the last thing that was said was not done, by what it was. */
  refused: Partial<Record<Say['say'], Problem>> = $state.raw({})
  /** Why my last order did not go on, until I answer. */
  halted: Halt | null = $state(null)
  /** The orders that I gave in this window. */
  readonly orders = new Orders()
  /** What would be tried in vain now, once somebody asked. */
  denied: InVain[] | null = $state.raw(null)
  /** The answers that I gave in this window, by the entry that each became. */
  readonly given = new Map<number, Possible>()
  /** What has just been taken back, once the table is shown without it. */
  takenBack: TakenBack | null = $state.raw(null)
  /** Who has just asked me to decide, by their seat. */
  reminder: number | null = $state(null)
  /** How often I was called, to my turn or by somebody who waits. */
  calls = $state(0)
  /** A sentence that is shown for a while, by its key. */
  notice: Key | null = $state(null)
  readonly memory: Memory

  readonly #names = new Names(() => this.now?.seats ?? [])
  #connection: Connection
  /** Messages that came before the game's drawings were there. */
  #early: ToClient[] | null = []
  #isCaughtUp = false
  /** What I see of the game after everything that was told. */
  #view: unknown = null
  /** What was told did not fit: nothing is shown until the whole view comes. */
  #isLost = false
  readonly #said = new Sayings()
  readonly #company: Company = {
    isBot: (seat) =>
      this.now?.seats.some(
        (it) => it.seat === seat && (it.kind.kind === 'bot' || it['sitting-in'] !== null),
      ) ?? false,
    isMine: (seat) => this.now?.mine.includes(seat) ?? false,
  }
  /** The question that is being answered: its seat and entry. */
  #offered = ''

  constructor(id: string, key: string | null) {
    this.id = id
    this.key = key
    this.memory = new Memory(this)
    this.#connection = this.#connect()
  }

  close(): void {
    this.#connection.close()
    this.queue?.close()
  }

  /** Comes anew: whoever comes takes the seat back from a bot that sits in. */
  comeBack(): void {
    this.#connection.close()
    this.#connection = this.#connect()
  }

  /** How whoever sits in a seat is called. */
  seatName = (seat: number): string => this.#names.of(seat)

  /** My seat, or the first of them. */
  get me(): number | null {
    return this.now?.mine[0] ?? null
  }

  /** The question that I am asked, once everything before it has been shown. */
  question: Question | null = $derived(this.settled ? questionOf(this.settled) : null)

  /** Whether I am asked something, shown or not. */
  isAsked: boolean = $derived(this.now !== null && questionOf(this.now) !== null)

  get asked(): number | null {
    return this.question?.seat ?? null
  }

  /** What one of my seats can take back: freely rather than otherwise. */
  get undoable(): Undo | null {
    const undo = this.now?.undo ?? []
    const mine = undo.find((it) => it.how === 'freely') ?? undo[0] ?? null
    return mine && this.orders.asOne(mine)
  }

  say(what: Say): void {
    this.#said.note(this.#connection.say(what), what)
  }

  undo(): void {
    const { undoable } = this
    if (!undoable) return
    const { seat, to, places } = undoable
    // Only what is more than the last answer has to be said.
    this.say({ say: 'undo', seat, ...(places.indexOf(to) > 0 ? { to } : {}) })
  }

  askWhy(): void {
    const seat = this.asked
    if (seat !== null && this.denied === null) this.say({ say: 'why', seat })
  }

  /** Answers count only when nothing moves: whoever answers early has seen enough. */
  async catchUp(): Promise<void> {
    const { queue } = this
    if (!queue?.isBusy) return
    queue.skipAll()
    await new Promise<void>((resolve) => queue.then(resolve))
  }

  /** Watches something again; nothing can be answered meanwhile. */
  watch({ view, steps }: ReplayView): void {
    this.choosing.isOpen = false
    this.queue?.watchAgain(view, beatsOf(view, steps), () => this.#reopen())
  }

  #connect(): Connection {
    return new Connection(this.id, this.key, {
      told: (message) => void this.#told(message),
      changed: (state) => {
        this.line = state
        if (state !== 'open') this.choosing.given = null
        this.#reopen()
      },
      refused: (problem) => (this.problem = problem),
    })
  }

  #give(possible: Possible): void {
    const { question } = this
    if (!question || this.line !== 'open' || this.choosing.given) return
    this.orders.begin(question.seat, question.entry, possible.order)
    this.halted = null
    this.#send(question, possible)
  }

  #send(question: Question, possible: Possible): void {
    this.choosing.given = possible
    this.choosing.isOpen = false
    this.refused = {}
    this.memory.forgetDigest()
    this.given.set(question.entry + 1, possible)
    const { choice } = possible.offer
    this.say({ say: 'answer', seat: question.seat, entry: question.entry, choice: choice as never })
  }

  #reopen(): void {
    const { given, isOver } = this.choosing
    this.choosing.isOpen = this.line === 'open' && given === null && !isOver
  }

  async #told(message: ToClient): Promise<void> {
    const early = this.#early
    if (!early || message.type === 'closing') {
      this.#take(message)
      return
    }
    const isFirst = message.type === 'table' && !early.some((it) => it.type === 'table')
    early.push(message)
    if (!isFirst || message.game === undefined) return
    this.plays = message.game
    const game = await this.#drawings(message.game)
    this.#early = null
    this.game = game
    if (game) this.queue = new Queue(game, this.seatName, this.#company)
    else this.problem ??= { code: 'no-such-game' }
    early.forEach((it) => this.#take(it))
  }

  /** The drawings and texts of a game; none if there are none, or if they cannot be had. */
  async #drawings(name: string): Promise<GameClient | null> {
    for (const wait of [...AGAIN, null]) {
      try {
        const [game] = await Promise.all([gameClient(name), texts.need(name as Part)])
        return game
      } catch {
        if (wait !== null) await new Promise((resolve) => setTimeout(resolve, wait))
      }
    }
    this.problem = { code: 'no-connection' }
    return null
  }

  #take(message: ToClient): void {
    switch (message.type) {
      case 'table':
        if (!message.follows) {
          this.#view = message.view
          this.#isLost = false
        }
        if (!this.#isLost) this.#tableIs({ ...tableAfter(this.now, message), view: this.#view })
        break
      case 'happened':
        this.#happened(message)
        break
      case 'refused':
        this.#refused(this.#said.answered(message.re), message.problem)
        break
      case 'done': {
        const said = this.#said.answered(message.re)
        if (said) this.refused = { ...this.refused, [said]: undefined }
        break
      }
      case 'denials':
        this.denied = inVain(message, this.game, this.queue?.shown)
        break
      case 'presence':
        this.#presence(message)
        break
      case 'reminded':
        if (this.now?.mine.includes(message.seat)) this.#remindedBy(message.by)
        break
      case 'closing':
        this.#closing(message.problem)
        break
    }
  }

  /** Somebody came or went: nothing else about the table is otherwise. */
  #presence({ seats, spectators }: Pick<TableNow, 'seats' | 'spectators'>): void {
    this.toldAt = Date.now()
    if (this.now) this.now = { ...this.now, seats, spectators }
    if (this.settled) this.settled = { ...this.settled, seats, spectators }
  }

  #remindedBy(seat: number): void {
    this.reminder = seat
    this.#call()
  }

  #call(): void {
    this.calls += 1
    sounds.play('my-turn')
  }

  #tableIs(now: TableNow): void {
    this.now = now
    this.toldAt = Date.now()
    const isFirst = !this.#isCaughtUp
    this.#isCaughtUp = true
    const { queue } = this
    if (!queue || now.view == null) {
      this.settled = now
      this.memory.reveal()
      return
    }
    if (queue.shown !== null) {
      queue.settle(now.view, () => this.#settle(now, false))
      return
    }
    // Nothing led to what somebody finds here, so it is there at once: whatever comes next, and
    // however long it is shown or waits for a press, is shown at a table that can be seen.
    queue.start(now.view)
    if (isFirst) this.#arrive(queue, now)
    this.#settle(now, isFirst)
  }

  /** Bots that begin the game are not watched on the way to one's own first question. */
  #arrive(queue: Queue, now: TableNow): void {
    queue.isArriving = now.state === 'playing' && now.mine.length > 0 && questionOf(now) === null
    setTimeout(() => (queue.isArriving = false), ARRIVING)
  }

  /** Everything has been shown: whoever is asked is asked. */
  #settle(now: TableNow, isFirst: boolean): void {
    const wasAsked = this.question !== null
    const wasOver = this.settled?.state === 'over'
    // The game is shown as fast as it can be followed; who is there is shown as it is.
    const { seats, spectators } = this.now ?? now
    this.settled = { ...now, seats, spectators }
    this.memory.reveal()
    const question = questionOf(now)
    if (question && this.queue) this.queue.isArriving = false
    const offered = question ? `${question.seat} ${question.entry}` : ''
    const isNew = offered !== this.#offered
    if (isNew || this.choosing.given || this.choosing.isOver) this.#offer(now, question)
    this.#offered = offered
    this.#reopen()
    // What others did in between may have been shown in one go with my own answer.
    const isTurn = isNew && question !== null && (this.memory.turnCame() || !wasAsked)
    if (!question) this.memory.forgetDigest()
    this.takenBack = this.memory.takenBack() ?? this.takenBack
    if (isFirst) return
    if (isTurn) this.#call()
    if (now.state === 'over' && !wasOver) sounds.play('over')
  }

  #offer(now: TableNow, question: Question | null): void {
    this.denied = null
    if (!this.game || !question) {
      this.choosing.close()
      return
    }
    this.choosing.offer(
      this.game,
      now.view,
      question.offers as Offer[],
      question.says as Text[],
      question.foresight,
    )
    if (this.#goesOn(now, question)) return
    const [only, another] = this.choosing.possible
    if (!only || another) return
    // Where everybody knows that there is one answer, and it only carries out what was decided, nobody is
    // asked; the end of a turn is everybody's own, since nothing can be taken back after it.
    const { game } = this
    const isCarriedOut =
      (game.isDecided?.(only.offer, { isNamed: false, presses: 0, isOrder: false }) ?? false) &&
      !game.endsTurn(only.offer)
    const isIdle = isCarriedOut && question.timing === 'at-once'
    if (!isIdle && !settings.kept.playForced) return
    inGoodTime(question.timing, () => {
      if (this.choosing.possible[0] !== only || this.choosing.isOver) return
      this.#reopen()
      this.choosing.take(only)
    })
  }

  /** Whether an order goes on with this question. */
  #goesOn(now: TableNow, question: Question): boolean {
    const next = this.orders.next(question, now.undo, (choice) => this.choosing.offered(choice) !== null)
    if (next && 'halt' in next) this.halted = next.halt
    const possible = next && 'answer' in next ? this.choosing.offered(next.answer) : null
    if (!possible || this.line !== 'open') return false
    this.#send(question, possible)
    return true
  }

  #happened(moment: Happened): void {
    if (!this.memory.isNew(moment)) return
    const beats = this.#follow(moment)
    if (moment.what === 'game') this.#played(moment)
    this.memory.take(moment, this.#isCaughtUp)
    if (this.#isCaughtUp && this.queue) {
      for (const beat of beats) this.queue.hear(beat)
      // What was taken back is gone from the board only with the table that comes next.
      if (moment.what !== 'undone') this.queue.then(() => this.memory.reveal(moment.n))
    }
  }

  /** What a moment changes. Whoever loses the thread comes anew, and gets the whole view. */
  #follow(moment: Happened): Beat[] {
    if (moment.what !== 'game' || this.#isLost) return []
    try {
      const beats = beatsOf(this.#view, [moment])
      this.#view = beats.at(-1)?.after ?? this.#view
      return beats
    } catch (thrown) {
      if (!(thrown instanceof LostThread)) throw thrown
      this.#isLost = true
      this.comeBack()
      return []
    }
  }

  /** My answer was taken, or it came from elsewhere: another window, or a bot in my place. */
  #played(moment: Happened & { what: 'game' }): void {
    if (!this.#isCaughtUp || moment.seat === null || moment.seat !== this.asked || this.choosing.isOver)
      return
    const isSatIn = this.now?.seats.some((it) => it.seat === moment.seat && it['sitting-in'] !== null)
    const isFromHere = this.choosing.given !== null || this.#said.isWaiting('resign')
    if (!isSatIn && !isFromHere) this.notice = 'web-table-answered-elsewhere'
    this.choosing.finish()
    this.#reopen()
  }

  /** A table that stops comes back; one that may not be seen does not. */
  #closing(problem: Problem): void {
    if (!SHUT.includes(problem.code)) return
    this.problem = problem
    this.#connection.close()
  }

  #refused(said: Say['say'] | undefined, problem: Problem): void {
    if (problem.code === 'already-answered') this.notice = 'web-table-answered-elsewhere'
    else this.refused = { ...this.refused, [said ?? 'answer']: problem }
    if (said !== 'answer') return
    this.orders.drop()
    this.choosing.given = null
    if (this.question) this.given.delete(this.question.entry + 1)
    this.#reopen()
  }
}

function questionOf(now: TableNow): Question | null {
  return now.questions.find((it) => (it.offers as Offer[]).length > 0) ?? null
}

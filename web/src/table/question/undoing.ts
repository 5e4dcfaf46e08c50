/** What taking back would take back and has taken back, in words, and doing it again. */

import type { Step } from '../../games/game'
import { say, tell, texts } from '../../texts/texts.svelte'
import type { Key } from '../../types/keys'
import type { Undo } from '../../types/protocol'
import type { Possible } from './choosing.svelte'
import type { Desk, Said } from '../shell/desk.svelte'
import type { Sitting } from '../shown/sitting.svelte'

/** Something that is or was taken back: an answer, and how much went with it. */
export interface TakenBack {
  answer: Step | null
  /** Who took back. */
  seat: number | null
  /** How many answers, of whomever. */
  answers: number
  /** How many rolls and draws. */
  outcomes: number
}

/** What I can take back now, and how; nothing while the others are asked already. */
export function wayBack(sitting: Sitting): Undo | null {
  return sitting.now?.['undo-asked'] ? null : sitting.undoable
}

/** My answer that would be taken back, in words. */
export function whatGoesBack(sitting: Sitting, { to }: Undo): string | null {
  const { answer } = takenBack(sitting.memory.steps, to)
  return answer ? answerText(sitting, answer) : null
}

/** Takes back; what is more than my last press, or asks others, only after another press. */
export function takeBack(desk: Desk): void {
  const { sitting } = desk
  const undo = wayBack(sitting)
  if (!undo) return
  if (undo.how === 'freely') {
    sitting.undo()
    return
  }
  const back = takenBack(sitting.memory.steps, undo.to)
  const text = [said(sitting, back, 'web-undo-sure'), withIt(back)].filter((it) => it !== '').join(' ')
  const label = say(undo.how === 'by-consent' ? 'web-table-ask-to-take-back' : 'web-table-take-back')
  desk.toast = { text, icon: 'undo', action: { label, act: () => sitting.undo() } }
}

/** What goes if everything after an entry goes. */
export function takenBack(steps: Step[], to: number): TakenBack {
  const gone = steps.filter((step) => step.entry > to)
  const answers = gone.filter((step) => step.seat !== null)
  const answer = answers[0] ?? null
  const outcomes = gone.length - answers.length
  return { answer, seat: answer?.seat ?? null, answers: answers.length, outcomes }
}

/** That something was taken back; where I may still answer the same, I can do it again. */
export function takenBackText(sitting: Sitting, back: TakenBack): Said {
  const text = [said(sitting, back, 'web-undo-done'), withIt(back)].filter((it) => it !== '').join(' ')
  const { answer } = back
  if (!answer || !sameAgain(sitting, answer)) return { text, icon: 'undo' }
  const act = () => {
    const same = sameAgain(sitting, answer)
    if (same) sitting.choosing.take(same)
  }
  return { text, icon: 'undo', action: { label: say('web-undo-again'), act } }
}

/** What the log says of it: what, and by whom. */
export function undoneText(sitting: Sitting, back: TakenBack): string {
  const what = back.answer ? deedText(sitting, back.answer) : null
  const name = back.seat === null ? '' : sitting.seatName(back.seat)
  const names = what?.includes(name) ?? false
  const first =
    what === null
      ? say('web-log-undone', { name })
      : names
        ? say('web-undo-done', { what: ended(what) })
        : say('web-log-undone-what', { name, what: ended(what) })
  return [first, withIt(back)].filter((it) => it !== '').join(' ')
}

/** What went with an answer that was taken back; nothing if it went alone. */
function withIt({ answers, outcomes }: TakenBack): string {
  const parts = [
    ...(answers > 1 ? [say('web-undo-more-answers', { n: answers - 1 })] : []),
    ...(outcomes > 0 ? [say('web-undo-more-outcomes', { n: outcomes })] : []),
  ]
  if (parts.length === 0) return ''
  return say('web-undo-more', { what: new Intl.ListFormat(texts.language).format(parts) })
}

function said(sitting: Sitting, { answer, seat }: TakenBack, key: Key): string {
  const what = answer ? answerText(sitting, answer) : null
  if (what !== null) return say(key, { what: ended(what) })
  return say('web-log-undone', { name: seat === null ? '' : sitting.seatName(seat) })
}

/** A sentence without its stop, to be put into another. */
const ended = (text: string): string => text.replace(/[.\s]*$/, '')

function answerText(sitting: Sitting, answer: Step): string | null {
  const given = sitting.given.get(answer.entry)
  if (given) return tell(given.says, sitting.seatName)
  return deedText(sitting, answer)
}

/** What somebody did, as the log tells it; nothing where it tells only what followed. */
function deedText(sitting: Sitting, { seat, heard, told }: Step): string | null {
  const lines = sitting.game?.log(heard, told, sitting.seatName, sitting.memory.known) ?? []
  return lines.find((line) => !line.isHeading && line.seat === seat)?.text ?? null
}

/** The answer of mine that was taken back, if it is offered again. */
function sameAgain(sitting: Sitting, answer: Step): Possible | undefined {
  const given = sitting.given.get(answer.entry)
  if (!given) return undefined
  const said = ({ offer, order }: Possible): string => JSON.stringify(order?.choices ?? offer.choice)
  return sitting.choosing.possible.find((it) => said(it) === said(given))
}

/** What would be tried in vain, and the rule that says no. */

import type { Denied, GameClient, Part } from '../../games/game'
import type { Text } from '../../texts/texts.svelte'
import type { ToClient } from '../../types/protocol'
import type { Card } from '../board/explaining.svelte'
import type { Sitting } from '../shown/sitting.svelte'

export interface InVain {
  says: Text
  parts: Part[]
  rule: string
}

/** A place that cannot be chosen, with the reason. */
export interface Reason {
  key: string
  /** What would be done there, where that is a part of its own. */
  deed: Part | null
  part: Part | null
  says: Text
  rule: string
}

export function inVain(
  message: Extract<ToClient, { type: 'denials' }>,
  game: GameClient | null,
  view: unknown,
): InVain[] {
  if (!game) return []
  return (message.denials as Denied[]).map((denied, n) => ({
    says: (message.says as Text[])[n] ?? ['', {}],
    parts: denied.touches.map((touch) => game.part(touch, view, denied)).sort((a, b) => a.rank - b.rank),
    rule: denied.rule,
  }))
}

/** One line for each place and rule, of what goes with everything pressed so far. */
export function reasons(denied: InVain[], pressed: string[]): Reason[] {
  const found = new Map<string, Reason>()
  for (const { says, parts, rule } of denied) {
    const goesWith = pressed.every((id) => parts.some((part) => part.ids.includes(id)))
    if (!goesWith) continue
    const open = parts.filter((part) => !part.ids.some((id) => pressed.includes(id)))
    const place = open.find((part) => part.ids.some((id) => id.startsWith('place:'))) ?? open[0] ?? null
    const deed = open.find((part) => part !== place && part.ids.some((id) => id.startsWith('deed:'))) ?? null
    const key = `${deed?.key ?? ''} ${place?.key ?? JSON.stringify(says)} ${rule}`
    if (!found.has(key)) found.set(key, { key, deed, part: place, says, rule })
  }
  return [...found.values()]
}

/** Why something cannot be chosen. */
export function reasonFor(denied: InVain[], id: string, pressed: string[]): Reason | null {
  const about = denied.filter((it) => it.parts.some((part) => part.ids.includes(id)))
  const [first] = [...reasons(about, pressed), ...reasons(about, [])]
  return first ?? null
}

/** The same for what lies on a table, if somebody has asked there. */
export function whyNot({ denied, choosing }: Sitting, id: string): Reason | null {
  return denied ? reasonFor(denied, id, choosing.pressed) : null
}

/** The rule to read on about something that is explained: of why not, for whoever tried. */
export function ruleOf(sitting: Sitting, card: Card): string | undefined {
  return (card.isAsked ? whyNot(sitting, card.id)?.rule : undefined) ?? card.rule
}

/** The sentence of a rule, where the game has one. */
export const ruleText = (game: string, rule: string): string =>
  `${game}-rule-${rule.toLowerCase().replaceAll('.', '-')}`

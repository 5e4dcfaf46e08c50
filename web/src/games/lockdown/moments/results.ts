/** What came of each step of the event phase, so that nobody misses it. */

import { say, texts } from '../../../texts/texts.svelte'
import type { CssToken, Heard, Level, PowerArea } from '../../../types/lockdown'
import * as kit from '../../nemesis-kit/moments/results'
import { BOOK } from '../book'
import { TRACKS } from '../content'
import { areaName } from '../names'
import type { StepName } from '../systems/phases'

export interface Results extends kit.Results {
  css: CssToken | null
  /** What lost its power when time passed, and where it grew quiet. */
  dark: PowerArea[]
  quiet: Level[]
  /** Who died in this round: the check may begin before their seats show it. */
  fallen: number[]
}

const NONE: Results = { ...kit.NONE, css: null, dark: [], quiet: [], fallen: [] }

/** The results after an event; a new round begins anew. */
export function counted(results: Results | undefined, heard: Heard): Results {
  const now = kit.counted(NONE, results ?? NONE, heard, heard.heard === 'time-passed' ? heard.space : null)
  if (heard.heard === 'died') return { ...now, fallen: [...now.fallen, heard.seat] }
  if (heard.heard === 'css-revealed') return { ...now, css: heard.token }
  if (now.time === null || now.isDrawn) return now
  if (heard.heard === 'power-turned' && !heard['is-active'])
    return { ...now, dark: [...now.dark, heard.area] }
  if (heard.heard === 'noise-removed') return { ...now, quiet: [...now.quiet, heard.level] }
  return now
}

const listed = (areas: PowerArea[]): string => new Intl.ListFormat(texts.language).format(areas.map(areaName))

/** The results in words, of the steps that are over when this one has come. */
export function inWords(results: Results, now: StepName): Partial<Record<StepName, string>> {
  const { css, time, dark, quiet } = results
  const space = time === TRACKS['last-space'] ? say('lockdown-table-last-space') : (time ?? '')
  const passed = time === null ? [] : [say('lockdown-table-space', { n: space })]
  const gone = dark.length > 0 ? [say('lockdown-ahead-goes-dark', { areas: listed(dark) })] : []
  const first = {
    css: css === null ? '–' : say(`lockdown-css-token-${css}`),
    time: [...passed, ...gone].join('; '),
  }
  if (now === 'time') return first
  return {
    ...first,
    quiet: quiet.length > 0 ? listed(quiet) : '–',
    ...kit.inWords(BOOK, results),
  }
}

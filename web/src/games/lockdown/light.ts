/** The time track as it is drawn, and what goes dark next: everybody can read both from the board. */

import type { View } from '../../types/lockdown'
import { SPACES, TRACKS } from './content'
import type { SpacePicture, TimePicture } from './picture'

type Threshold = 'red' | 'blue'

const thresholdAt = (space: number): Threshold | null =>
  TRACKS.thresholds.find(({ from }) => from === space)?.threshold ?? null

/** A red threshold does nothing while backup power is on. */
const takes = (threshold: Threshold | null, backup: View['time']['backup']): boolean =>
  threshold === 'blue' || (threshold === 'red' && backup === 'off')

export function timeOf(view: View): TimePicture {
  const { time } = view
  // The token of the board says which goes out; the track says when.
  const area = view.power.find(({ token }) => token !== null && token === view['next-off'])?.area
  const from = SPACES.find((space) => space <= time.space && takes(thresholdAt(space), time.backup))
  const next = area === undefined || from === undefined ? null : { area, from }
  return {
    space: time.space,
    backup: time.backup,
    isIsolationOpen: time['is-isolation-open'],
    alert: time.alert,
    bomb: time.autodestruction,
    next,
    spaces: SPACES.map((space): SpacePicture => {
      const css = time.css.find((it) => it.space === space)
      return {
        space,
        threshold: thresholdAt(space),
        isNext: next?.from === space,
        css: css ? { token: css.token } : null,
        hasAlert: time.alert === space,
        bomb: time.autodestruction?.space === space ? time.autodestruction.side : null,
      }
    }),
  }
}

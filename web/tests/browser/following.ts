/** What a server tells a page, with the whole view wherever the page would follow. */

import { changed } from '../../src/table/change'
import type { ToClient } from '../../src/types/protocol'

/** Makes one message after another such that each stands alone. */
export function whole(): (message: ToClient) => ToClient {
  let view: unknown = null
  return (message) => {
    if (message.type === 'table') {
      if (!message.follows) view = message.view
      return { ...message, follows: false, view: structuredClone(view) }
    }
    if (message.type !== 'happened' || message.what !== 'game') return message
    const { changes, ...rest } = message
    for (const { edits } of changes ?? []) view = changed(view, edits)
    return rest
  }
}

/** What a server tells a page, with the whole table wherever the page would follow. */

import { changed, tableAfter } from '../../src/table/shown/change'
import type { TableNow, ToClient } from '../../src/types/protocol'

type Alone = Exclude<ToClient, { type: 'table' }> | ({ type: 'table' } & TableNow)

/** Makes one message after another such that each stands alone. */
export function whole(): (message: ToClient) => Alone {
  let table: TableNow | null = null
  let view: unknown = null
  return (message) => {
    if (message.type === 'table') {
      if (!message.follows) view = message.view
      table = tableAfter(table, message)
      return { type: 'table', ...table, follows: false, view: structuredClone(view) }
    }
    if (message.type === 'presence' && table) table = { ...table, ...message }
    if (message.type !== 'happened' || message.what !== 'game') return message
    const { changes, ...rest } = message
    for (const { edits } of changes ?? []) view = changed(view, edits)
    return rest
  }
}

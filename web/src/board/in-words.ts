/** A table in words: sections with headings, each a list of nested lists. */

export interface Item {
  /** What can be pressed for it, if it can be pressed at all. */
  id?: string
  text: string
  items?: Item[]
}

export interface Section {
  title: string
  items: Item[]
}

/** Everything in some sections that can ever be pressed. */
export function idsIn(sections: Section[]): Set<string> {
  const found = new Set<string>()
  const look = (items: Item[]) => {
    for (const { id, items: inner } of items) {
      if (id !== undefined) found.add(id)
      if (inner) look(inner)
    }
  }
  sections.forEach(({ items }) => look(items))
  return found
}

/** What of a list has some words in it, with everything above and below. */
export function matching(items: Item[], wanted: string): Item[] {
  const words = wanted.trim().toLocaleLowerCase()
  if (words === '') return items
  return items.flatMap((item) => {
    if (item.text.toLocaleLowerCase().includes(words)) return [item]
    const inner = matching(item.items ?? [], wanted)
    return inner.length > 0 ? [{ ...item, items: inner }] : []
  })
}

/** Addresses of the program's places. */

export const tableLink = (id: string, key?: string | null): string =>
  `/table/${id}${key ? `?key=${encodeURIComponent(key)}` : ''}`

/** The hub of a campaign; with the key of its invitation for whoever is no member yet. */
export const campaignLink = (id: string, key?: string | null): string =>
  `/campaigns/${id}${key ? `?key=${encodeURIComponent(key)}` : ''}`

export const replayLink = (id: string, entry?: number, eyes?: number | 'all'): string => {
  const query = new URLSearchParams()
  if (entry !== undefined) query.set('entry', String(entry))
  if (eyes !== undefined) query.set('eyes', String(eyes))
  const text = query.toString()
  return `/replay/${id}${text ? `?${text}` : ''}`
}

/** Where a rule can be read. */
export const ruleLink = (game: string, rule: string): string => `/rules/${game}#${rule}`

/** Where a chapter of a player's book can be read, or a section of it. */
export const bookLink = (game: string, chapter?: string, section?: string): string =>
  `/book/${game}${chapter ? `/${chapter}` : ''}${section && section !== chapter ? `#${section}` : ''}`

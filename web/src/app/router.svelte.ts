/** Where we are: the address decides which screen is shown. Links are plain links. */

import { parse } from 'regexparam'

export type Screen =
  | 'front'
  | 'new-table'
  | 'table'
  | 'campaigns'
  | 'campaign'
  | 'replay'
  | 'book'
  | 'rules'
  | 'me'
  | 'about'
  | 'nowhere'

const ROUTES: [Screen, string][] = [
  ['front', '/'],
  ['new-table', '/new/:game?'],
  ['table', '/table/:id'],
  ['campaigns', '/campaigns'],
  ['campaign', '/campaigns/:id'],
  ['replay', '/replay/:id'],
  ['book', '/book/:game?/:chapter?'],
  ['rules', '/rules/:game?/:chapter?'],
  ['me', '/me'],
  ['about', '/about'],
]

export interface Place {
  screen: Screen
  /** The named parts of the path. */
  parts: Record<string, string>
  query: URLSearchParams
  /** What follows the `#`. */
  hash: string
}

const PATTERNS = ROUTES.map(([screen, path]) => ({ screen, ...parse(path) }))

/** The place that an address leads to. */
export function placeOf(url: URL): Place {
  const rest = { query: url.searchParams, hash: decodeURIComponent(url.hash.slice(1)) }
  for (const { screen, pattern, keys } of PATTERNS) {
    const found = pattern.exec(url.pathname)
    if (!found) continue
    const parts: Record<string, string> = {}
    keys.forEach((key, n) => {
      const part = found[n + 1]
      if (part !== undefined) parts[key] = decodeURIComponent(part)
    })
    return { screen, parts, ...rest }
  }
  return { screen: 'nowhere', parts: {}, ...rest }
}

class Router {
  place: Place = $state.raw(placeOf(new URL(location.href)))

  constructor() {
    addEventListener('popstate', () => this.#look())
    addEventListener('hashchange', () => this.#look())
    document.addEventListener('click', (event) => this.#follow(event))
  }

  /** Goes to an address of the program. */
  go(address: string, { replace = false } = {}): void {
    const url = new URL(address, location.href)
    if (url.href !== location.href) history[replace ? 'replaceState' : 'pushState'](null, '', url)
    const isSamePage = this.place.screen === placeOf(url).screen && url.hash !== ''
    this.#look()
    if (!isSamePage) scrollTo(0, 0)
  }

  #look(): void {
    this.place = placeOf(new URL(location.href))
  }

  /** A press on a link of the program does not load the page anew. */
  #follow(event: MouseEvent): void {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (event.defaultPrevented || !isPlain || !link || link.target || link.hasAttribute('download')) return
    const url = new URL(link.href)
    if (url.origin !== location.origin || url.pathname.startsWith('/api')) return
    event.preventDefault()
    this.go(url.href)
  }
}

export const router = new Router()

/** The languages of the program, and where each part of its texts is. */

export const LANGUAGES = ['en', 'ru', 'uk', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]

/** How each language calls itself. */
export const OWN_NAMES: Record<Language, string> = {
  en: 'English',
  ru: 'Русский',
  uk: 'Українська',
  pl: 'Polski',
}

export type Part = 'ui' | 'alien-frontiers' | 'aliens' | 'lockdown' | 'nemesis'

type Loader = () => Promise<{ default: string }>

export const PARTS: Record<Part, Record<Language, Loader>> = {
  ui: {
    en: () => import('virtual:texts/ui/en'),
    ru: () => import('virtual:texts/ui/ru'),
    uk: () => import('virtual:texts/ui/uk'),
    pl: () => import('virtual:texts/ui/pl'),
  },
  'alien-frontiers': {
    en: () => import('virtual:texts/alien-frontiers/en'),
    ru: () => import('virtual:texts/alien-frontiers/ru'),
    uk: () => import('virtual:texts/alien-frontiers/uk'),
    pl: () => import('virtual:texts/alien-frontiers/pl'),
  },
  aliens: {
    en: () => import('virtual:texts/aliens/en'),
    ru: () => import('virtual:texts/aliens/ru'),
    uk: () => import('virtual:texts/aliens/uk'),
    pl: () => import('virtual:texts/aliens/pl'),
  },
  lockdown: {
    en: () => import('virtual:texts/lockdown/en'),
    ru: () => import('virtual:texts/lockdown/ru'),
    uk: () => import('virtual:texts/lockdown/uk'),
    pl: () => import('virtual:texts/lockdown/pl'),
  },
  nemesis: {
    en: () => import('virtual:texts/nemesis/en'),
    ru: () => import('virtual:texts/nemesis/ru'),
    uk: () => import('virtual:texts/nemesis/uk'),
    pl: () => import('virtual:texts/nemesis/pl'),
  },
}

/** The part with a game's texts, if it has any. */
export function partOf(game: string): Part | null {
  return game in PARTS && game !== 'ui' ? (game as Part) : null
}

/** The first language of ours among those that the browser wants. */
export function wantedLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = LANGUAGES.find((ours) => tag.toLowerCase().split('-')[0] === ours)
    if (language) return language
  }
  return 'en'
}

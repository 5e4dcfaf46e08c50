/** Shows the drawings of Nemesis with example pictures, to look at them without a server. */

import { mount } from 'svelte'
import '../../src/styles/fonts.css'
import '../../src/styles/tokens.css'
import '../../src/styles/base.css'
import '../../src/styles/controls.css'
import { LANGUAGES } from '../../src/texts/languages'
import { texts } from '../../src/texts/texts.svelte'
import Gallery from './Gallery.svelte'

const wanted = new URLSearchParams(location.search)
const language = LANGUAGES.find((it) => it === wanted.get('lang')) ?? 'en'
document.documentElement.dataset['motion'] = 'none'
await texts.need('ui')
await texts.need('nemesis')
await texts.speak(language)
const numberOf = (text: string | null): number | null => (text === null ? null : Number(text))
const target = document.querySelector('#gallery')
if (target)
  mount(Gallery, {
    target,
    props: {
      shown: wanted.get('picture') ?? 'middle',
      part: wanted.get('part') ?? 'table',
      only: numberOf(wanted.get('moment')),
    },
  })

/** The client starts: its styles, the settings of this device, and the screen of the address. */

import { mount } from 'svelte'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/controls.css'
import App from './App.svelte'
import { settings } from './app/settings.svelte'
import { met } from './server/http'
import { texts } from './texts/texts.svelte'

const target = document.getElementById('airlock')
if (!target) throw new Error('The page has no place for the program')

void met()
await Promise.all([texts.speak(settings.language), texts.need('ui')])
mount(App, { target })

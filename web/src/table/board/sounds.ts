/** Quiet sounds, made in the browser; none before the first press on the page. */

import { settings } from '../../app/settings.svelte'

export type Sound = 'my-turn' | 'dice' | 'tap' | 'paper' | 'chime' | 'swell' | 'tick' | 'over'

/** A tone: when, how high, how long, how loud; all in seconds, hertz and parts of one. */
interface Tone {
  at: number
  hertz: number
  lasts: number
  gain: number
  shape: OscillatorType
}

/** A short breath of noise through a filter. */
interface Noise {
  at: number
  hertz: number
  lasts: number
  gain: number
}

const TONES: Record<Sound, Tone[]> = {
  'my-turn': [
    { at: 0, hertz: 523, lasts: 0.22, gain: 0.22, shape: 'sine' },
    { at: 0.16, hertz: 784, lasts: 0.34, gain: 0.22, shape: 'sine' },
  ],
  dice: [],
  tap: [{ at: 0, hertz: 180, lasts: 0.09, gain: 0.3, shape: 'triangle' }],
  paper: [],
  chime: [{ at: 0, hertz: 1046, lasts: 0.3, gain: 0.1, shape: 'sine' }],
  swell: [{ at: 0, hertz: 98, lasts: 0.55, gain: 0.25, shape: 'sawtooth' }],
  tick: [{ at: 0, hertz: 1200, lasts: 0.03, gain: 0.1, shape: 'square' }],
  over: [
    { at: 0, hertz: 392, lasts: 1.8, gain: 0.14, shape: 'sine' },
    { at: 0.05, hertz: 494, lasts: 1.8, gain: 0.12, shape: 'sine' },
    { at: 0.1, hertz: 587, lasts: 1.9, gain: 0.12, shape: 'sine' },
  ],
}

const NOISES: Partial<Record<Sound, Noise[]>> = {
  dice: [0, 0.07, 0.13, 0.21, 0.3].map((at) => ({ at, hertz: 900, lasts: 0.05, gain: 0.35 })),
  paper: [{ at: 0, hertz: 4200, lasts: 0.16, gain: 0.16 }],
}

class Sounds {
  #context: AudioContext | null = null

  #isWoken = false

  constructor() {
    const wake = () => {
      this.#isWoken = true
      // Opening the loudspeaker takes a while; nobody waits for it.
      if (settings.kept.volume > 0) setTimeout(() => this.#open(), 1_000)
    }
    addEventListener('pointerdown', wake, { once: true })
    addEventListener('keydown', wake, { once: true })
  }

  #open(): AudioContext | null {
    if (!this.#isWoken) return null
    this.#context ??= new AudioContext()
    return this.#context
  }

  play(sound: Sound): void {
    const { volume, onlyMyTurn } = settings.kept
    if (volume === 0 || (onlyMyTurn && sound !== 'my-turn')) return
    const context = this.#open()
    if (!context) return
    for (const tone of TONES[sound]) this.#tone(context, tone, volume)
    for (const noise of NOISES[sound] ?? []) this.#noise(context, noise, volume)
  }

  #tone(context: AudioContext, { at, hertz, lasts, gain, shape }: Tone, volume: number): void {
    const source = new OscillatorNode(context, { type: shape, frequency: hertz })
    this.#send(context, source, at, lasts, gain * volume)
  }

  #noise(context: AudioContext, { at, hertz, lasts, gain }: Noise, volume: number): void {
    const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * lasts), context.sampleRate)
    buffer.getChannelData(0).forEach((_, n, samples) => (samples[n] = Math.random() * 2 - 1))
    const source = new AudioBufferSourceNode(context, { buffer })
    const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: hertz })
    source.connect(filter)
    this.#send(context, source, at, lasts, gain * volume, filter)
  }

  #send(
    context: AudioContext,
    source: AudioScheduledSourceNode,
    at: number,
    lasts: number,
    loudness: number,
    last: AudioNode = source,
  ): void {
    const start = context.currentTime + at
    const gain = new GainNode(context, { gain: 0 })
    gain.gain.setValueAtTime(0, start)
    gain.gain.linearRampToValueAtTime(loudness, start + 0.012)
    gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts)
    last.connect(gain).connect(context.destination)
    source.start(start)
    source.stop(start + lasts)
  }
}

export const sounds = new Sounds()

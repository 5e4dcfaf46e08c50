/**
 * Coming closer to the board: wheel or pinch to the pointer, dragging the ground, a double
 * press on a place; between the whole board and three times that, or more where a board is very large.
 *
 * A press on what can be chosen counts at once: nobody waits to see whether another follows. So a
 * double press comes closer only where a single one chooses nothing. On what can be chosen it is
 * one press: the second neither confirms nor takes away what the first has chosen (see
 * `Press.svelte`), and the board stays as it is. There wheel, pinch, keys and buttons zoom.
 */

import { select, type Selection } from 'd3-selection'
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior } from 'd3-zoom'
import type { Attachment } from 'svelte/attachments'
import { settings } from '../app/settings.svelte'

const CLOSEST = 3
/** How close a double press comes. */
const CLOSE = 2.1
/** What one press of a key changes. */
const STEP = 1.35
/** A pointer that moved no further than this has pressed, in pixels. */
const STEADY = 6
/** How long coming closer takes, in milliseconds. */
const LASTS = 240

export class Zoom {
  k = $state(1)
  x = $state(0)
  y = $state(0)
  #node: SVGSVGElement | null = null
  #behavior: ZoomBehavior<SVGSVGElement, unknown> | null = null
  #frame = 0
  /** Whether the last two presses met something to choose: one of them may be gone since. */
  #pressed: boolean[] = []
  /** The scale that is being approached. */
  #goal: number | null = null
  #closest = CLOSEST

  get transform(): string {
    return this.k === 1 ? '' : `translate(${this.x} ${this.y}) scale(${this.k})`
  }

  /** What is zoomed: a drawing of this size, and how close one can come to it. */
  attach(width: number, height: number, closest = CLOSEST): Attachment<SVGSVGElement> {
    return (node) => {
      this.#closest = closest
      const behavior = zoom<SVGSVGElement, unknown>()
        .scaleExtent([1, closest])
        .extent([
          [0, 0],
          [width, height],
        ])
        .translateExtent([
          [0, 0],
          [width, height],
        ])
        .clickDistance(STEADY)
        .tapDistance(STEADY * 2)
        .filter(
          (event: Event) =>
            !(event instanceof MouseEvent && event.type === 'mousedown' && event.button !== 0),
        )
        .on('zoom', ({ transform }: D3ZoomEvent<SVGSVGElement, unknown>) => {
          this.k = transform.k
          this.x = transform.x
          this.y = transform.y
        })
      const svg = select(node)
      svg.call(behavior)
      svg.on('dblclick.zoom', (event: Event) => this.#twice(event))
      const pressed = ({ target }: PointerEvent): void => {
        const isLit = target instanceof Element && target.closest('[data-lit]') !== null
        this.#pressed = [...this.#pressed.slice(-1), isLit]
      }
      node.addEventListener('pointerdown', pressed, { capture: true })
      this.#node = node
      this.#behavior = behavior
      this.k = 1
      this.x = 0
      this.y = 0
      return () => {
        cancelAnimationFrame(this.#frame)
        svg.on('.zoom', null)
        node.removeEventListener('pointerdown', pressed, { capture: true })
        this.#node = null
      }
    }
  }

  /** Comes closer, goes back, or shows the whole board. */
  to(what: string): void {
    const from = this.#goal ?? this.k
    if (what === 'in') this.#to(from * STEP)
    else if (what === 'out') this.#to(from / STEP)
    else this.fit()
  }

  /** The whole board. */
  fit(): void {
    this.#to(1)
  }

  /** Brings a place into view, as close as it is. */
  show(place: Element): void {
    const middle = this.#middle(place)
    if (middle) this.#to(this.#goal ?? this.k, middle)
  }

  /** Comes to a scale with a point of the drawing in the middle. */
  showPoint(scale: number, middle: [number, number]): void {
    this.#to(scale, middle)
  }

  /** Twice on a place comes closer to it, twice on the ground goes back. */
  #twice(event: Event): void {
    const place = event.target instanceof Element ? event.target.closest('[data-id]') : null
    if (this.#pressed.includes(true)) {
      // A finger's second tap would be a press of its own.
      if (place?.hasAttribute('aria-pressed')) event.preventDefault()
      return
    }
    event.preventDefault()
    const middle = place ? this.#middle(place) : null
    if (!middle || this.k > 1.2) this.fit()
    else this.#to(CLOSE, middle)
  }

  /** The middle of a place, in units of the drawing. */
  #middle(place: Element): [number, number] | null {
    const matrix = this.#node?.getScreenCTM()
    if (!matrix) return null
    const { x, y, width, height } = place.getBoundingClientRect()
    const middle = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(matrix.inverse())
    return [(middle.x - this.x) / this.k, (middle.y - this.y) / this.k]
  }

  /** Comes to a scale step by step; a point of the drawing is brought to the middle. */
  #to(scale: number, middle?: [number, number]): void {
    const node = this.#node
    const behavior = this.#behavior
    if (!node || !behavior) return
    const svg: Selection<SVGSVGElement, unknown, null, undefined> = select(node)
    const k = Math.min(this.#closest, Math.max(1, scale))
    const { width, height } = node.viewBox.baseVal
    const [cx, cy] = middle ?? [(width / 2 - this.x) / this.k, (height / 2 - this.y) / this.k]
    const from = { k: this.k, x: this.x, y: this.y }
    const inside = (value: number, size: number): number => Math.min(0, Math.max(size - size * k, value))
    const to = { k, x: inside(width / 2 - cx * k, width), y: inside(height / 2 - cy * k, height) }
    this.#goal = k
    const lasts = LASTS * settings.motionFactor
    const start = performance.now()
    cancelAnimationFrame(this.#frame)
    const step = (now: number): void => {
      const part = lasts === 0 ? 1 : Math.min(1, Math.max(0, (now - start) / lasts))
      const eased = 1 - (1 - part) ** 3
      const at = (key: 'k' | 'x' | 'y'): number => from[key] + (to[key] - from[key]) * eased
      behavior.transform(svg, zoomIdentity.translate(at('x'), at('y')).scale(at('k')))
      if (part < 1) this.#frame = requestAnimationFrame(step)
      else this.#goal = null
    }
    step(start)
  }
}

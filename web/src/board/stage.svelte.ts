/** A drawn board as it stands on the screen: how large it is there, and what of it is seen. */

import { Zoom } from './zoom.svelte'

/** A drawing by its size, in its own units, and how close one may come to it. */
export interface Drawing {
  width: number
  height: number
  closest?: number
}

/** What lies so near the middle, in parts of what is seen, need not be brought there. */
const INNER = 0.36

export class Stage {
  readonly zoom = new Zoom()
  width = $state(0)
  height = $state(0)
  svg: SVGSVGElement | undefined = $state()
  readonly #drawing: () => Drawing

  constructor(drawing: () => Drawing) {
    this.#drawing = drawing
  }

  drawing: Drawing = $derived.by(() => this.#drawing())
  isReady = $derived.by(() => this.width > 0 && this.svg !== undefined)
  isClose = $derived.by(() => this.zoom.k > 1.02)

  /** How many pixels a unit of the drawing is when all of it is seen. */
  fit = $derived.by(() => {
    const { width, height } = this.drawing
    return this.width === 0 ? 1 : Math.min(this.width / width, this.height / height)
  })

  /** How many it is now: in steps, so that words are not chosen anew with every touch of the wheel. */
  scale = $derived.by(() => {
    const { k } = this.zoom
    return this.fit * (k > 1 ? Math.floor(k * 8) / 8 : 1)
  })

  /** What is seen of the drawing, in its units: more than all of it where the window is higher. */
  seen = $derived.by(() => {
    const { k, x, y } = this.zoom
    const [w, h] = [this.width / this.fit, this.height / this.fit]
    const [left, top] = [(this.drawing.width - w) / 2, (this.drawing.height - h) / 2]
    return { x: (left - x) / k, y: (top - y) / k, w: w / k, h: h / k }
  })

  /** Where a square around a point is on the screen. */
  onScreen([x, y]: [number, number], size: number): DOMRect | null {
    const matrix = this.svg?.getScreenCTM()
    if (!matrix) return null
    const { zoom } = this
    const [side, at] = [size * zoom.k * matrix.a, new DOMPoint(x * zoom.k + zoom.x, y * zoom.k + zoom.y)]
    const { x: left, y: top } = at.matrixTransform(matrix)
    return new DOMRect(left - side / 2, top - side / 2, side, side)
  }

  /** Where a point is in what is seen, in parts of it from the middle. */
  fromMiddle([x, y]: [number, number]): [right: number, down: number] {
    const { seen } = this
    return [(x - seen.x) / seen.w - 0.5, (y - seen.y) / seen.h - 0.5]
  }

  /** Whether a point is well in sight. */
  holds(point: [number, number]): boolean {
    return this.fromMiddle(point).every((it) => Math.abs(it) < INNER)
  }
}

/**
 * Things that travel from place to place, whoever draws them where.
 *
 * Board, hand and seats mark their things with `{@attach thing('thing:ship:1:4')}` and
 * their anchors with the same. Before the view changes the places of all things are noted;
 * afterwards whatever stands elsewhere flies there, as a copy in a layer above everything,
 * while the thing itself waits unseen. So a ship can go from the hand to a station though
 * one is HTML and the other a drawing.
 */

import type { Attachment } from 'svelte/attachments'
import type { Motion } from '../games/game'

type Places = Map<string, DOMRect>

const SVG = 'http://www.w3.org/2000/svg'
const EASE_LAND = 'cubic-bezier(.3, 1.35, .5, 1)'
const EASE_TRAVEL = 'cubic-bezier(.6, 0, .2, 1)'
/** Between things that start together. */
const STAGGER = 60
/** A thing that moved less than this, in pixels, has not moved. */
const STILL = 3

export class Flights {
  readonly #things = new Map<string, Set<Element>>()
  #layer: SVGSVGElement | null = null
  #running: { animation: Animation; end: () => void }[] = []

  /** The layer in which things fly. */
  readonly layer: Attachment<SVGSVGElement> = (node) => {
    this.#layer = node
    return () => {
      this.#layer = null
    }
  }

  /** Marks an element as the place of a thing or as an anchor. */
  thing(id: string): Attachment<Element> {
    return (node) => {
      const nodes = this.#things.get(id) ?? new Set()
      this.#things.set(id, nodes.add(node))
      return () => {
        nodes.delete(node)
        if (nodes.size === 0) this.#things.delete(id)
      }
    }
  }

  /** Where everything is now. */
  places(): Places {
    const places: Places = new Map()
    for (const id of this.#things.keys()) {
      const place = this.place(id)
      if (place) places.set(id, place)
    }
    return places
  }

  /** Where a thing or an anchor is, if it is to be seen. */
  place(id: string): DOMRect | null {
    for (const node of this.#things.get(id) ?? []) {
      const place = node.getBoundingClientRect()
      if (place.width > 0) return place
    }
    return null
  }

  /** What stands elsewhere than before. */
  changedSince(before: Places): Set<string> {
    const changed = new Set<string>()
    for (const [id, place] of this.places()) {
      const was = before.get(id)
      if (id.startsWith('thing:') && (!was || isElsewhere(was, place))) changed.add(id)
    }
    return changed
  }

  /** Lets everything that moved fly. */
  fly(before: Places, motion: Motion, factor: number): void {
    const moves: { node: Element; from: DOMRect; to: DOMRect }[] = []
    for (const [id, nodes] of this.#things) {
      if (!id.startsWith('thing:')) continue
      const node = [...nodes].find((it) => it.getBoundingClientRect().width > 0)
      const to = node?.getBoundingClientRect()
      const from = before.get(id) ?? this.#anchor(motion.comesFrom?.[id], before)
      if (node && to && from && isElsewhere(from, to)) moves.push({ node, from, to })
      else if (node && !from) this.#appear(node, factor)
    }
    const together = moves.length > 6
    moves.forEach(({ node, from, to }, n) => this.#move(node, from, to, together ? 0 : n * STAGGER * factor, factor))
    for (const { token, n, from, to } of motion.flies ?? []) this.#tokens(token, n, from, to, factor)
  }

  /** Everything is where it belongs. */
  finish(): void {
    for (const { animation, end } of this.#running.splice(0)) {
      animation.cancel()
      end()
    }
  }

  #anchor(id: string | undefined, before: Places): DOMRect | null {
    return id === undefined ? null : (before.get(id) ?? this.place(id))
  }

  #appear(node: Element, factor: number): void {
    const animation = node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 240 * factor })
    this.#running.push({ animation, end: () => undefined })
  }

  /** A copy of the thing flies; the thing waits unseen where it will be. */
  #move(node: Element, from: DOMRect, to: DOMRect, delay: number, factor: number): void {
    const copy = this.#copy(node, to)
    if (!copy) return
    node.classList.add('waits-unseen')
    const way = Math.hypot(to.x - from.x, to.y - from.y)
    const duration = Math.min(620, 420 + way / 8) * factor
    this.#animate(copy, from, to, duration, delay, EASE_LAND, () => node.classList.remove('waits-unseen'))
  }

  #tokens(token: string, n: number, from: string, to: string, factor: number): void {
    const start = this.place(from)
    const end = this.place(to)
    const shape = document.getElementById(`token-${token}`)
    if (!start || !end || !shape || !this.#layer) return
    for (let each = 0; each < Math.min(n, 5); each += 1) {
      const use = document.createElementNS(SVG, 'use')
      use.setAttribute('href', `#token-${token}`)
      use.setAttribute('width', '22')
      use.setAttribute('height', '22')
      const target = new DOMRect(end.x + end.width / 2 - 11, end.y + end.height / 2 - 11, 22, 22)
      const source = new DOMRect(start.x + start.width / 2 - 11, start.y + start.height / 2 - 11, 22, 22)
      const copy = document.createElementNS(SVG, 'g')
      const placed = document.createElementNS(SVG, 'g')
      placed.setAttribute('transform', `translate(${target.x} ${target.y})`)
      placed.append(use)
      copy.append(placed)
      this.#layer.append(copy)
      this.#animate(copy, source, target, 420 * factor, each * STAGGER * factor, EASE_TRAVEL, () => undefined)
    }
  }

  /** A copy in the layer, standing where the original stands. */
  #copy(node: Element, at: DOMRect): SVGGElement | null {
    if (!this.#layer) return null
    const copy = document.createElementNS(SVG, 'g')
    if (node instanceof SVGGraphicsElement && !(node instanceof SVGSVGElement)) {
      const matrix = node.getScreenCTM()
      if (!matrix) return null
      const placed = document.createElementNS(SVG, 'g')
      const { a, b, c, d, e, f } = matrix.multiply(inverse(node))
      placed.setAttribute('transform', `matrix(${a} ${b} ${c} ${d} ${e} ${f})`)
      placed.append(withoutIds(node))
      copy.append(placed)
    } else if (node instanceof SVGSVGElement) {
      const inner = withoutIds(node)
      inner.setAttribute('x', String(at.x))
      inner.setAttribute('y', String(at.y))
      inner.setAttribute('width', String(at.width))
      inner.setAttribute('height', String(at.height))
      copy.append(inner)
    } else {
      const foreign = document.createElementNS(SVG, 'foreignObject')
      foreign.setAttribute('x', String(at.x))
      foreign.setAttribute('y', String(at.y))
      foreign.setAttribute('width', String(at.width))
      foreign.setAttribute('height', String(at.height))
      foreign.append(withoutIds(node))
      copy.append(foreign)
    }
    this.#layer.append(copy)
    return copy
  }

  #animate(
    copy: SVGGElement,
    from: DOMRect,
    to: DOMRect,
    duration: number,
    delay: number,
    easing: string,
    landed: () => void,
  ): void {
    const scale = from.width / to.width
    const start = `translate(${from.x - to.x * scale}px, ${from.y - to.y * scale}px) scale(${scale})`
    const animation = copy.animate([{ transform: start }, { transform: 'none' }], {
      duration,
      delay,
      easing,
      fill: 'backwards',
    })
    const end = () => {
      copy.remove()
      landed()
    }
    const flight = { animation, end }
    this.#running.push(flight)
    animation.onfinish = () => {
      this.#running = this.#running.filter((it) => it !== flight)
      end()
    }
  }
}

/** The part of an element's matrix that is its own `transform`, undone: the copy keeps it. */
function inverse(node: SVGGraphicsElement): DOMMatrix {
  const own = node.transform.baseVal.consolidate()?.matrix
  return own ? DOMMatrix.fromMatrix(own).inverse() : new DOMMatrix()
}

function withoutIds(node: Element): Element {
  const copy = node.cloneNode(true) as Element
  copy.removeAttribute('id')
  copy.classList.remove('waits-unseen')
  copy.querySelectorAll('[id]').forEach((it) => it.removeAttribute('id'))
  return copy
}

function isElsewhere(from: DOMRect, to: DOMRect): boolean {
  return Math.abs(from.x - to.x) > STILL || Math.abs(from.y - to.y) > STILL
}

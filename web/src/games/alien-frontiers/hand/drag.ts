/** Dragging a ship to a lit target: the same as pressing one and then the other. */

import type { Attachment } from 'svelte/attachments'
import type { Choosing } from '../../../table/question/choosing.svelte'

/** A pointer that moved less than this, in pixels, presses. */
const FAR = 8

export function draggable(id: string, choosing: () => Choosing): Attachment<HTMLElement> {
  return (node) => {
    let start: { x: number; y: number } | null = null
    let isDragging = false

    const under = (event: PointerEvent): string | null => {
      const element = document
        .elementsFromPoint(event.clientX, event.clientY)
        .find((it) => !node.contains(it))
      return element?.closest('[data-id]')?.getAttribute('data-id') ?? null
    }
    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || !choosing().isOpen || !(choosing().isLit(id) || choosing().isChosen(id)))
        return
      start = { x: event.clientX, y: event.clientY }
    }
    const move = (event: PointerEvent): void => {
      if (!start) return
      const [x, y] = [event.clientX - start.x, event.clientY - start.y]
      if (!isDragging && Math.hypot(x, y) < FAR) return
      if (!isDragging) {
        isDragging = true
        node.setPointerCapture(event.pointerId)
        node.classList.add('dragged')
        if (!choosing().isChosen(id)) choosing().press(id)
      }
      node.style.setProperty('transform', `translate(${x}px, ${y}px) scale(1.08)`)
      choosing().pointed = under(event)
    }
    const end = (event: PointerEvent): void => {
      if (isDragging) {
        const target = under(event)
        if (event.type === 'pointerup' && target !== null && choosing().isLit(target))
          choosing().press(target)
        // The click that follows belongs to the drag.
        addEventListener('click', swallow, { capture: true, once: true })
        setTimeout(() => removeEventListener('click', swallow, { capture: true }))
      }
      start = null
      isDragging = false
      node.classList.remove('dragged')
      node.style.removeProperty('transform')
    }
    const listeners = { pointerdown: down, pointermove: move, pointerup: end, pointercancel: end }
    for (const [name, it] of Object.entries(listeners)) node.addEventListener(name, it as EventListener)
    return () => {
      for (const [name, it] of Object.entries(listeners)) node.removeEventListener(name, it as EventListener)
    }
  }
}

function swallow(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}

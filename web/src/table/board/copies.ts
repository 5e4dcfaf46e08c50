/** Copies of things in the layer in which they fly, standing where the originals stand. */

const SVG = 'http://www.w3.org/2000/svg'

/** A copy of a thing, whether it is HTML, a drawing of its own or a part of one. */
export function copyOf(node: Element, at: DOMRect): SVGGElement | null {
  const copy = document.createElementNS(SVG, 'g')
  if (node instanceof SVGGraphicsElement && !(node instanceof SVGSVGElement)) {
    const matrix = node.getScreenCTM()
    if (!matrix) return null
    const outer = document.createElementNS(SVG, 'g')
    const { a, b, c, d, e, f } = DOMMatrix.fromMatrix(matrix).multiply(inverse(node))
    outer.setAttribute('transform', `matrix(${a} ${b} ${c} ${d} ${e} ${f})`)
    outer.append(withoutIds(node))
    copy.append(outer)
    return copy
  }
  const inner = withoutIds(node)
  const frame = node instanceof SVGSVGElement ? inner : document.createElementNS(SVG, 'foreignObject')
  frame.setAttribute('x', String(at.x))
  frame.setAttribute('y', String(at.y))
  frame.setAttribute('width', String(at.width))
  frame.setAttribute('height', String(at.height))
  if (frame !== inner) frame.append(inner)
  copy.append(frame)
  return copy
}

/** A token of the game's own drawing, which the board defines as `token-<name>`. */
export function tokenAt(token: string, at: DOMRect): SVGGElement | null {
  if (!document.getElementById(`token-${token}`)) return null
  const use = document.createElementNS(SVG, 'use')
  use.setAttribute('href', `#token-${token}`)
  use.setAttribute('width', String(at.width))
  use.setAttribute('height', String(at.height))
  const outer = document.createElementNS(SVG, 'g')
  outer.setAttribute('transform', `translate(${at.x} ${at.y})`)
  outer.append(use)
  const copy = document.createElementNS(SVG, 'g')
  copy.append(outer)
  return copy
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

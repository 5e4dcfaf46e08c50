/** The board zooms itself; whoever wants it to, says so with an event. */
export function zoomBoard(to: 'in' | 'out' | 'fit'): void {
  document.querySelector('[data-board]')?.dispatchEvent(new CustomEvent('airlock-zoom', { detail: to }))
}

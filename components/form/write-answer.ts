/** Writes an answer as if it had been typed: React takes a change of its own for none, and would send no event. */
export function writeAnswer(box: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text)
  box.dispatchEvent(new Event('input', { bubbles: true }))
  box.focus()
}

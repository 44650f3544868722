/** Puts a text in the box that nobody typed. */
export function writeIn(box: HTMLInputElement, text: string): void {
  box.value = text
  box.focus()
}

/** As `writeIn`, and lets the panel know, which listens to the box. React takes no notice of a value that code has set. */
export function typeIn(box: HTMLInputElement, text: string): void {
  writeIn(box, text)
  box.dispatchEvent(new Event('input', { bubbles: true }))
}

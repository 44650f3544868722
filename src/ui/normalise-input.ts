/**
 * Puts the normal form of what was typed into the input before its change is told to anyone, and keeps the caret where it was.
 * Works for controlled and registered (uncontrolled) inputs, for the value is put right before either reads it.
 */
export function normaliseInput(input: HTMLInputElement, normalise: (text: string) => string): void {
  const normal = normalise(input.value)
  if (normal === input.value) return
  const caret = normalise(input.value.slice(0, input.selectionStart ?? undefined)).length
  input.value = normal
  input.setSelectionRange(caret, caret)
}

/** Changes an input's value as if typed, so that whoever listens to its changes hears of it. */
export function typeInto(input: HTMLInputElement, text: string): void {
  // React puts a setter of its own on the element and takes a value set through it for one it already knows.
  Reflect.set(HTMLInputElement.prototype, 'value', text, input)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

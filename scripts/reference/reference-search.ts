/**
 * The search of the API reference, in the browser. Without it everything is readable; with it, only entries that contain all search terms
 * are shown.
 */
const form = elementOf('form', HTMLFormElement)
const field = elementOf('#search', HTMLInputElement)
const status = elementOf('#found', HTMLElement)
const opening = elementOf('.opening', HTMLElement)
const groups = all('[data-group]')
const links = all('[data-links]')
const entries = all('[data-entry]').map((element) => ({
  element,
  isCall: 'call' in element.dataset,
  item: document.querySelector(`nav a[href="#${element.id}"]`)?.closest('li'),
  /** Read at the first search: half a million characters. */
  text: '',
}))
const callCount = entries.filter(({ isCall }) => isCall).length

for (const element of all('[data-origin]')) element.textContent = location.origin
form.hidden = false
form.addEventListener('submit', (event) => {
  event.preventDefault()
  // The first that was found, so that Enter leads on from the field.
  document.querySelector<HTMLElement>('[data-entry]:not([hidden]) h3 a')?.focus()
})
field.addEventListener('input', search)
document.addEventListener('keydown', (event) => {
  const isInField = document.activeElement === field
  if (event.key === 'Escape' && isInField) clear()
  if (event.key !== '/' || isInField || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  field.focus()
})
window.addEventListener('hashchange', showTarget)

function search(): void {
  const terms = field.value.toLowerCase().split(/\s+/).filter(Boolean)
  let found = 0
  for (const entry of entries) {
    entry.text ||= entry.element.textContent.toLowerCase()
    const fits = terms.every((term) => entry.text.includes(term))
    entry.element.hidden = !fits
    if (entry.item) entry.item.hidden = !fits
    if (fits && entry.isCall) found += 1
  }
  for (const group of groups) group.hidden = group.querySelector('[data-entry]:not([hidden])') === null
  for (const group of links) group.hidden = group.querySelector('li:not([hidden])') === null
  opening.hidden = terms.length > 0
  status.textContent = terms.length === 0 ? '' : `${found} of ${callCount} calls`
}

function clear(): void {
  field.value = ''
  search()
}

/** A link to a hidden entry shows it again. */
function showTarget(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  if (target === null || target.closest('[hidden]') === null) return
  clear()
  target.scrollIntoView()
}

function all(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)]
}

/** What the page always has. */
function elementOf<Kind extends Element>(selector: string, kind: new () => Kind): Kind {
  const element = document.querySelector(selector)
  if (element instanceof kind) return element
  throw new Error(`The page has no ${selector}`)
}

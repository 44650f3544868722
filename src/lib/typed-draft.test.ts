import { expect, it } from 'vitest'
import { beginDraft, typedDraft } from './typed-draft.ts'

const values = { name: { en: 'Gold', ar: '' }, position: 3, rows: [{ column: 'CAS' }], isDry: true, reason: '' }
const begun = (stored: unknown, now: object = values) => beginDraft(now, 'v2', stored)

it('keeps the fields that were typed in, and what stood there', () => {
  const typed = { ...values, position: '2', reason: 'Asked for' }
  expect(typedDraft(values, typed, 'v1')).toEqual({
    typed: { position: '2', reason: 'Asked for' },
    base: { position: 3, reason: '' },
    version: 'v1',
  })
})

it('keeps nothing of what is as it was, nor of what is left out', () => {
  expect(typedDraft(values, structuredClone(values), null)).toBe(null)
  expect(typedDraft(values, { ...values, reason: 'x' }, null, ['reason'])).toBe(null)
})

it('lays over the values what was typed, and leaves the others as they are now', () => {
  const draft = typedDraft(values, { ...values, reason: 'Asked for' }, 'v1')
  const now = { ...values, name: { en: 'Silver', ar: '' } }
  expect(begun(draft, now)).toEqual({
    values: { ...now, reason: 'Asked for' },
    isRestored: true,
    isStale: false,
    base: now,
    version: 'v1',
  })
})

it('says that what was typed over is another by now', () => {
  const draft = typedDraft(values, { ...values, name: { en: 'Gold +', ar: '' } }, 'v1')
  const { values: shown, isStale, base } = begun(draft, { ...values, name: { en: 'Silver', ar: '' } })
  // Who types on has still typed over the older one.
  expect([shown, isStale, base]).toEqual([{ ...values, name: { en: 'Gold +', ar: '' } }, true, values])
})

it('takes rows of the kind that stands there, and a text that a number was typed as', () => {
  const typed = { ...values, rows: [{ column: 'EC' }, { column: 'HS' }], position: '1' }
  expect(begun(typedDraft(values, typed, null)).values).toEqual(typed)
})

it.each([
  ['nothing', undefined],
  ['a text', 'typed'],
  ['a list', []],
  ['a draft without values', { typed: null, base: {}, version: null }],
  ['a version of another kind', { typed: { reason: 'x' }, base: { reason: '' }, version: 7 }],
  ['a field that the form has not', { typed: { other: 'x' }, base: {}, version: null }],
  ['a list where a text stands', { typed: { reason: [] }, base: {}, version: null }],
  ['a text where rows stand', { typed: { rows: 'CAS' }, base: {}, version: null }],
  ['rows of another kind', { typed: { rows: [{ field: 'cas' }] }, base: {}, version: null }],
  ['a text where a box is ticked', { typed: { isDry: 'yes' }, base: {}, version: null }],
  ['half a text of languages', { typed: { name: { en: 'x' } }, base: {}, version: null }],
])('begins anew over %s', (_, stored) => {
  expect(begun(stored)).toEqual({ values, isRestored: false, isStale: false, base: values, version: 'v2' })
})

import { expect, it } from 'vitest'
import { withDraft } from './form-draft.ts'

const empty = { fullName: '', acceptedTerms: false }

it('puts what was typed over what the form begins with', () =>
  expect(withDraft(empty, { fullName: 'Nadia', acceptedTerms: true })).toEqual({ fullName: 'Nadia', acceptedTerms: true }))

it('takes nothing of another name or kind', () =>
  expect(withDraft(empty, { fullName: 7, acceptedTerms: 'yes', role: 'operator' })).toEqual(empty))

it('reaches into groups of fields, and takes lists of texts whole', () => {
  const form = { quantity: { value: '160', unit: 'kg' }, documents: ['SDS'] }
  expect(withDraft(form, { quantity: { value: '5', unit: 7 }, documents: [] })).toEqual({
    quantity: { value: '5', unit: 'kg' },
    documents: [],
  })
  expect(withDraft(form, { quantity: 'all', documents: ['CoA', 1] })).toEqual(form)
})

it.each([undefined, null, 'text', 7, []])('begins as ever when the draft is %j', (draft) =>
  expect(withDraft(empty, draft)).toEqual(empty),
)

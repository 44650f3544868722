import { expect, it } from 'vitest'
import { referenceKey } from '#server/store/reference-key.ts'
import { planReference } from './plan-reference.ts'

const [one, other] = ['01985f00-0000-7000-8000-000012345678', '01985f00-0000-7000-8000-000012345679']

it('names the plan, the payer and the month', () =>
  expect(planReference('pro', one, '2026-11-28T09:00:00.000Z')).toBe('PRO-BCDEFGHJ-2611'))

it('is another for each payer, plan and month to whoever compares transfers', () => {
  const references = [
    planReference('pro', one, '2026-11-28T09:00:00.000Z'),
    planReference('pro', one, '2026-12-28T09:00:00.000Z'),
    planReference('pro', other, '2026-11-28T09:00:00.000Z'),
    planReference('basic', one, '2026-11-28T09:00:00.000Z'),
  ]
  expect(new Set(references.map(referenceKey)).size).toBe(4)
})

import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { setUpOperatorPages } from '#tests/support/operator-pages.tsx'

const { answers, calls, open } = setUpOperatorPages({
  getWorkQueues: () => [200, { queues: [] }],
  getSecurityEvents: () => [200, { events: [], total: 0 }],
  verifySecurityEvents: () => [200, { count: 7, unsealed: 0 }],
})

it('the chain is checked anew at each press of the button, and the newest result stands there', async () => {
  await open('/operator/security-log', 'admin')
  const button = await screen.findByRole('button', { name: 'Check the log' })
  expect(calls.filter(({ path }) => path === 'verifySecurityEvents')).toEqual([])
  await userEvent.click(button)
  expect(await screen.findByText(/The log is intact: 7 events/)).toBeDefined()
  answers['verifySecurityEvents'] = () => [200, { count: 9, unsealed: 0, fault: { sequence: 8, reason: 'changed' } }]
  await userEvent.click(button)
  expect(await screen.findByText('changed')).toBeDefined()
  expect(screen.queryByText(/The log is intact: 7 events/)).toBe(null)
  expect(calls.filter(({ path }) => path === 'verifySecurityEvents')).toHaveLength(2)
})

it('an act of an operator is named by what was done, and one that this version does not know by its kind', async () => {
  const event = { at: '2026-11-25T08:00:00.000Z', kind: 'operator.changed', actorType: 'operator', actor: 'salma@staff.example' }
  const events = [
    { ...event, _id: 'e1', subject: 'approveTransfer' },
    { ...event, _id: 'e2', subject: 'restore' },
  ]
  answers['getSecurityEvents'] = () => [200, { events, total: 2 }]
  await open('/operator/security-log', 'admin')
  const names = await screen.findAllByRole('link', { name: /Approved a transfer|Operator changed data/ })
  expect(names.map((name) => name.textContent)).toEqual(['Approved a transfer', 'Operator changed data'])
})

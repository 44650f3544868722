import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { setUpOperatorPages } from '#tests/support/operator-pages.tsx'

const batch = {
  _id: 'b1',
  number: 'KB-26-7K3M9-QX2AB',
  amount: { amount: 50_000, currency: 'SAR' },
  payouts: 2,
  sent: 2,
  arrived: 0,
  returned: 0,
  createdAt: '2026-11-20T08:00:00.000Z',
  createdBy: 'salma@staff.example',
}
const payout = {
  _id: 'p1',
  number: 'KP-26-00001',
  amount: { amount: 30_000, currency: 'SAR' },
  status: 'sent',
  seller: { _id: 'u1', email: 'seller@kimiya.example', fullName: 'Khalid Harbi', businessName: 'Gulf Marjan Petrochem' },
  holder: 'Gulf Marjan Trading Est.',
  lastFour: '7519',
  requestedAt: '2026-11-18T08:00:00.000Z',
  payableFrom: '2026-11-18T08:00:00.000Z',
  due: false,
}
const other = { ...payout, _id: 'p2', number: 'KP-26-00002', amount: { amount: 20_000, currency: 'SAR' } }

const { answers, calls, open } = setUpOperatorPages({
  getWorkQueues: () => [200, { queues: [] }],
  getPayoutBatches: () => [200, { batches: [batch], total: 1 }],
  getPayoutBatch: () => [200, { batch, payouts: [payout, other] }],
})
beforeEach(() => sessionStorage.clear())
const settled = (changes: object, ...payouts: object[]) => {
  answers['getPayoutBatches'] = () => [200, { batches: [{ ...batch, ...changes }], total: 1 }]
  answers['getPayoutBatch'] = () => [200, { batch: { ...batch, ...changes }, payouts }]
}

describe('the bank files', () => {
  it('are listed with what is open', async () => {
    await open('/operator/payout-batches', 'finance')
    const row = within(await screen.findByRole('row', { name: /KB-26-7K3M9-QX2AB/ }))
    expect(row.getByText('2 open')).toBeDefined()
  })

  it('are none', async () => {
    answers['getPayoutBatches'] = () => [200, { batches: [], total: 0 }]
    await open('/operator/payout-batches', 'finance')
    expect(await screen.findByText('No bank file was created yet')).toBeDefined()
  })

  it('are refused with the server’s reason, and can be read again', async () => {
    answers['getPayoutBatches'] = () => {
      settled({}, payout, other)
      return [403, {}, 'Not for your role.']
    }
    await open('/operator/payout-batches', 'finance')
    expect(await screen.findByText('Not for your role.')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('2 open')).toBeDefined()
  })

  it('show each payout, and one that came back goes alone, with its reason', async () => {
    const returned = { ...other, status: 'returned', settledAt: '2026-11-21T08:00:00.000Z', reason: 'Account closed' }
    answers['settlePayouts'] = () => {
      settled({ sent: 1, returned: 1 }, payout, returned)
      return [200, { settled: 1 }, 'Recorded.']
    }
    await open('/operator/payout-batches/b1', 'finance')
    await userEvent.click(await screen.findByRole('button', { name: 'Came back KP-26-00002' }))
    const dialog = within(screen.getByRole('alertdialog', { name: 'Has the money come back?' }))
    expect(dialog.getByText(/KP-26-00002/)).toBeDefined()
    await userEvent.type(dialog.getByLabelText(/Reason/), 'Account closed')
    await userEvent.click(dialog.getByRole('button', { name: 'Record as returned' }))
    expect(await screen.findByText('Account closed')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Came back KP-26-00002' })).toBe(null)
    expect(screen.getByRole('button', { name: 'Arrived KP-26-00001' })).toBeDefined()
    expect(calls.filter(({ path }) => path === 'settlePayouts/b1').map(({ body }) => body)).toEqual([
      { outcome: 'returned', reason: 'Account closed', payoutIds: ['p2'] },
    ])
  })

  it('are settled as a whole', async () => {
    answers['settlePayouts'] = () => {
      settled({ sent: 0, arrived: 2 }, { ...payout, status: 'arrived' }, { ...other, status: 'arrived' })
      return [200, { settled: 2 }, 'Recorded.']
    }
    await open('/operator/payout-batches/b1', 'finance')
    await userEvent.click(await screen.findByRole('button', { name: 'All open ones arrived' }))
    const dialog = within(screen.getByRole('alertdialog', { name: 'Has the money arrived?' }))
    expect(dialog.getByText(/^2 open payouts of KB-26-7K3M9-QX2AB/)).toBeDefined()
    await userEvent.type(dialog.getByLabelText(/Reason/), 'Bank statement of 21 November')
    await userEvent.click(dialog.getByRole('button', { name: 'Record as arrived' }))
    expect(await screen.findByText('Settled')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'All open ones arrived' })).toBe(null)
    expect(calls.filter(({ path }) => path === 'settlePayouts/b1').map(({ body }) => body)).toEqual([
      { outcome: 'arrived', reason: 'Bank statement of 21 November' },
    ])
  })

  it('keep what is typed about one payout apart from that about another and about all', async () => {
    await open('/operator/payout-batches/b1', 'finance')
    const ask = async (button: string) => {
      await userEvent.click(await screen.findByRole('button', { name: button }))
      return within(screen.getByRole('alertdialog'))
    }
    const typed = async (button: string) => {
      const dialog = await ask(button)
      const { value } = dialog.getByLabelText<HTMLTextAreaElement>(/Reason/)
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
      return value
    }
    const dialog = await ask('Came back KP-26-00001')
    await userEvent.type(dialog.getByLabelText(/Reason/), 'Account closed')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(await typed('Came back KP-26-00002')).toBe('')
    expect(await typed('All open ones came back')).toBe('')
    expect(await typed('Came back KP-26-00001')).toBe('Account closed')
  })

  it('are not handed out without the code that the server asks for', async () => {
    answers['readPayoutFile'] = () => [403, {}, 'Confirm first who you are.']
    await open('/operator/payout-batches/b1', 'finance')
    await userEvent.click(await screen.findByRole('button', { name: 'Download the bank file' }))
    expect(await screen.findByText('Confirm first who you are.')).toBeDefined()
  })
})

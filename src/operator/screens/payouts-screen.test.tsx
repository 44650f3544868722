import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { setUpOperatorPages } from '#tests/support/operator-pages.tsx'
import { plainSpaces } from '#tests/support/render-screen.tsx'

const payout = {
  _id: 'p1',
  number: 'KP-26-7K3M9-QX2AB',
  amount: { amount: 30_000, currency: 'SAR' },
  status: 'requested',
  seller: { _id: 'u1', email: 'seller@kimiya.example', fullName: 'Khalid Harbi', businessName: 'Gulf Marjan Petrochem' },
  holder: 'Gulf Marjan Trading Est.',
  lastFour: '7519',
  requestedAt: '2026-11-18T08:00:00.000Z',
  payableFrom: '2026-11-18T08:00:00.000Z',
  due: true,
}
const { answers, calls, open } = setUpOperatorPages({
  getWorkQueues: () => [200, { queues: [{ name: 'payouts', count: 1, oldestAt: payout.requestedAt }] }],
  getRequestedPayouts: () => [200, { payouts: [payout], total: 1, currencies: ['SAR'] }],
})
beforeEach(() => sessionStorage.clear())
const answer = (currencies: string[], ...payouts: object[]) => {
  answers['getRequestedPayouts'] = () => [200, { payouts, total: payouts.length, currencies }]
}

describe('the payouts that sellers ask for', () => {
  it('wait in the overview', async () => {
    await open('/operator', 'finance')
    const [link] = await screen.findAllByRole('link', { name: 'Payouts' })
    expect(link?.getAttribute('href')).toBe('/operator/payouts')
  })

  it('are listed with what is due', async () => {
    await open('/operator/payouts', 'finance')
    const row = within(await screen.findByRole('row', { name: /Gulf Marjan Petrochem/ }))
    expect([row.getByText('Due'), row.getByText('SAR 300.00', plainSpaces)]).toHaveLength(2)
  })

  it('are none', async () => {
    answer([])
    await open('/operator/payouts', 'finance')
    expect(await screen.findByText('No payouts are requested')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Create a bank file' })).toHaveProperty('disabled', true)
  })

  it('are not for other roles', async () => {
    await open('/operator/payouts', 'support')
    expect(await screen.findByText('Your role does not include this page')).toBeDefined()
  })

  it('are refused with the server’s reason', async () => {
    answers['getRequestedPayouts'] = () => [403, {}, 'Not for your role.']
    await open('/operator/payouts', 'finance')
    expect(await screen.findByText('Not for your role.')).toBeDefined()
  })

  it('can be read again when no sense comes back', async () => {
    answers['getRequestedPayouts'] = () => {
      answer(['SAR'], payout)
      return [500, {}, 'Something went wrong.']
    }
    await open('/operator/payouts', 'finance')
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Due')).toBeDefined()
  })

  it('wait until a new account has rested, or are left out', async () => {
    answer([], { ...payout, due: false, payableFrom: '2999-01-01T08:00:00.000Z' }, { ...payout, _id: 'p2', due: false })
    await open('/operator/payouts', 'finance')
    expect(await screen.findByText(/^Waits until 1 Jan 2999/)).toBeDefined()
    expect(screen.getByText(/^Left out: /)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Create a bank file' })).toHaveProperty('disabled', true)
  })

  it('whose account was changed after they were asked for are told apart', async () => {
    answer(['SAR'], { ...payout, accountChangedAt: '2026-11-19T09:30:00.000Z' })
    await open('/operator/payouts', 'finance')
    await userEvent.click(await screen.findByRole('link', { name: 'Gulf Marjan Petrochem' }))
    expect(await screen.findByText(/^The bank account was changed on 19 Nov 2026/)).toBeDefined()
  })

  it('go into a file for the bank, by currency', async () => {
    // What is due in taka stands on another page.
    answer(['BDT', 'SAR'], payout)
    answers['createPayoutBatch'] = () => {
      answer(['SAR'], payout)
      return [200, { _id: 'b1' }, 'The file is made.']
    }
    await open('/operator/payouts', 'finance')
    await userEvent.click(await screen.findByRole('button', { name: 'Create a bank file' }))
    const dialog = within(screen.getByRole('alertdialog', { name: 'Create a file for the bank?' }))
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Currency/ }), 'BDT')
    await userEvent.click(dialog.getByRole('button', { name: 'Create the file' }))
    await userEvent.type(dialog.getByLabelText(/Reason/), 'Weekly run')
    await userEvent.click(dialog.getByRole('button', { name: 'Create the file' }))
    expect(await screen.findByText('The file is made.')).toBeDefined()
    expect(calls.filter(({ path }) => path === 'createPayoutBatch').map(({ body }) => body)).toEqual([
      { currency: 'BDT', reason: 'Weekly run' },
    ])
  })

  it('go into a file whose draft is given back, but for a currency that nothing is due in by now', async () => {
    answer(['SAR', 'BDT'], payout, { ...payout, _id: 'p2', amount: { amount: 500_000, currency: 'BDT' } })
    const ask = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Create a bank file' }))
      return within(screen.getByRole('alertdialog'))
    }
    await open('/operator/payouts', 'finance')
    const dialog = await ask()
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Currency/ }), 'BDT')
    await userEvent.type(dialog.getByLabelText(/Reason/), 'Weekly run')
    cleanup()
    answer(['SAR'], payout)
    await open('/operator/payouts', 'finance')
    const again = await ask()
    expect(again.getByText('Draft restored')).toBeDefined()
    expect(again.getByLabelText<HTMLTextAreaElement>(/Reason/).value).toBe('Weekly run')
    await userEvent.click(again.getByRole('button', { name: 'Create the file' }))
    expect(await again.findByText('Please fill this in.')).toBeDefined()
    expect(calls.filter(({ path }) => path === 'createPayoutBatch')).toEqual([])
  })

  it('are refused one by one, with a reason', async () => {
    answers['refusePayout'] = () => {
      answer([])
      return [200, {}, 'Refused.']
    }
    await open('/operator/payouts/p1', 'finance')
    await userEvent.click(await screen.findByRole('button', { name: 'Refuse' }))
    const dialog = within(screen.getByRole('alertdialog', { name: 'Refuse this payout?' }))
    expect(dialog.getByText('SAR 300.00 becomes available to Gulf Marjan Petrochem again.', plainSpaces)).toBeDefined()
    await userEvent.type(dialog.getByLabelText(/Reason/), 'Names differ')
    await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }))
    expect(await screen.findByText('No payouts are requested')).toBeDefined()
    expect(calls.filter(({ path }) => path === 'refusePayout/p1').map(({ body }) => body)).toEqual([{ reason: 'Names differ' }])
  })
})

import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { setUpOperatorPages } from '#tests/support/operator-pages.tsx'
import { plainSpaces } from '#tests/support/render-screen.tsx'

const taka = { currency: 'BDT', unitsPerDollar: 122, date: '2026-11-20', source: 'operator' }
const euro = {
  currency: 'EUR',
  unitsPerDollar: 0.8620689655,
  date: '2026-11-25',
  source: 'ecb',
  takenAt: '2026-11-25T16:00:00.000Z',
}
const bank = { state: 'taken', at: '2026-11-25T16:00:00.000Z' }

const { answers, calls, open } = setUpOperatorPages({
  getWorkQueues: () => [200, { queues: [] }],
  getExchangeRates: () => [200, { rates: [taka, euro], bank }],
})
beforeEach(() => sessionStorage.clear())
const answer = (rates: object[], state: object = bank) => {
  answers['getExchangeRates'] = () => [200, { rates, bank: state }]
}

describe('the exchange rates', () => {
  it('are listed with their day and source, and how the bank’s file was read', async () => {
    await open('/operator/rates', 'finance')
    const row = within(await screen.findByRole('row', { name: /Bangladeshi Taka/ }))
    expect([row.getByText('BDT 122', plainSpaces), row.getByText('20 Nov 2026'), row.getByText('Set by hand')]).toHaveLength(3)
    const other = within(screen.getByRole('row', { name: /Euro/ }))
    expect([other.getByText('EUR 0.8620689655', plainSpaces), other.getByText('European Central Bank')]).toHaveLength(2)
    expect(screen.getByText(/The European Central Bank’s file was last read on 25 Nov 2026/)).toBeDefined()
  })

  it('say that a file was refused, and why', async () => {
    answer([taka], { state: 'refused', at: '2026-11-26T16:00:00.000Z', problem: 'The file of exchange rates has no US dollar' })
    await open('/operator/rates', 'finance')
    expect(await screen.findByText('The file of exchange rates has no US dollar')).toBeDefined()
    expect(screen.getByText(/could not be used. The rates from before remain/)).toBeDefined()
  })

  it('are none', async () => {
    answer([])
    await open('/operator/rates', 'finance')
    expect(await screen.findByText('There are no rates')).toBeDefined()
  })

  it('are not for other roles', async () => {
    await open('/operator/rates', 'support')
    expect(await screen.findByText('Your role does not include this page')).toBeDefined()
  })

  it('are refused with the server’s reason, and can be read again', async () => {
    answers['getExchangeRates'] = () => {
      answer([taka])
      return [403, {}, 'Not for your role.']
    }
    await open('/operator/rates', 'finance')
    expect(await screen.findByText('Not for your role.')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('row', { name: /Bangladeshi Taka/ })).toBeDefined()
  })

  it('are set by hand with a reason, in any digits', async () => {
    answers['changeExchangeRate'] = () => [200, { rates: [{ ...taka, unitsPerDollar: 125.5 }, euro], bank }, 'The rate is set.']
    await open('/operator/rates/BDT', 'finance')
    await userEvent.click(await screen.findByRole('button', { name: 'Set the rate' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText(/The rate of 20 Nov 2026 is BDT 122 for 1 US dollar/, plainSpaces)).toBeDefined()
    await userEvent.type(dialog.getByRole('textbox', { name: /For 1 US dollar/ }), '১২৫.৫')
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'As Bangladesh Bank says')
    await userEvent.click(dialog.getByRole('button', { name: 'Set the rate' }))
    expect(await screen.findByText('The rate is set.')).toBeDefined()
    expect(calls.find(({ path }) => path === 'changeExchangeRate')?.body).toEqual({
      currency: 'BDT',
      unitsPerDollar: 125.5,
      reason: 'As Bangladesh Bank says',
    })
  })

  it('keep the question open with what the server says of a slip of the pen', async () => {
    answers['changeExchangeRate'] = () => [422, { fields: { unitsPerDollar: 'Check the decimal point.' } }, 'Check the form.']
    await open('/operator/rates/BDT', 'finance')
    await userEvent.click(await screen.findByRole('button', { name: 'Set the rate' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: /For 1 US dollar/ }), '1220')
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'As Bangladesh Bank says')
    await userEvent.click(dialog.getByRole('button', { name: 'Set the rate' }))
    expect(await dialog.findByText('Check the decimal point.')).toBeDefined()
  })
})

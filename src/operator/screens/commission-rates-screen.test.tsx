import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { setUpOperatorPages } from '#tests/support/operator-pages.tsx'

const solvents = { slug: 'solvents', name: { en: 'Solvents', ar: 'مذيبات', bn: 'দ্রাবক' } }
const trader = { slug: 'trader', name: { en: 'Trader' } }
const added = { createdAt: '2026-11-20T08:00:00.000Z', createdBy: 'salma@staff.example', reason: 'As the board decided' }
const ofBoth = { _id: 'r1', percent: 3.5, category: solvents, plan: trader, validFrom: '2026-11-21', state: 'current', ...added }
const general = { _id: 'r2', percent: 6, validFrom: '2027-01-01', state: 'upcoming', ...added }
const ended = { _id: 'r3', percent: 4, plan: trader, validFrom: '2026-10-01', state: 'ended', endsOn: '2026-11-01', ...added }
const page = { defaultPercent: 5, today: '2026-11-21', categories: [solvents], plans: [trader] }
const rates = { ...page, rates: [ofBoth, general, ended] }

const { answers, calls, open } = setUpOperatorPages({
  getWorkQueues: () => [200, { queues: [] }],
  getCommissionRates: () => [200, rates],
})
beforeEach(() => {
  sessionStorage.clear()
  answers['getCommissionRates'] = () => [200, rates]
})
const path = '/operator/commission-rates'

describe('the rates of commission', () => {
  it('are listed with what they hold for, since when, and what counts elsewhere', async () => {
    await open(path, 'finance')
    const row = within(await screen.findByRole('row', { name: /Solvents, plan Trader/ }))
    expect([row.getByText('3.5%'), row.getByText('21 Nov 2026'), row.getByText('In force')]).toHaveLength(3)
    expect(within(screen.getByRole('row', { name: /All categories and plans/ })).getByText('Begins later')).toBeDefined()
    expect(within(screen.getByRole('row', { name: /^Plan Trader/ })).getByText('Ended')).toBeDefined()
    expect(screen.getByText(/5%.? applies wherever none of these rates does/)).toBeDefined()
  })

  it('are none', async () => {
    answers['getCommissionRates'] = () => [200, { ...page, rates: [] }]
    await open(path, 'finance')
    expect(await screen.findByText('No rates have been added')).toBeDefined()
    expect(screen.getByText(/5%.? applies to all orders/)).toBeDefined()
  })

  it('are not for other roles', async () => {
    await open(path, 'support')
    expect(await screen.findByText('Your role does not include this page')).toBeDefined()
  })

  it('are refused with the server’s reason, and can be read again', async () => {
    answers['getCommissionRates'] = () => {
      answers['getCommissionRates'] = () => [200, rates]
      return [403, {}, 'Not for your role.']
    }
    await open(path, 'finance')
    expect(await screen.findByText('Not for your role.')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('row', { name: /Solvents/ })).toBeDefined()
  })

  it('are added for a category and a plan from a day on, in any digits', async () => {
    answers['addCommissionRate'] = () => [200, rates, 'The rate is added.']
    await open(path, 'finance')
    await userEvent.click(await screen.findByRole('button', { name: 'Add a rate' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: /Commission/ }), '٣٫٢٥')
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Category/ }), 'Solvents')
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /plan/ }), 'Trader')
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'As the board decided')
    await userEvent.click(dialog.getByRole('button', { name: 'Add a rate' }))
    expect(await screen.findByText('The rate is added.')).toBeDefined()
    expect(calls.find(({ path: id }) => id === 'addCommissionRate')?.body).toEqual({
      percent: 3.25,
      category: 'solvents',
      plan: 'trader',
      validFrom: '2026-11-21',
      reason: 'As the board decided',
    })
  })

  it('are added for everything unless told, and keep the question open with what the server refuses', async () => {
    answers['addCommissionRate'] = () => [422, { fields: { validFrom: 'A rate begins on this day already.' } }, 'Check the form.']
    await open(path, 'finance')
    await userEvent.click(await screen.findByRole('button', { name: 'Add a rate' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: /Commission/ }), '31')
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'As the board decided')
    await userEvent.click(dialog.getByRole('button', { name: 'Add a rate' }))
    expect(calls.filter(({ path: id }) => id === 'addCommissionRate')).toEqual([])
    await userEvent.clear(dialog.getByRole('textbox', { name: /Commission/ }))
    await userEvent.type(dialog.getByRole('textbox', { name: /Commission/ }), '6')
    await userEvent.click(dialog.getByRole('button', { name: 'Add a rate' }))
    expect(await dialog.findByText('A rate begins on this day already.')).toBeDefined()
    expect(calls.find(({ path: id }) => id === 'addCommissionRate')?.body).toEqual({
      percent: 6,
      validFrom: '2026-11-21',
      reason: 'As the board decided',
    })
  })

  it('are ended with a reason; one that was ended cannot be again', async () => {
    answers['endCommissionRate'] = () => [200, rates, 'The rate is ended.']
    await open(`${path}/r1`, 'finance')
    await userEvent.click(await screen.findByRole('button', { name: 'End the rate' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'The trial is over')
    await userEvent.click(dialog.getByRole('button', { name: 'End the rate' }))
    expect(await screen.findByText('The rate is ended.')).toBeDefined()
    expect(calls.find(({ path: id }) => id.startsWith('endCommissionRate'))?.body).toEqual({ reason: 'The trial is over' })
  })

  it('tell of an ended one when that was, and offer nothing', async () => {
    await open(`${path}/r3`, 'finance')
    expect(await screen.findByText('1 Nov 2026')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'End the rate' })).toBeNull()
  })
})

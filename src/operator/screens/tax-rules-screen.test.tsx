import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { setUpOperatorPages } from '#tests/support/operator-pages.tsx'

const createdAt = '2026-11-20T08:00:00.000Z'
const delivered = {
  sellerCountry: 'SA',
  buyerCountry: 'SA',
  kind: 'domestic',
  percent: 15,
  validFrom: '2026-01-01',
  source: 'VAT Law',
}
const saudi = { _id: 'r1', ...delivered, state: 'current', createdAt }
const toFrance = {
  _id: 'r2',
  sellerCountry: 'DE',
  buyerCountry: 'FR',
  customer: 'registered',
  kind: 'reverseCharge',
  percent: 0,
  validFrom: '2026-11-21',
  validUntil: '2026-12-31',
  source: 'The directive',
  state: 'current',
  createdAt,
  createdBy: 'salma@staff.example',
  reason: 'As the adviser wrote',
  endedBy: 'omar@staff.example',
  endReason: 'The law changes',
}
const general = { ...delivered, _id: 'r3', buyerCountry: undefined, kind: 'export', percent: 0, state: 'upcoming', createdAt }
const page = { rules: [saudi, toFrance, general], uncovered: [], today: '2026-11-21', version: '80.0' }

const { answers, calls, open } = setUpOperatorPages({
  getWorkQueues: () => [200, { queues: [] }],
  getTaxRules: () => [200, page],
})
beforeEach(() => {
  sessionStorage.clear()
  answers['getTaxRules'] = () => [200, page]
})
const path = '/operator/tax-rules'
const bodyOf = (call: string) => calls.find(({ path: id }) => id.startsWith(call))?.body

describe('the rules of tax', () => {
  it('are listed with the countries and buyers they hold for, how they tax, and on which days', async () => {
    await open(path, 'finance')
    const row = within(await screen.findByRole('row', { name: /Saudi Arabia → Saudi Arabia/ }))
    expect([row.getByText('15%'), row.getByText('1 Jan 2026'), row.getByText('Open'), row.getByText('In force')]).toHaveLength(4)
    const reverse = within(screen.getByRole('row', { name: /Germany → France, with a verified tax number/ }))
    expect([reverse.getByText('Reverse charge'), reverse.getByText('31 Dec 2026')]).toHaveLength(2)
    const abroad = within(screen.getByRole('row', { name: /Saudi Arabia → any other country/ }))
    expect([abroad.getByText('Zero-rated export'), abroad.getByText('Begins later')]).toHaveLength(2)
    expect(screen.getByText(/A sale that no rule covers cannot be priced/)).toBeDefined()
  })

  it('warn of the countries whose sellers can price no sale at home', async () => {
    await open(path, 'finance')
    await screen.findByRole('row', { name: /Saudi Arabia → Saudi Arabia/ })
    const warning = 'Sellers of these countries cannot sell within their own'
    expect(screen.queryByText(warning)).toBeNull()
    answers['getTaxRules'] = () => [200, { ...page, uncovered: ['KW', 'US'] }]
    await open(path, 'finance')
    expect(await screen.findByText(warning)).toBeDefined()
    expect(screen.getAllByText(/^(Kuwait|United States)$/)).toHaveLength(2)
  })

  it('are none', async () => {
    answers['getTaxRules'] = () => [200, { ...page, rules: [] }]
    await open(path, 'finance')
    expect(await screen.findByText('There are no rules')).toBeDefined()
  })

  it('are not for other roles', async () => {
    await open(path, 'support')
    expect(await screen.findByText('Your role does not include this page')).toBeDefined()
  })

  it('are added, and keep the question open with what the server refuses', async () => {
    answers['addTaxRule'] = () => [422, { fields: { validFrom: 'It overlaps another rule.' } }, 'Check the form.']
    await open(path, 'finance')
    await userEvent.click(await screen.findByRole('button', { name: 'Add a rule' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Seller’s country/ }), 'Saudi Arabia')
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Tax/ }), 'Tax charged')
    await userEvent.type(dialog.getByRole('textbox', { name: /Rate/ }), '٧٫٥')
    await userEvent.type(dialog.getByRole('textbox', { name: /Source/ }), 'VAT Law')
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'As the adviser wrote')
    await userEvent.click(dialog.getByRole('button', { name: 'Add a rule' }))
    expect(await dialog.findByText('It overlaps another rule.')).toBeDefined()
    expect(bodyOf('addTaxRule')).toEqual({
      sellerCountry: 'SA',
      kind: 'domestic',
      percent: 7.5,
      validFrom: '2026-11-21',
      source: 'VAT Law',
      reason: 'As the adviser wrote',
    })
  })

  it('are ended with a reason', async () => {
    answers['endTaxRule'] = () => [200, page, 'The last day is set.']
    await open(`${path}/r1`, 'finance')
    expect(await screen.findByText('Kimiya, as installed')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'End the rule' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'The law changes')
    await userEvent.click(dialog.getByRole('button', { name: 'End the rule' }))
    expect(await screen.findByText('The last day is set.')).toBeDefined()
    expect(bodyOf('endTaxRule')).toEqual({ reason: 'The law changes' })
  })

  it('that were given a last day tell by whom and why, and offer nothing', async () => {
    await open(`${path}/r2`, 'finance')
    expect(await screen.findByText('The law changes')).toBeDefined()
    expect(screen.getByText('omar@staff.example')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'End the rule' })).toBeNull()
  })
})

describe('a table of rules', () => {
  const file = new File(['sellerCountry\nSA'], 'rules.csv', { type: 'text/csv' })
  const row = (line: number, outcome: string, problem?: string) => ({
    line,
    outcome,
    text: 'SA, SA',
    ...(problem && { problem }),
  })
  const choose = async () => {
    await open(path, 'finance')
    await userEvent.click(await screen.findByRole('button', { name: 'Load a table' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.upload(dialog.getByLabelText(/Choose/), file)
    await userEvent.click(dialog.getByRole('button', { name: 'Check the table' }))
  }

  it('is checked, and loaded as it was checked', async () => {
    answers['checkTaxTable'] = () => [200, { version: '80.0', rows: [row(2, 'added'), row(3, 'unchanged')] }]
    answers['loadTaxTable'] = () => [200, page, 'The table is loaded.']
    await choose()
    expect(await screen.findByText('1 rule is added or ended. All rows are loaded, or none.')).toBeDefined()
    const dialog = within(screen.getByRole('alertdialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'As the adviser wrote')
    await userEvent.click(dialog.getByRole('button', { name: 'Load a table' }))
    expect(await screen.findByText('The table is loaded.')).toBeDefined()
    expect(bodyOf('loadTaxTable')).toEqual({ table: 'sellerCountry\nSA', version: '80.0', reason: 'As the adviser wrote' })
  })

  it('with a refused row says why and cannot be loaded; another can be chosen', async () => {
    answers['checkTaxTable'] = () => [200, { version: '80.0', rows: [row(2, 'refused', 'kind is one of: domestic.')] }]
    await choose()
    expect(await screen.findByText('kind is one of: domestic.')).toBeDefined()
    const dialog = within(screen.getByRole('alertdialog'))
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Load a table' }).disabled).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Choose another' }))
    expect(await screen.findByRole('button', { name: 'Check the table' })).toBeDefined()
  })

  it('that is no such table is refused where it was chosen', async () => {
    answers['checkTaxTable'] = () => [422, { fields: { table: 'The first line names the columns.' } }, 'Check the form.']
    await choose()
    expect(await screen.findByText('The first line names the columns.')).toBeDefined()
  })
})

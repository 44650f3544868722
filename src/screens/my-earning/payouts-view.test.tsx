import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fromPromise } from 'xstate'
import { payoutListMachine } from '#src/machines/payment/payout-list.machine.ts'
import { type PayoutCommand, type PayoutOverview, payoutsMachine } from '#src/machines/payment/payouts.machine.ts'
import { statementFileMachine } from '#src/machines/payment/statement-file.machine.ts'
import type { EntityChanged } from '#src/machines/platform/create-entity-machine.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { payoutAccount, payoutOverview, samplePayout } from '#tests/support/money-fixtures.ts'
import { type Answers, answered, never, plainSpaces, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { PayoutsView } from './payouts-view.tsx'

const entries = (...items: object[]) => ({ read: { results: { total: items.length }, items, total: items.length } })
const overviewOf = (changes: Partial<typeof payoutOverview>) => ({ entity: { ...payoutOverview, ...changes } })

function show({
  reading = [() => overviewOf({})],
  changing = [() => Promise.resolve({ message: 'Your payout is requested.' })],
  payouts = [() => entries(samplePayout)],
  fetching = [never],
}: {
  reading?: Answers
  changing?: (() => Promise<EntityChanged<PayoutOverview>>)[]
  payouts?: Answers
  fetching?: Answers
} = {}) {
  const commands: PayoutCommand[] = []
  const answers = [...changing]
  const machine = answered(payoutsMachine, { reading }).provide({
    actors: {
      changing: fromPromise(async ({ input }) => {
        commands.push(input.change.command)
        const answer = answers.shift()
        if (answer === undefined) throw new Error('Nothing more was to be sent')
        return answer()
      }),
    },
  })
  const rendered = renderScreen(<PayoutsView />, {
    machines: [machine, answered(payoutListMachine, { reading: payouts }), answered(statementFileMachine, { fetching })],
  })
  return { ...rendered, commands }
}

/** With nothing on its way to the bank. */
const settledBalances = payoutOverview.balances.map((each) => ({
  ...each,
  requested: { ...each.requested, amount: 0 },
  sent: { ...each.sent, amount: 0 },
}))

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T08:00:00Z') })
  await putTexts('en')
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

describe('payouts of a seller', () => {
  it('are on their way', () => {
    show({ reading: [never] })
    expect(screen.getByText('Loading…')).toBeDefined()
  })

  it('are none while nothing was earned', async () => {
    show({ reading: [() => overviewOf({ balances: [], accounts: [] })], payouts: [() => entries()] })
    expect(await screen.findByText('There is nothing to pay out yet.')).toBeDefined()
    expect(await screen.findByText('You have not asked for a payout yet.')).toBeDefined()
    expect(screen.queryByRole('heading', { name: 'Statement' })).toBe(null)
  })

  it('are refused with the server’s reason', async () => {
    show({ reading: [failWith(rejected(403, 'This account is suspended.'))] })
    expect(await screen.findByText('This account is suspended.')).toBeDefined()
  })

  it('can be read again when nobody answers', async () => {
    show({ reading: [failWith(unreachable), () => overviewOf({})] })
    await press('Try again')
    expect(await screen.findByRole('heading', { name: 'Balance in SAR' })).toBeDefined()
  })

  it('tell what is available, on its way and at the bank, and to which account it goes', async () => {
    show()
    await screen.findByRole('heading', { name: 'Balance in SAR' })
    const figures = screen.getAllByRole('listitem').map((item) => item.textContent?.replaceAll('\u00A0', ' '))
    expect(figures.slice(0, 3)).toEqual([
      'AvailableSAR 4,500.00Smallest payout: SAR 100.00',
      'RequestedSAR 200.00Asked for, not yet sent to the bank.',
      'At the bankSAR 300.00Given to the bank; it takes one to three working days.',
    ])
    expect(screen.getByText('…7519')).toBeDefined()
    expect(screen.queryByText('Owed')).toBe(null)
  })

  it('tell what is owed, and until when a new account waits', async () => {
    const [balance] = payoutOverview.balances
    const debt = { amount: 12_300, currency: 'SAR' }
    const waiting = { ...payoutAccount, payableFrom: '2026-11-23T08:00:00.000Z' }
    show({
      reading: [() => overviewOf({ balances: [{ ...(balance as NonNullable<typeof balance>), debt }], accounts: [waiting] })],
    })
    expect(await screen.findByText('SAR 123.00', plainSpaces)).toBeDefined()
    expect(screen.getByText(/^For your safety, nothing goes to this account before 23 Nov 2026/)).toBeDefined()
  })

  it('need a second factor, which leads to the settings', async () => {
    show({ reading: [() => overviewOf({ hasSecondFactor: false, balances: settledBalances })] })
    expect((await screen.findByRole('link', { name: 'Go to the settings' })).getAttribute('href')).toBe('/setting')
    expect(screen.queryByRole('button', { name: 'Request a payout' })).toBe(null)
    expect(screen.queryByRole('button', { name: 'Change the account' })).toBe(null)
    expect(screen.getByRole('button', { name: 'Remove' })).toBeDefined()
  })
})

describe('a payout', () => {
  it('is asked for with all that is available, unless less is typed', async () => {
    const { commands } = show()
    await press('Request a payout')
    const dialog = within(screen.getByRole('alertdialog', { name: 'Request a payout' }))
    const field = dialog.getByRole('textbox', { name: 'Amount in SAR' })
    expect(field).toHaveProperty('value', '4500.00')
    await userEvent.clear(field)
    await userEvent.type(field, '4500.01')
    await userEvent.click(dialog.getByRole('button', { name: 'Request' }))
    expect(await dialog.findByText('This is more than is available.')).toBeDefined()
    await userEvent.clear(field)
    await userEvent.type(field, '١٢٠٫٥')
    await userEvent.click(dialog.getByRole('button', { name: 'Request' }))
    await expect.poll(() => screen.queryByRole('alertdialog')).toBe(null)
    expect(commands).toEqual([{ type: 'request', amount: { amount: 12_050, currency: 'SAR' } }])
  })

  it('stays asked about with what the server says of the amount', async () => {
    show({ changing: [failWith(rejected(422, 'Check', { 'amount.amount': 'This is less than the smallest payout.' }))] })
    await press('Request a payout')
    await press('Request')
    expect(await screen.findByText('This is less than the smallest payout.')).toBeDefined()
  })

  it('that comes too late is said above the balances', async () => {
    show({ changing: [failWith(rejected(409, 'Less is available by now.'))] })
    await press('Request a payout')
    await press('Request')
    expect(await screen.findByText('Less is available by now.')).toBeDefined()
    expect(screen.queryByRole('alertdialog')).toBe(null)
  })

  it('cannot be asked for while less than the smallest is available', async () => {
    const [balance] = payoutOverview.balances
    const available = { amount: 9_999, currency: 'SAR' }
    show({ reading: [() => overviewOf({ balances: [{ ...(balance as NonNullable<typeof balance>), available }] })] })
    expect(await screen.findByRole('button', { name: 'Request a payout' })).toHaveProperty('disabled', true)
  })

  it.each([
    ['Requested', { status: 'requested' as const, payableFrom: '2026-11-22T08:00:00.000Z' }, /not before 22 Nov 2026/],
    ['Arrived', { status: 'arrived' as const, settledAt: '2026-11-20T08:00:00.000Z' }, /20 Nov 2026/],
    ['Came back', { status: 'returned' as const, reason: 'Account closed' }, /Account closed/],
  ])('that is %s says since when or why', async (state, changes, words) => {
    show({ payouts: [() => entries({ ...samplePayout, ...changes })] })
    const row = within(await screen.findByRole('row', { name: /KP-26/ }))
    expect(row.getByText(state)).toBeDefined()
    expect(row.getByText(words)).toBeDefined()
  })

  it('that the bank never had was refused', async () => {
    const { sentAt: _, ...unsent } = samplePayout
    show({ payouts: [() => entries({ ...unsent, status: 'returned', reason: 'Names differ' })] })
    expect(within(await screen.findByRole('row', { name: /KP-26/ })).getByText('Refused')).toBeDefined()
  })

  it('that waits for the bank is cancelled once its seller has confirmed it; one that is at the bank is not', async () => {
    const waiting = { ...samplePayout, _id: 'p2', number: 'KP-26-WAITS', status: 'requested' as const }
    const { commands } = show({ payouts: [() => entries(samplePayout, waiting), () => entries(samplePayout)] })
    const rows = async (name: RegExp) => within(await screen.findByRole('row', { name }))
    expect((await rows(/KP-26-WAITS/)).getByRole('button', { name: 'Cancel payout' })).toBeDefined()
    expect(screen.getAllByRole('button', { name: 'Cancel payout' })).toHaveLength(1)
    await press('Cancel payout')
    const dialog = within(screen.getByRole('alertdialog', { name: 'Cancel this payout?' }))
    expect(dialog.getByText(/KP-26-WAITS/)).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel payout' }))
    await expect.poll(() => commands).toEqual([{ type: 'cancel', payoutId: 'p2' }])
  })

  it('goes each week when that is switched on', async () => {
    const { commands } = show()
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Pay out every week' }))
    await expect.poll(() => commands).toEqual([{ type: 'setWeekly', accountId: payoutAccount._id, weekly: true }])
  })
})

describe('the bank account', () => {
  it('is named as its country names accounts', async () => {
    const { commands } = show({
      reading: [() => overviewOf({ accounts: [] })],
      changing: [() => Promise.resolve({ message: 'Saved.' })],
    })
    await press('Add a bank account')
    const dialog = within(screen.getByRole('alertdialog', { name: 'Bank account for SAR' }))
    const names = () => dialog.getAllByRole('textbox').map((field) => field.getAttribute('name'))
    const country = dialog.getByRole('combobox', { name: 'Country of the account' })
    await userEvent.selectOptions(country, 'BD')
    expect(names()).toEqual(['holder', 'bankName', 'branch', 'routingNumber', 'accountNumber'])
    await userEvent.selectOptions(country, 'IN')
    expect(names()).toEqual(['holder', 'bankName', 'accountNumber', 'bic'])
    await userEvent.type(dialog.getByRole('textbox', { name: 'Bank' }), 'A bank that is not sent')
    await userEvent.selectOptions(country, 'SA')
    expect(names()).toEqual(['holder', 'iban', 'bic'])
    await userEvent.type(dialog.getByRole('textbox', { name: 'Account holder' }), 'Gulf Marjan Trading Est.')
    const iban = dialog.getByRole('textbox', { name: 'IBAN' })
    await userEvent.type(iban, 'SA03 8000 0000 6080 1016 7518')
    await userEvent.click(dialog.getByRole('button', { name: 'Save the account' }))
    expect(await dialog.findByText(/This is no valid IBAN/)).toBeDefined()
    await userEvent.clear(iban)
    await userEvent.type(iban, 'SA03 8000 0000 6080 1016 7519')
    await userEvent.click(dialog.getByRole('button', { name: 'Save the account' }))
    await expect.poll(() => screen.queryByRole('alertdialog')).toBe(null)
    expect(commands).toEqual([
      {
        type: 'saveAccount',
        account: {
          country: 'SA',
          currency: 'SAR',
          holder: 'Gulf Marjan Trading Est.',
          iban: 'SA03 8000 0000 6080 1016 7519',
        },
      },
    ])
  })

  it('that is changed gets what is asked for and not sent, and the form says so', async () => {
    show()
    await press('Change the account')
    const dialog = within(screen.getByRole('alertdialog', { name: 'Bank account for SAR' }))
    expect(
      dialog.getByText(
        /^Payouts you have requested that have not been sent yet \(SAR 200\.00\) will go to this account too/,
        plainSpaces,
      ),
    ).toBeDefined()
  })

  it('stays while a payout is on its way to it', async () => {
    show()
    expect(await screen.findByText('The account can be removed when no payout is on its way to it.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Remove' })).toBe(null)
  })

  it('is removed after a question', async () => {
    const { commands } = show({ reading: [() => overviewOf({ balances: settledBalances })] })
    await press('Remove')
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
    await expect.poll(() => commands).toEqual([{ type: 'removeAccount', accountId: payoutAccount._id }])
  })
})

describe('the statement', () => {
  it('is of one of the last twelve months, in a currency of the seller', async () => {
    show({ fetching: [failWith(rejected(429, 'Too many at once.'))] })
    const month = await screen.findByRole('combobox', { name: 'Month' })
    expect(
      within(month)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual([
      'Nov 2026',
      ...['Oct', 'Sept', 'Aug', 'Jul', 'Jun', 'May', 'Apr', 'Mar', 'Feb', 'Jan'].map((name) => `${name} 2026`),
      'Dec 2025',
    ])
    await press('Statement as PDF')
    expect(await screen.findByText('Too many at once.')).toBeDefined()
  })
})

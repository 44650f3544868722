import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { orderDetailsAddress } from '#src/lib/paths.ts'
import { earningsMachine } from '#src/machines/payment/earnings.machine.ts'
import { openInvoiceListMachine } from '#src/machines/payment/open-invoice-list.machine.ts'
import { paymentTermsMachine } from '#src/machines/payment/payment-terms.machine.ts'
import { payoutListMachine } from '#src/machines/payment/payout-list.machine.ts'
import { payoutsMachine } from '#src/machines/payment/payouts.machine.ts'
import { transactionListMachine } from '#src/machines/payment/transaction-list.machine.ts'
import { walletMachine } from '#src/machines/payment/wallet.machine.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import {
  openInvoicePage,
  payoutOverview,
  sampleEarnings,
  sampleEarning,
  sampleOrderRefund,
} from '#tests/support/money-fixtures.ts'
import { sampleOrder } from '#tests/support/order-fixtures.ts'
import { type Answers, answered, never, plainSpaces, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { MyEarningScreen } from './my-earning-screen.tsx'

const sar = (amount: number) => ({ amount, currency: 'SAR' })
const wallet = (...balances: object[]) => ({ wallet: balances, held: [], available: [] })
const entries = (...items: object[]) => ({ read: { results: { total: items.length }, items, total: items.length } })

const granted = {
  _id: '0f000000-0000-4000-8000-000000000001',
  party: { _id: '0f000000-0000-4000-8000-000000000002', name: 'Badr Paints', country: 'SA' },
  terms: 'net30',
  creditLimit: { amount: 5_000_000, currency: 'SAR' },
  used: { amount: 1_250_000, currency: 'SAR' },
  left: { amount: 3_750_000, currency: 'SAR' },
  overdue: true,
  updatedAt: '2026-11-20T08:00:00.000Z',
}

function show({
  earnings = [() => sampleEarnings],
  balances = [() => wallet(sar(12_000))],
  transactions = [() => entries(sampleEarning, sampleOrderRefund)],
  payouts = [() => ({ entity: { ...payoutOverview, balances: [], accounts: [] } })],
  terms = [() => ({ terms: [] })],
  open = [() => entries()],
}: { open?: Answers; terms?: Answers; earnings?: Answers; balances?: Answers; transactions?: Answers; payouts?: Answers } = {}) {
  return renderScreen(<MyEarningScreen />, {
    machines: [
      answered(earningsMachine, { reading: earnings }),
      answered(paymentTermsMachine, { reading: terms }),
      answered(openInvoiceListMachine, { reading: open }),
      answered(walletMachine, { reading: balances }),
      answered(transactionListMachine, { reading: transactions }),
      answered(payoutsMachine, { reading: payouts }),
      answered(payoutListMachine, { reading: [() => entries()] }),
    ],
  })
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T08:00:00Z') })
  await putTexts('en')
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

describe('My earnings', () => {
  it('is on its way', () => {
    show({ earnings: [never], balances: [never], transactions: [never], payouts: [never], terms: [never], open: [never] })
    expect(screen.getByRole('heading', { level: 1, name: 'My earnings' })).toBeDefined()
    expect(screen.getAllByText('Loading…')).toHaveLength(6)
  })

  it('lists whom payment terms are granted, what is left of each credit, and whether something is overdue', async () => {
    show({ terms: [() => ({ terms: [granted] })] })
    const table = within(await screen.findByRole('table', { name: 'Payment terms' }))
    const [, row] = table.getAllByRole('row')
    // In a narrow window each cell bears its column's header.
    expect([...(row?.children ?? [])].map((cell) => cell.textContent?.replaceAll('\u00A0', ' '))).toEqual([
      'Badr Paints',
      'PayableWithin 30 days of the invoice',
      'Credit limitSAR 50,000.00',
      'UsedSAR 12,500.00',
      'LeftSAR 37,500.00',
      'StateInvoice overdue',
    ])
  })

  it('tells what buyers owe on payment terms and for how long, without paying it', async () => {
    show({ open: [() => ({ read: { results: openInvoicePage, items: openInvoicePage.invoices, total: 3 } })] })
    const table = within(await screen.findByRole('table', { name: 'Open invoices' }))
    expect(table.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      openInvoicePage.invoices.map(({ orderId }) => orderDetailsAddress(orderId)),
    )
    expect(
      within(screen.getByRole('table', { name: 'Open amounts by currency' })).getByText('USD 3.00', plainSpaces),
    ).toBeDefined()
  })

  it('tells what is available, held and earned, and what the marketplace kept', async () => {
    show()
    expect(await screen.findByText('SAR 4,500.00', plainSpaces)).toBeDefined()
    expect(screen.getByText('SAR 860.37', plainSpaces)).toBeDefined()
    expect(screen.getByText('SAR 6,300.00', plainSpaces)).toBeDefined()
    expect(screen.getByText('Commission kept: SAR 331.58', plainSpaces)).toBeDefined()
  })

  it('tells the rate of commission of new orders, and the categories that have another', async () => {
    show()
    const rate = within((await screen.findByText('Commission on new orders')).parentElement ?? document.body)
    expect([rate.getByText('5%'), rate.getByText(/Solvents: .?3.5%/)]).toHaveLength(2)
  })

  it('draws each of the last twelve months, and tells the same in a table', async () => {
    const { container } = show()
    await screen.findByText('Highest: SAR 4,200.00 (Oct 2026)', plainSpaces)
    expect(container.querySelectorAll('svg title')).toHaveLength(12)
    expect(screen.getByText('Dec 2025')).toBeDefined()
    await userEvent.click(screen.getByText('The figures as a table'))
    const rows = within(screen.getByRole('table', { name: 'Earnings by period' })).getAllByRole('row')
    expect(rows.slice(1).map((row) => row.textContent?.replaceAll('\u00A0', ' '))).toEqual([
      expect.stringMatching(/^Nov 2026.*1.*SAR 110\.53.*SAR 2,100\.00$/),
      expect.stringMatching(/^Oct 2026.*2.*SAR 221\.05.*SAR 4,200\.00$/),
    ])
  })

  it('asks for the weeks when they are wanted', async () => {
    const { container } = show()
    await userEvent.click(await screen.findByRole('button', { name: 'Weeks' }))
    await screen.findByText('24 Aug 2026')
    expect(container.querySelectorAll('svg title')).toHaveLength(13)
  })

  it('offers each currency in which something was sold', async () => {
    const inDollars = { ...sampleEarnings, held: { amount: 0, currency: 'USD' }, currencies: ['SAR', 'USD'] }
    show({ earnings: [() => ({ ...sampleEarnings, currencies: ['SAR', 'USD'] }), () => inDollars] })
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Currency' }), 'USD')
    expect(await screen.findByText('USD 0.00', plainSpaces)).toBeDefined()
  })

  it('says so while nothing is earned', async () => {
    show({
      earnings: [() => ({ ...sampleEarnings, earned: sar(0), periods: [] })],
      balances: [() => wallet()],
      transactions: [() => entries()],
    })
    expect(await screen.findByText('Nothing earned in this time yet')).toBeDefined()
    expect(await screen.findByText('There is nothing in your wallet.')).toBeDefined()
    expect(await screen.findByText('No money has moved yet.')).toBeDefined()
  })

  it('lists each movement with its order and the commission', async () => {
    show()
    const table = within(await screen.findByRole('table', { name: 'Movements' }))
    const [, earning, refund] = table.getAllByRole('row').map((row) => row.textContent?.replaceAll('\u00A0', ' '))
    expect(earning).toMatch(/^Earning.*KO-26-0000042.*SAR 31\.52.*\+ SAR 828\.85$/)
    expect(refund).toMatch(/^Refund paid.*− SAR 100\.00$/)
    expect(table.getAllByRole('link', { name: 'KO-26-0000042' })[0]?.getAttribute('href')).toBe(
      orderDetailsAddress(sampleOrder._id),
    )
  })

  it('is refused with the server’s reason', async () => {
    show({ earnings: [failWith(rejected(403, 'This account is suspended.'))] })
    expect(await screen.findByText('This account is suspended.')).toBeDefined()
  })

  it('can be asked for again, each part by itself, when nobody answers', async () => {
    show({
      earnings: [failWith(unreachable), () => sampleEarnings],
      balances: [failWith(unreachable), () => wallet(sar(12_000))],
      transactions: [failWith(unreachable), () => entries(sampleEarning)],
      payouts: [failWith(unreachable), () => ({ entity: payoutOverview })],
      terms: [failWith(unreachable), () => ({ terms: [] })],
    })
    for (let part = 5; part > 0; part -= 1) {
      await expect.poll(() => screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(part)
      await userEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0] ?? document.body)
    }
    expect(await screen.findByText('SAR 120.00', plainSpaces)).toBeDefined()
    expect(await screen.findAllByText('SAR 4,500.00', plainSpaces)).toHaveLength(2)
    expect(await screen.findByRole('table', { name: 'Movements' })).toBeDefined()
  })
})

import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { orderDetailsAddress, payTypeAddress } from '#src/lib/paths.ts'
import { invoiceFileMachine } from '#src/machines/payment/invoice-file.machine.ts'
import { openInvoiceListMachine } from '#src/machines/payment/open-invoice-list.machine.ts'
import { ownInvoiceListMachine } from '#src/machines/payment/own-invoice-list.machine.ts'
import { ownRefundListMachine } from '#src/machines/payment/own-refund-list.machine.ts'
import { savedCardsMachine } from '#src/machines/payment/saved-cards.machine.ts'
import { paymentTermsMachine } from '#src/machines/payment/payment-terms.machine.ts'
import { spendingMachine } from '#src/machines/payment/spending.machine.ts'
import { transactionFileMachine } from '#src/machines/payment/transaction-file.machine.ts'
import { transactionListMachine } from '#src/machines/payment/transaction-list.machine.ts'
import { walletMachine } from '#src/machines/payment/wallet.machine.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { openInvoicePage, ownInvoice, ownRefund, planPayment, sampleSpending } from '#tests/support/money-fixtures.ts'
import { type Answers, answered, never, plainSpaces, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { MyCreditCardScreen } from './my-credit-card-screen.tsx'

const entries = (...items: object[]) => ({ read: { results: { total: items.length }, items, total: items.length } })
const usd = (amount: number) => ({ amount, currency: 'USD' })

function show({
  spending = [() => sampleSpending],
  wallet = [() => ({ wallet: [usd(12_000)], held: [], available: [] })],
  refunds = [() => entries(ownRefund)],
  invoices = [() => entries(ownInvoice)],
  transactions = [() => entries(planPayment)],
  terms = [() => ({ terms: [] })],
  open = [() => entries()],
  fetching = [never],
}: Partial<
  Record<'open' | 'terms' | 'spending' | 'wallet' | 'refunds' | 'invoices' | 'transactions' | 'fetching', Answers>
> = {}) {
  return renderScreen(<MyCreditCardScreen />, {
    machines: [
      answered(savedCardsMachine, { reading: [() => ({ cards: [] })], deleting: [] }),
      answered(spendingMachine, { reading: spending }),
      answered(paymentTermsMachine, { reading: terms }),
      answered(openInvoiceListMachine, { reading: open }),
      answered(walletMachine, { reading: wallet }),
      answered(ownRefundListMachine, { reading: refunds }),
      answered(ownInvoiceListMachine, { reading: invoices }),
      answered(transactionListMachine, { reading: transactions }),
      answered(transactionFileMachine, { fetching }),
      answered(invoiceFileMachine, { fetching }),
    ],
  })
}

const cellsOf = async (table: string) => {
  const [, row] = within(await screen.findByRole('table', { name: table })).getAllByRole('row')
  return [...(row?.children ?? [])].map((cell) => cell.textContent?.replaceAll('\u00A0', ' '))
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T08:00:00Z') })
  sessionStore.set({ accountType: 'Buyer' })
  await putTexts('en')
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

describe('a buyer’s money', () => {
  it('is on its way', async () => {
    show({
      spending: [never],
      wallet: [never],
      refunds: [never],
      invoices: [never],
      transactions: [never],
      terms: [never],
      open: [never],
    })
    await screen.findByText('No card saved')
    expect(screen.getAllByText('Loading…')).toHaveLength(7)
  })

  it('is none', async () => {
    const none = [() => entries()]
    show({
      spending: [() => ({ currencies: ['USD'], spent: usd(0), refunded: usd(0), months: [] })],
      wallet: [() => ({ wallet: [], held: [], available: [] })],
      refunds: none,
      invoices: none,
      transactions: none,
    })
    expect(await screen.findByText('You have paid nothing in the last twelve months.')).toBeDefined()
    expect(await screen.findByText('There is nothing in your wallet.')).toBeDefined()
    expect(await screen.findByText('No seller grants you payment terms yet.')).toBeDefined()
    expect(await screen.findByText('Nothing was refunded to you.')).toBeDefined()
    expect(await screen.findByText('No invoice on payment terms is open.')).toBeDefined()
    expect(await screen.findByText('There is no invoice yet.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Movements as CSV' })).toBe(null)
  })

  it('tells what was spent by month, drawn and as a table', async () => {
    const { container } = show()
    expect(await screen.findByText('USD 1,250.00', plainSpaces)).toBeDefined()
    expect(screen.getByText('Highest: USD 1,000.00 (Nov 2026)', plainSpaces)).toBeDefined()
    expect(container.querySelectorAll('svg title')).toHaveLength(12)
    await userEvent.click(screen.getByText('The figures as a table'))
    expect(await cellsOf('Spending by month')).toEqual(['Nov 2026', 'Orders paid2', 'Came backUSD 0.00', 'PaidUSD 1,000.00'])
  })

  it('is told in each currency that was paid in', async () => {
    const inTaka = {
      currencies: ['BDT', 'USD'],
      spent: { amount: 0, currency: 'BDT' },
      refunded: { amount: 0, currency: 'BDT' },
      months: [],
    }
    show({ spending: [() => ({ ...sampleSpending, currencies: ['BDT', 'USD'] }), () => inTaka] })
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Currency' }), 'BDT')
    expect(await screen.findAllByText('BDT 0.00', plainSpaces)).toHaveLength(2)
  })

  it('tells what is open on payment terms by when, what is overdue or withheld, and pays what can be paid', async () => {
    const [first, ...others] = openInvoicePage.invoices
    show({ open: [() => ({ read: { results: openInvoicePage, items: openInvoicePage.invoices, total: 3 } })] })
    expect(await cellsOf('Open amounts by currency')).toEqual([
      'USD',
      'Open in allUSD 6.00',
      'Not yet dueUSD 2.00',
      'Overdue 1 to 30 daysUSD 1.00',
      'Overdue 31 to 60 daysUSD 0.00',
      'Overdue over 60 daysUSD 0.00',
      'WithheldUSD 3.00',
    ])
    expect(await cellsOf('Open invoices')).toEqual([
      first?.orderNumber,
      'InvoiceKMY-2026-000017',
      'SellerGulf Petrochem',
      'Pay by20 Nov 2026',
      'StateOverdue',
      'AmountUSD 1.00',
      'PaymentPay USD 1.00',
    ])
    const table = within(screen.getByRole('table', { name: 'Open invoices' }))
    expect(table.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      orderDetailsAddress(first?.orderId ?? ''),
      payTypeAddress(first?.orderId ?? ''),
      ...others.map(({ orderId }) => orderDetailsAddress(orderId)),
    ])
    for (const shown of ['Transfer being checked', 'Withheld']) expect(table.getByText(shown)).toBeDefined()
  })

  it('tells where each refund is', async () => {
    show({ refunds: [() => entries({ ...ownRefund, state: 'pending' })] })
    expect((await cellsOf('Refunds')).toSpliced(1, 1)).toEqual([
      'KO-26-0000042',
      'ToYour card',
      'StateOn its way',
      'AmountUSD 250.00',
    ])
    expect(screen.getByText('Once the card provider has it, your bank needs a few days to show it.')).toBeDefined()
    const link = within(screen.getByRole('table', { name: 'Refunds' })).getByRole('link')
    expect(link.getAttribute('href')).toBe(orderDetailsAddress(ownRefund.orderId))
  })

  it('tells a refund into the wallet as being there', async () => {
    show({ refunds: [() => entries({ ...ownRefund, to: 'wallet' })] })
    expect((await cellsOf('Refunds')).slice(2)).toEqual(['ToYour wallet', 'StateIn your wallet', 'AmountUSD 250.00'])
    expect(screen.queryByText(/Once the card provider has it/)).toBe(null)
  })

  it('lists invoices and credit notes, and says why a file does not come', async () => {
    show({ fetching: [failWith(unreachable)] })
    expect((await cellsOf('Invoices and credit notes')).slice(0, 6)).toEqual([
      'KI-26-0000007',
      'WhatCredit note',
      'OrderKO-26-0000042',
      'SellerGulf Marjan Trading Est.',
      'Issued on20 Nov 2026',
      'AmountUSD 250.00',
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Download KI-26-0000007' }))
    expect(await screen.findByText('The marketplace could not be reached. Please try again.')).toBeDefined()
  })

  it('names a plan that was paid, not its key', async () => {
    show({ transactions: [() => entries({ ...planPayment, plan: { name_en: 'Trader plan' } })] })
    expect(within(await screen.findByRole('table', { name: 'Movements' })).getByText('Trader plan')).toBeDefined()
  })

  it('is refused with the server’s reason', async () => {
    show({ spending: [failWith(rejected(403, 'This account is suspended.'))] })
    expect(await screen.findByText('This account is suspended.')).toBeDefined()
  })

  it('can be asked for again, each part by itself, when nobody answers', async () => {
    show({
      spending: [failWith(unreachable), () => sampleSpending],
      wallet: [failWith(unreachable), () => ({ wallet: [], held: [], available: [] })],
      refunds: [failWith(unreachable), () => entries()],
      invoices: [failWith(unreachable), () => entries()],
      transactions: [failWith(unreachable), () => entries()],
      terms: [failWith(unreachable), () => ({ terms: [] })],
      open: [failWith(unreachable), () => entries()],
    })
    for (let part = 7; part > 0; part -= 1) {
      await expect.poll(() => screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(part)
      await userEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0] ?? document.body)
    }
    expect(await screen.findByText('There is no invoice yet.')).toBeDefined()
  })
})

import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { orderDetailsAddress, payNowAddress } from '#src/lib/paths.ts'
import { payTypeMachine } from '#src/machines/payment/pay-type.machine.ts'
import { sampleCard } from '#tests/support/account-fixtures.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { declaredOrder, invoicedOrder, sampleOffer, sampleOrder } from '#tests/support/order-fixtures.ts'
import { type Answers, answered, never, plainSpaces, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { PayTypeScreen } from './pay-type-screen.tsx'

const show = (...reading: Answers) =>
  renderScreen(<PayTypeScreen />, { chosen: { order: sampleOrder._id }, machines: [answered(payTypeMachine, { reading })] })
const due = (offer: object = {}) => ({ order: invoicedOrder, offer: { ...sampleOffer, ...offer } })
const next = () => screen.getByRole('link', { name: 'Continue' }).getAttribute('href')

beforeEach(() => putTexts('en'))
afterEach(cleanup)

describe('the ways to pay an order', () => {
  it('wait for the order', () => {
    show(never)
    expect(screen.getByText('Loading…')).toBeDefined()
  })

  it('need an order', () => {
    renderScreen(<PayTypeScreen />)
    expect(screen.getByText('No order chosen')).toBeDefined()
  })

  it('are refused with the server’s reason', async () => {
    show(failWith(rejected(404, 'No such order.')))
    expect(within(await screen.findByRole('alert')).getByText('No such order.')).toBeDefined()
  })

  it('can be asked for again when nobody answers', async () => {
    show(failWith(unreachable), due)
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('radio', { name: /^Card/ })).toBeDefined()
  })

  it('are none when nothing is due', async () => {
    show(() => ({ order: sampleOrder, offer: sampleOffer }))
    expect(await screen.findByText('There is nothing to pay on this order now')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Go to the order' }).getAttribute('href')).toBe(orderDetailsAddress(sampleOrder._id))
  })

  it('are none while a declared transfer is checked, which leads back to the order', async () => {
    show(() => ({ order: declaredOrder, offer: sampleOffer }))
    expect(await screen.findByText('Your bank transfer is being checked')).toBeDefined()
    expect(screen.getByText(/You declared it on 21 Nov 2026 with the reference TT-2211/)).toBeDefined()
    expect(screen.getByText(/usually takes one to three working days/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Write to support' }).getAttribute('href')).toBe('/help-and-support')
    expect(screen.getByRole('link', { name: 'Go to the order' }).getAttribute('href')).toBe(orderDetailsAddress(sampleOrder._id))
    expect(screen.queryByRole('radio')).toBe(null)
  })

  it('begin with the card that is kept, after what is due by which invoice', async () => {
    show(() => due({ cards: [sampleCard] }))
    expect(await screen.findByText('SAR 860.37', plainSpaces)).toBeDefined()
    expect(screen.getByText('KMY-2026-000017')).toBeDefined()
    expect(screen.getByRole('radio', { name: /^Visa •••• 4242/ })).toHaveProperty('checked', true)
    expect(next()).toBe(payNowAddress(sampleOrder._id, { method: 'savedCard', card: sampleCard._id }))
  })

  it.each([
    [/^A new card/, { method: 'newCard' }],
    [/^Wallet/, { method: 'wallet' }],
    [/^Bank transfer/, { method: 'bankTransfer' }],
  ] as const)('lead on with %s', async (name, method) => {
    show(() => due({ cards: [sampleCard], wallet: [{ amount: 90_000, currency: 'SAR' }] }))
    await userEvent.click(await screen.findByRole('radio', { name }))
    expect(next()).toBe(payNowAddress(sampleOrder._id, method))
  })

  it('say that a wallet of another currency cannot pay it', async () => {
    const wallet = [
      { amount: 25_000_000, currency: 'BDT' },
      { amount: 0, currency: 'SAR' },
    ]
    show(() => due({ wallet }))
    const note = 'The wallet holds BDT 250,000.00, and this payment is in SAR, so the wallet cannot pay it.'
    expect(await screen.findByText(note, plainSpaces)).toBeDefined()
    expect(screen.getByRole('radio', { name: /^Wallet/ })).toHaveProperty('disabled', true)
    expect(screen.queryByText(/more is needed/)).toBe(null)
  })

  it('say why one cannot be used', async () => {
    show(() => due({ cards: [{ ...sampleCard, expired: true }], bank: null }))
    expect(await screen.findByText(/SAR 660\.37 more is needed/, plainSpaces)).toBeDefined()
    const closed = screen.getAllByRole('radio').filter((radio) => radio instanceof HTMLInputElement && radio.disabled)
    expect(closed.map((radio) => radio.parentElement?.textContent)).toEqual([
      expect.stringMatching(/^Visa •••• 4242Expired/),
      expect.stringMatching(/^WalletThe balance is/),
      expect.stringMatching(/^Bank transferThe marketplace takes no transfers/),
    ])
    expect(next()).toBe(payNowAddress(sampleOrder._id, { method: 'newCard' }))
  })
})

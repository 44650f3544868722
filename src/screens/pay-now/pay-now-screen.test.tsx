import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { orderDetailsAddress, payTypeAddress } from '#src/lib/paths.ts'
import { orderPayingMachine } from '#src/machines/payment/order-paying.machine.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { declaredOrder, invoicedOrder, sampleOffer, sampleOrder, samplePayment } from '#tests/support/order-fixtures.ts'
import { sampleCard } from '#tests/support/account-fixtures.ts'
import { type Answers, answered, never, plainSpaces, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { PayNowScreen } from './pay-now-screen.tsx'

const refuse = failWith(rejected(404, 'The server says no'))
const loseConnection = failWith(unreachable)
const invoiced = () => ({ subject: { order: invoicedOrder, offer: sampleOffer } })
const started = () => ({ payment: samplePayment, message: '' })
const asking = () => ({ payment: { ...samplePayment, status: 'processing', nextStep: 'bankCode' }, message: '' })
const succeeded = () => ({ payment: { ...samplePayment, status: 'succeeded' }, message: 'Paid.' })
const declined = () => ({ payment: { ...samplePayment, status: 'failed', failure: 'insufficientFunds' }, message: '' })

const show = (actors: Record<string, Answers>, method = '') =>
  renderScreen(<PayNowScreen />, {
    address: `/pay-now${method}`,
    chosen: { order: sampleOrder._id },
    machines: [answered(orderPayingMachine, actors)],
  })
const paidFor = { type: 'navigate', to: orderDetailsAddress(sampleOrder._id), replace: true }

async function pay(number: string) {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Card number' }), number)
  await userEvent.type(screen.getByRole('textbox', { name: 'Valid until' }), '1299')
  await userEvent.type(screen.getByRole('textbox', { name: 'Security code' }), '١٢٣')
  await userEvent.type(screen.getByRole('textbox', { name: 'Name on the card' }), 'Sara Haddad')
  await userEvent.click(screen.getByRole('button', { name: /^Pay/ }))
}

beforeEach(() => putTexts('en'))
afterEach(cleanup)

describe('paying an order', () => {
  it('waits for the order', () => {
    show({ reading: [never] })
    expect(screen.getByText('Loading…')).toBeDefined()
  })

  it('asks to choose an order when none is', () => {
    renderScreen(<PayNowScreen />)
    expect(screen.getByText('No order chosen')).toBeDefined()
  })

  it('is refused with the server’s reason', async () => {
    show({ reading: [refuse] })
    expect(within(await screen.findByRole('alert')).getByText('The server says no')).toBeDefined()
  })

  it('can be tried again when nobody answers', async () => {
    show({ reading: [loseConnection, invoiced] })
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: /^Pay/ })).toBeDefined()
  })

  it('says so when there is nothing to pay', async () => {
    show({ reading: [() => ({ subject: { order: sampleOrder, offer: sampleOffer } })] })
    expect(await screen.findByText('There is nothing to pay on this order now')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Go to the order' }).getAttribute('href')).toBe(orderDetailsAddress(sampleOrder._id))
  })

  it('takes nothing while a declared transfer is checked', async () => {
    show({ reading: [() => ({ subject: { order: declaredOrder, offer: sampleOffer } })] })
    expect(await screen.findByText(/You declared it on 21 Nov 2026 with the reference TT-2211/)).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBe(null)
    expect(screen.getByRole('link', { name: 'Go to the order' })).toBeDefined()
  })

  it('shows how the order stands when it has changed meanwhile, with the focus on what happened', async () => {
    const declaredMeanwhile = () => ({ subject: { order: declaredOrder, offer: sampleOffer } })
    show({ reading: [invoiced, declaredMeanwhile], starting: [failWith(rejected(409, 'It has changed'))] })
    await pay('4242424242424242')
    const happened = await screen.findByText('It has changed')
    expect(document.activeElement?.contains(happened)).toBe(true)
    expect(document.activeElement).not.toBe(document.body)
    expect(screen.getByText('Your bank transfer is being checked')).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBe(null)
  })

  it('leads to the server’s reason, for which another way to pay is open', async () => {
    show({ reading: [invoiced], starting: [started], confirming: [failWith(rejected(403, 'Not from here'))] })
    await pay('4242424242424242')
    const happened = await screen.findByText('Not from here')
    expect(document.activeElement?.contains(happened)).toBe(true)
    expect(document.activeElement).not.toBe(document.body)
  })

  it('names amount, order and brand, takes local digits, and leads back to the order once it is paid', async () => {
    const { emitted } = show({ reading: [invoiced], starting: [started], confirming: [succeeded] })
    expect(await screen.findByText('SAR 860.37', plainSpaces)).toBeDefined()
    await pay('٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢')
    expect(screen.getByRole('textbox', { name: 'Card number' })).toHaveProperty('value', '4242 4242 4242 4242')
    expect(screen.getByText('Visa')).toBeDefined()
    await expect.poll(() => emitted.at(-1)).toEqual(paidFor)
  })

  it('sends no card that cannot be right', async () => {
    show({ reading: [invoiced] })
    await pay('4242424242424241')
    expect(await screen.findByText('This is no valid card number. Please check the digits.')).toBeDefined()
  })

  it('says why a card was declined and keeps the form for another', async () => {
    show({ reading: [invoiced], starting: [started], confirming: [declined] })
    await pay('4000000000009995')
    expect(await screen.findByText(/There is not enough money on the card/)).toBeDefined()
    expect(screen.getByRole('textbox', { name: 'Card number' })).toHaveProperty('readOnly', false)
  })

  it('asks for the bank’s code', async () => {
    const { emitted } = show({ reading: [invoiced], starting: [started], confirming: [asking], answering: [succeeded] })
    await pay('4000002500003155')
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Your bank asks for a code' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Code from the bank' }), '১২৩৪৫৬')
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm payment' }))
    await expect.poll(() => emitted.at(-1)?.type).toBe('navigate')
  })

  it('offers to send again what nobody answered', async () => {
    const { emitted } = show({ reading: [invoiced], starting: [started], confirming: [loseConnection, succeeded] })
    await pay('4242424242424242')
    const again = await screen.findByRole('button', { name: 'Send again' })
    expect(screen.getByRole('textbox', { name: 'Card number' })).toHaveProperty('readOnly', true)
    await userEvent.click(again)
    await expect.poll(() => emitted.at(-1)?.type).toBe('navigate')
  })
})

describe('paying an order in another way', () => {
  const offering = (offer: object) => [() => ({ subject: { order: invoicedOrder, offer: { ...sampleOffer, ...offer } } })]

  it('charges a saved card', async () => {
    const { emitted } = show(
      { reading: offering({ cards: [sampleCard] }), starting: [started], confirming: [succeeded] },
      `?method=savedCard&card=${sampleCard._id}`,
    )
    expect(await screen.findByText('Visa •••• 4242')).toBeDefined()
    expect(screen.queryByRole('textbox')).toBe(null)
    await userEvent.click(screen.getByRole('button', { name: /^Pay/ }))
    await expect.poll(() => emitted.at(-1)).toEqual(paidFor)
  })

  it('says so when the saved card is there no more', async () => {
    show({ reading: offering({}) }, `?method=savedCard&card=${sampleCard._id}`)
    expect(await screen.findByText(/This card can no longer be used/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Pay in another way' }).getAttribute('href')).toBe(payTypeAddress(sampleOrder._id))
  })

  it('takes it from the wallet, and says what is left', async () => {
    const wallet = [{ amount: 100_000, currency: 'SAR' }]
    const { emitted } = show({ reading: offering({ wallet }), starting: [started], confirming: [succeeded] }, '?method=wallet')
    expect(await screen.findByText('SAR 139.63', plainSpaces)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: /^Pay/ }))
    await expect.poll(() => emitted.at(-1)).toEqual(paidFor)
  })

  it('says how much the wallet lacks', async () => {
    show({ reading: [invoiced] }, '?method=wallet')
    expect(
      await screen.findByText('The balance is SAR 200.00; SAR 660.37 more is needed for this payment.', plainSpaces),
    ).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBe(null)
  })

  it('says that a wallet of another currency cannot pay it', async () => {
    show({ reading: offering({ wallet: [{ amount: 25_000_000, currency: 'BDT' }] }) }, '?method=wallet')
    const note = 'The wallet holds BDT 250,000.00, and this payment is in SAR, so the wallet cannot pay it.'
    expect(await screen.findByText(note, plainSpaces)).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBe(null)
  })

  it('names the account for a transfer, and takes its declaration', async () => {
    const inReview = () => ({ payment: { ...samplePayment, status: 'review' }, message: '' })
    const { emitted } = show({ reading: [invoiced], starting: [started], confirming: [inReview] }, '?method=bankTransfer')
    expect(await screen.findByText('SA03 8000 0000 6080 1016 7519')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Copy: IBAN' })).toBeDefined()
    const written = screen.getByRole('textbox', { name: 'Reference on your transfer' })
    expect(written).toHaveProperty('value', invoicedOrder.number)
    await userEvent.clear(written)
    await userEvent.click(screen.getByRole('button', { name: 'I have made the transfer' }))
    expect(screen.getByText('Please fill this in.')).toBeDefined()
    await userEvent.type(written, 'TT-2211')
    await userEvent.click(screen.getByRole('button', { name: 'I have made the transfer' }))
    await expect.poll(() => emitted.at(-1)).toEqual(paidFor)
    expect(emitted[0]).toEqual({ type: 'toast', tone: 'success', text: { key: 'money:transfer.declared' } })
  })

  it('says so when the marketplace takes no transfers', async () => {
    show({ reading: offering({ bank: null }) }, '?method=bankTransfer')
    expect(await screen.findByText('The marketplace takes no transfers at present.')).toBeDefined()
  })
})

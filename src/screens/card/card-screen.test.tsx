import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cardAddress } from '#src/lib/paths.ts'
import { cardProviderMachine } from '#src/machines/payment/card-provider.machine.ts'
import { cardSavingMachine } from '#src/machines/payment/card-saving.machine.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { bankAsks, cardDeclined, cardSaved } from '#tests/support/event-fixtures/card-saving.ts'
import { type Answers, answered, never, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { CardScreen } from './card-screen.tsx'

const show = (...sending: Answers) => open({ sending })
const open = ({ sending = [never], reading = [() => ({ name: 'sandbox' })] }: { sending?: Answers; reading?: Answers }) =>
  renderScreen(<CardScreen />, {
    address: cardAddress('/my-order'),
    machines: [answered(cardProviderMachine, { reading }), answered(cardSavingMachine, { sending })],
  })

async function save() {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Card number' }), '4242424242424242')
  await userEvent.type(screen.getByRole('textbox', { name: 'Valid until' }), '1299')
  await userEvent.type(screen.getByRole('textbox', { name: 'Security code' }), '123')
  await userEvent.type(screen.getByRole('textbox', { name: 'Name on the card' }), 'Sara Haddad')
  await userEvent.click(screen.getByRole('button', { name: 'Save card' }))
}
const goesOn = { type: 'navigate', to: '/my-order', replace: true }

beforeEach(() => putTexts('en'))
afterEach(cleanup)

describe('the page of a new card', () => {
  it('can be left for later', async () => {
    const { emitted } = show(never)
    expect(screen.getByRole('heading', { level: 1, name: 'Add a payment card' })).toBeDefined()
    await userEvent.click(await screen.findByRole('button', { name: 'Later' }))
    expect(emitted).toEqual([goesOn])
  })

  it('can be left, or tried again, when nobody says whose fields a card goes into', async () => {
    open({ reading: [failWith(unreachable), () => ({ name: 'sandbox' })] })
    expect((await screen.findByRole('link', { name: 'Later' })).getAttribute('href')).toBe('/my-order')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('textbox', { name: 'Card number' })).toBeDefined()
    expect(screen.getByText('Test cards')).toBeDefined()
  })

  it('is loaded anew where cards are Stripe’s and this document is of another page; no test card is shown', async () => {
    const { emitted } = open({ reading: [() => ({ name: 'stripe', publishableKey: 'pk_test_1' })] })
    await expect.poll(() => emitted).toEqual([{ type: 'document.renewed' }])
    expect([screen.queryByText('Test cards'), screen.queryByRole('textbox')]).toEqual([null, null])
  })

  it('saves the card and leads on', async () => {
    const { emitted } = show(() => cardSaved)
    await save()
    await expect.poll(() => emitted.at(-1)).toEqual(goesOn)
  })

  it('waits, and lets nothing be changed meanwhile', async () => {
    show(never)
    await save()
    expect(screen.getByRole('textbox', { name: 'Card number' })).toHaveProperty('readOnly', true)
    expect(screen.getByRole('button', { name: 'Later' })).toHaveProperty('disabled', true)
  })

  it('says why the card was declined', async () => {
    show(() => cardDeclined)
    await save()
    expect(within(await screen.findByRole('alert')).getByText('The card could not be saved')).toBeDefined()
  })

  it('is refused with the server’s reason', async () => {
    show(failWith(rejected(429, 'Too many tries.')))
    await save()
    expect(within(await screen.findByRole('alert')).getByText('Too many tries.')).toBeDefined()
  })

  it('sends again what nobody answered', async () => {
    const { emitted } = show(failWith(unreachable), () => cardSaved)
    await save()
    await userEvent.click(await screen.findByRole('button', { name: 'Send again' }))
    await expect.poll(() => emitted.at(-1)).toEqual(goesOn)
  })

  it('asks for the bank’s code', async () => {
    const { emitted } = show(
      () => bankAsks,
      () => cardSaved,
    )
    await save()
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Your bank asks for a code' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Code from the bank' }), '123456')
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
    await expect.poll(() => emitted.at(-1)).toEqual(goesOn)
  })
})

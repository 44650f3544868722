import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cardAddress } from '#src/lib/paths.ts'
import { savedCardsMachine } from '#src/machines/payment/saved-cards.machine.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { sampleCard } from '#tests/support/account-fixtures.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { type Answers, answered, never, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { MyCreditCardScreen } from './my-credit-card-screen.tsx'

const old = { ...sampleCard, _id: sampleCard._id.replace(/.$/, '2'), brand: 'mir', lastFour: '0069', expired: true }

function show(reading: Answers, deleting: Answers = []) {
  return renderScreen(<MyCreditCardScreen />, { machines: [answered(savedCardsMachine, { reading, deleting })] })
}

beforeEach(async () => {
  // A buyer's page has more, which is tested beside it.
  sessionStore.set({ accountType: 'Seller' })
  await putTexts('en')
})
afterEach(cleanup)

describe('the saved cards', () => {
  it('are on their way', () => {
    show([never])
    expect(screen.getByText('Loading…')).toBeDefined()
  })

  it('are none', async () => {
    show([() => ({ cards: [] })])
    expect(await screen.findByText('No card saved')).toBeDefined()
  })

  it('can be joined by another', () => {
    show([never])
    expect(screen.getByRole('link', { name: 'Add a card' }).getAttribute('href')).toBe(cardAddress('/my-credit-card'))
  })

  it('are told by brand, last digits and expiry', async () => {
    show([() => ({ cards: [sampleCard, old] })])
    const [first, second] = await screen.findAllByRole('listitem')
    expect(first?.textContent).toMatch(/Visa •••• 4242.*04\/2029/)
    expect(second?.textContent).toMatch(/mir •••• 0069.*Expired/)
    expect(within(first ?? document.body).queryByText('Expired')).toBe(null)
  })

  it('are taken away after asking', async () => {
    const { emitted } = show([() => ({ cards: [sampleCard] }), () => ({ cards: [] })], [() => ({ message: 'Card removed.' })])
    await userEvent.click(await screen.findByRole('button', { name: 'Delete the card Visa •••• 4242' }))
    const dialog = screen.getByRole('alertdialog', { name: 'Are you sure?' })
    expect(within(dialog).getByText("You won't be able to revert this!")).toBeDefined()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('No card saved')).toBeDefined()
    expect(emitted).toEqual([{ type: 'toast', tone: 'success', text: { message: 'Card removed.' } }])
  })

  it('are refused with the reason', async () => {
    show([failWith(rejected(403, 'This account is suspended.'))])
    expect(await screen.findByText('This account is suspended.')).toBeDefined()
  })

  it('can be asked for again when nobody answers', async () => {
    show([failWith(unreachable), () => ({ cards: [sampleCard] })])
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Visa •••• 4242')).toBeDefined()
  })
})

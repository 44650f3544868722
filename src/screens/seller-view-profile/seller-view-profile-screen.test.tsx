import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sellerDetailsMachine } from '#src/machines/catalogue/seller-details.machine.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { acetoneCard, gulfMarjan } from '#tests/support/catalogue-fixtures.ts'
import { type Answers, answered, never, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { SellerViewProfileScreen } from './seller-view-profile-screen.tsx'

const come = () => ({ seller: gulfMarjan, offers: { products: [acetoneCard], total: 1 } })
const show = (...reading: Answers) =>
  renderScreen(<SellerViewProfileScreen />, {
    chosen: { seller: gulfMarjan._id },
    machines: [answered(sellerDetailsMachine, { reading, paging: [never] })],
  })

beforeEach(async () => {
  sessionStore.forgetPerson()
  await putTexts('en')
})
afterEach(cleanup)

describe('the profile behind a QR code', () => {
  it('is on its way', () => {
    show(never)
    expect(screen.getByText('Loading the seller…')).toBeDefined()
  })

  it('leads to all sellers when none was chosen', () => {
    renderScreen(<SellerViewProfileScreen />)
    expect(screen.getByRole('link', { name: 'Show all sellers' }).getAttribute('href')).toBe('/seller-all')
  })

  it('shows the seller, what it offers, and the code to pass on', async () => {
    show(come)
    expect(await screen.findByRole('heading', { level: 1, name: 'Gulf Marjan Petrochem' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Acetone' })).toBeDefined()
    expect(await screen.findByRole('img', { name: 'QR code of the profile of Gulf Marjan Petrochem' })).toBeDefined()
  })

  it('gives the server’s reason when the seller is gone', async () => {
    show(failWith(rejected(404, 'No such seller')))
    expect(within(await screen.findByRole('alert')).getByText('No such seller')).toBeDefined()
  })

  it('can be tried again when nobody answers', async () => {
    show(failWith(unreachable), come)
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Acetone' })).toBeDefined()
  })
})

import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sellerDetailsMachine } from '#src/machines/catalogue/seller-details.machine.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { acetoneCard, bareCard, gulfMarjan } from '#tests/support/catalogue-fixtures.ts'
import { type Answers, answered, never, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { SellerDetailsScreen } from './seller-details-screen.tsx'

const come = (products: readonly (typeof acetoneCard)[], total: number) => () => ({
  seller: gulfMarjan,
  offers: { products, total },
})
const gone = failWith(rejected(404, 'No such seller'))
const loseConnection = failWith(unreachable)
const show = (reading: Answers, paging: Answers = [never]) =>
  renderScreen(<SellerDetailsScreen />, {
    address: '/seller-details',
    chosen: { seller: gulfMarjan._id },
    machines: [answered(sellerDetailsMachine, { reading, paging })],
  })

beforeEach(async () => {
  sessionStore.forgetPerson()
  await putTexts('en')
})
afterEach(cleanup)

describe('the page of a seller', () => {
  it('says that the seller is on its way', () => {
    show([never])
    expect(screen.getByText('Loading the seller…')).toBeDefined()
  })

  it('leads to all sellers when none was chosen', () => {
    renderScreen(<SellerDetailsScreen />, { address: '/seller-details' })
    expect(screen.getByText('No seller chosen')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Show all sellers' }).getAttribute('href')).toBe('/seller-all')
  })

  it('tells who it is', async () => {
    show([come([acetoneCard], 1)])
    expect(await screen.findByRole('heading', { level: 1, name: 'Gulf Marjan Petrochem' })).toBeDefined()
    for (const shown of ['Faisal Al-Harbi', 'Jubail, Saudi Arabia', '14 Mar 2021', 'within 6 hours', 'SAR', '27']) {
      expect(screen.getByText(shown)).toBeDefined()
    }
    expect(screen.getByText('Solvents straight from the Jubail industrial complex.')).toBeDefined()
  })

  it('shows what it offers, page by page', async () => {
    show([come([acetoneCard], 20)], [() => ({ page: 2, offers: { products: [bareCard], total: 20 } })])
    expect(await screen.findByRole('link', { name: 'Acetone' })).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Page 2' }))
    expect(await screen.findByRole('link', { name: 'Urea' })).toBeDefined()
  })

  it('says that nothing is on offer', async () => {
    show([come([], 0)])
    expect(await screen.findByText('Nothing on offer at the moment')).toBeDefined()
  })

  it('gives the server’s reason when the seller is gone', async () => {
    show([gone])
    expect(within(await screen.findByRole('alert')).getByText('No such seller')).toBeDefined()
  })

  it('can be tried again when nobody answers', async () => {
    show([loseConnection, come([acetoneCard], 1)])
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Acetone' })).toBeDefined()
  })
})

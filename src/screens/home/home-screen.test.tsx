import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type HomeParts, homeMachine } from '#src/machines/catalogue/home.machine.ts'
import { acetoneCard, bareCard, gulfMarjan, solvents } from '#tests/support/catalogue-fixtures.ts'
import { type Answers, answered, never, plainSpaces, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { HomeScreen } from './home-screen.tsx'

const full: HomeParts = {
  numbers: { products: 450, brands: 12, sellers: 14 },
  categories: [solvents],
  promoted: [acetoneCard],
  top: [bareCard],
  sellers: [gulfMarjan],
}
const nothing: HomeParts = { numbers: null, categories: null, promoted: null, top: null, sellers: null }

const show = (...reading: Answers) => renderScreen(<HomeScreen />, { machines: [answered(homeMachine, { reading })] })

beforeEach(() => putTexts('en'))
afterEach(cleanup)

describe('the front page', () => {
  it('has its search and says that the rest is on its way', () => {
    show(never)
    expect(screen.getByRole('searchbox', { name: 'Search the chemicals' })).toBeDefined()
    expect(screen.getByText('Loading…')).toBeDefined()
  })

  it('shows numbers, categories, products and sellers', async () => {
    show(() => ({ parts: full, failure: null }))
    expect((await screen.findByRole('link', { name: 'Solvents' })).getAttribute('href')).toBe(
      `/product-filter?category=${solvents._id}`,
    )
    expect(screen.getByText('450')).toBeDefined()
    const promoted = within(screen.getByRole('region', { name: 'Promoted products' }))
    expect(promoted.getByRole('link', { name: 'Acetone' }).getAttribute('href')).toBe(
      `/product-details?product=${acetoneCard._id}`,
    )
    expect(promoted.getByText('from SAR 3.58 / kg', plainSpaces)).toBeDefined()
    expect(within(screen.getByRole('region', { name: 'Best rated products' })).getByText('Out of stock')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Gulf Marjan Petrochem' })).toBeDefined()
  })

  it('says that nothing is on offer yet', async () => {
    show(() => ({ parts: { ...nothing, numbers: { products: 0, brands: 0, sellers: 0 } }, failure: null }))
    expect(await screen.findByText('No products on offer yet')).toBeDefined()
  })

  it('gives the server’s reason when it was refused', async () => {
    show(() => ({
      parts: nothing,
      failure: { kind: 'rejected', code: 429, message: 'Too many requests', fields: {}, results: {} },
    }))
    expect(within(await screen.findByRole('alert')).getByText('Too many requests')).toBeDefined()
  })

  it('can be tried again when nobody answers', async () => {
    show(
      () => ({ parts: nothing, failure: { kind: 'unreachable' } }),
      () => ({ parts: full, failure: null }),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('region', { name: 'Promoted products' })).toBeDefined()
  })

  it('stands with the rest when a part is missing', async () => {
    show(() => ({ parts: { ...full, sellers: null }, failure: { kind: 'unreachable' } }))
    expect(await screen.findByText('Some of this page could not be loaded.')).toBeDefined()
    expect(screen.getByRole('region', { name: 'Promoted products' })).toBeDefined()
  })

  it('leads to what was searched for', async () => {
    const { emitted } = show(() => ({ parts: full, failure: null }))
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search the chemicals' }), ' 67-64-1 {Enter}')
    expect(emitted).toEqual([{ type: 'navigate', to: '/product-filter?search=67-64-1' }])
  })
})

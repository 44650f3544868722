import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from '#src/api/api-error.ts'
import { productDetailsAddress } from '#src/lib/paths.ts'
import { ownProductsMachine } from '#src/machines/own-products.machine.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { sampleProduct } from '#tests/support/order-samples.ts'
import { type Answers, answered, never, plainSpaces, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { SellerProductScreen } from './seller-product-screen.tsx'

const page = (products: readonly (typeof sampleProduct)[]) => () => ({
  read: { results: { products, total: products.length }, items: products, total: products.length },
})
const refuse = () => {
  throw new ApiError({ kind: 'refused', code: 422, message: 'That text is too long', fields: {}, results: {} })
}
const loseConnection = () => {
  throw new ApiError({ kind: 'unreachable' })
}
const show = (...reading: Answers) =>
  renderScreen(<SellerProductScreen />, { machines: [answered(ownProductsMachine, { reading })] })

beforeEach(async () => {
  sessionStore.set({ userId: sampleProduct.seller._id, accountType: 'Seller' })
  await putTexts('en')
})
afterEach(() => {
  cleanup()
  sessionStore.set({ userId: null, accountType: 'Buyer' })
})

describe('the products of a seller', () => {
  it('are on their way', () => {
    show(never)
    expect(screen.getByText('Loading…')).toBeDefined()
  })

  it('are listed with price and stock, also what is not on offer or sold out', async () => {
    show(
      page([
        sampleProduct,
        { ...sampleProduct, _id: 'other', name_en: 'Toluene', status: 'inactive', stock: { value: 0, unit: 'kg' } },
      ]),
    )
    const acetone = await screen.findByRole('row', { name: /Acetone/ })
    expect(within(acetone).getByRole('link', { name: 'Acetone' }).getAttribute('href')).toBe(
      productDetailsAddress(sampleProduct._id),
    )
    for (const shown of ['On offer', 'SAR 3.94 / kg', '160 kg', '24,000 kg']) {
      expect(within(acetone).getByText(shown, plainSpaces)).toBeDefined()
    }
    const toluene = screen.getByRole('row', { name: /Toluene/ })
    expect([within(toluene).getByText('Not on offer'), within(toluene).getByText('Sold out')]).toHaveLength(2)
  })

  it('may not be there yet', async () => {
    show(page([]))
    expect(await screen.findByText('You have no products yet')).toBeDefined()
  })

  it('may not match what is searched for, and there is a way back', async () => {
    show(page([sampleProduct]), page([]), page([sampleProduct]))
    await screen.findByRole('row', { name: /Acetone/ })
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search your products' }), 'xyz{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: 'Clear the search' }))
    expect(await screen.findByRole('row', { name: /Acetone/ })).toBeDefined()
  })

  it('are refused with the server’s reason', async () => {
    show(refuse)
    expect(within(await screen.findByRole('alert')).getByText('That text is too long')).toBeDefined()
  })

  it('can be asked for again when nobody answers', async () => {
    show(loseConnection, page([sampleProduct]))
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('1 product')).toBeDefined()
  })
})

import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from '#src/api/api-error.ts'
import { sellerListMachine } from '#src/machines/seller-list.machine.ts'
import { gulfMarjan } from '#tests/support/catalogue-samples.ts'
import { type Answers, answered, never, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { SellerAllScreen } from './seller-all-screen.tsx'

const page = (sellers: readonly (typeof gulfMarjan)[], total: number) => () => ({
  read: { results: { sellers, total }, items: sellers, total },
})
const refuse = () => {
  throw new ApiError({ kind: 'refused', code: 422, message: 'That name is too long', fields: {}, results: {} })
}
const loseConnection = () => {
  throw new ApiError({ kind: 'unreachable' })
}
const show = (...reading: Answers) =>
  renderScreen(<SellerAllScreen />, { address: '/seller-all', machines: [answered(sellerListMachine, { reading })] })

beforeEach(() => putTexts('en'))
afterEach(cleanup)

describe('the sellers', () => {
  it('are on their way', () => {
    show(never)
    expect(screen.getByText('Loading the sellers…')).toBeDefined()
  })

  it('are shown with place, rating and what they offer, page by page', async () => {
    show(page([gulfMarjan], 14), page([{ ...gulfMarjan, businessName: 'Nile Lotus' }], 14))
    expect((await screen.findByRole('link', { name: 'Gulf Marjan Petrochem' })).getAttribute('href')).toBe(
      `/seller-details?seller=${gulfMarjan._id}`,
    )
    for (const shown of [
      '14 sellers',
      'Jubail, Saudi Arabia',
      'Verified seller',
      '38 ratings',
      '27 products',
      'within 6 hours',
    ]) {
      expect(screen.getByText(shown)).toBeDefined()
    }
    await userEvent.click(screen.getByRole('button', { name: 'Page 2' }))
    expect(await screen.findByRole('link', { name: 'Nile Lotus' })).toBeDefined()
  })

  it('can be searched by name, and all be seen again when nobody has it', async () => {
    show(page([gulfMarjan], 1), page([], 0), page([gulfMarjan], 1))
    await screen.findByRole('link', { name: 'Gulf Marjan Petrochem' })
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search the sellers' }), 'xyz{Enter}')
    expect(await screen.findByText('No seller by that name')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Show all sellers' }))
    expect(await screen.findByRole('link', { name: 'Gulf Marjan Petrochem' })).toBeDefined()
  })

  it('may not be there yet', async () => {
    show(page([], 0))
    expect(await screen.findByText('No sellers yet')).toBeDefined()
  })

  it('are refused with the server’s reason', async () => {
    show(refuse)
    expect(within(await screen.findByRole('alert')).getByText('That name is too long')).toBeDefined()
  })

  it('can be asked for again when nobody answers', async () => {
    show(loseConnection, page([gulfMarjan], 1))
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('1 seller')).toBeDefined()
  })
})

import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Link } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fromPromise } from 'xstate'
import { sellerListMachine } from '#src/machines/catalogue/seller-list.machine.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { gulfMarjan } from '#tests/support/catalogue-fixtures.ts'
import { type Answers, answered, never, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { SellerAllScreen } from './seller-all-screen.tsx'

const page = (sellers: readonly (typeof gulfMarjan)[], total: number) => () => ({
  read: { results: { sellers, total }, items: sellers, total },
})
const refuse = failWith(rejected(422, 'That name is too long'))
const loseConnection = failWith(unreachable)
const show = (address: string, ...reading: Answers) =>
  renderScreen(<SellerAllScreen />, { address, machines: [answered(sellerListMachine, { reading })] })

beforeEach(() => putTexts('en'))
afterEach(cleanup)

describe('the sellers', () => {
  it('are on their way', () => {
    show('/seller-all', never)
    expect(screen.getByText('Loading the sellers…')).toBeDefined()
  })

  it('are shown with place, rating and what they offer, page by page', async () => {
    show('/seller-all', page([gulfMarjan], 14), page([{ ...gulfMarjan, businessName: 'Nile Lotus' }], 14))
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

  it('are searched by name in the address', async () => {
    const { emitted } = show('/seller-all', page([gulfMarjan], 1))
    await screen.findByRole('link', { name: 'Gulf Marjan Petrochem' })
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search the sellers' }), ' gulf {Enter}')
    expect(emitted).toEqual([{ type: 'navigate', to: '/seller-all?search=gulf' }])
  })

  it('are those that the address names, and others when it names another', async () => {
    const asked: unknown[] = []
    const reading = fromPromise<unknown, { asked: unknown }>(({ input }) => {
      asked.push(input.asked)
      return Promise.resolve(page([gulfMarjan], 1)())
    })
    // The list's own type of what it reads is not exported.
    const machine = sellerListMachine.provide({ actors: { reading: reading as never } })
    renderScreen(
      <>
        <Link to="/seller-all?search=nile">Another</Link>
        <SellerAllScreen />
      </>,
      { address: '/seller-all?search=gulf', machines: [machine] },
    )
    await screen.findByRole('link', { name: 'Gulf Marjan Petrochem' })
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search the sellers' }).value).toBe('gulf')
    await userEvent.click(screen.getByRole('link', { name: 'Another' }))
    expect(asked).toEqual([
      { query: { search: 'gulf' }, page: 1, pageSize: 12 },
      { query: { search: 'nile' }, page: 1, pageSize: 12 },
    ])
  })

  it('can all be seen again when nobody has the name', async () => {
    const { emitted } = show('/seller-all?search=xyz', page([], 0))
    expect(await screen.findByText('No seller by that name')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Show all sellers' }))
    expect(emitted).toEqual([{ type: 'navigate', to: '/seller-all' }])
  })

  it('may not be there yet', async () => {
    show('/seller-all', page([], 0))
    expect(await screen.findByText('No sellers yet')).toBeDefined()
  })

  it('are refused with the server’s reason', async () => {
    show('/seller-all', refuse)
    expect(within(await screen.findByRole('alert')).getByText('That name is too long')).toBeDefined()
  })

  it('can be asked for again when nobody answers', async () => {
    show('/seller-all', loseConnection, page([gulfMarjan], 1))
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('1 seller')).toBeDefined()
  })
})

import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { searchPanelMachine } from '#src/machines/search/search-panel.machine.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { failWith, unreachable } from '#tests/support/actor-events.ts'
import { acetoneEntry, acetoneFound } from '#tests/support/event-fixtures/search-panel.ts'
import { acetoneCard, gulfMarjan } from '#tests/support/catalogue-fixtures.ts'
import { type Answers, answered, never, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { SearchForm } from './search-form.tsx'

const benzene = { ...acetoneEntry, _id: `${acetoneEntry._id}2`, keyword: 'benzene' }
const gone = () => ({ message: 'Gone.' })

function Place() {
  const { pathname, search } = useLocation()
  return <p>{pathname + search}</p>
}

function show(answers: Record<string, Answers> = {}) {
  const machine = answered(searchPanelMachine, {
    searching: [() => acetoneFound],
    remembering: [() => [acetoneEntry, benzene]],
    deleting: [gone],
    clearing: [gone],
    ...answers,
  })
  const page = (
    <>
      <SearchForm />
      <button type="button">Elsewhere</button>
      <Place />
    </>
  )
  return renderScreen(page, { machines: [machine] })
}

const signIn = () => sessionStore.set({ token: 't' })
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search the chemicals' })
const panel = () => screen.findByRole('group', { name: 'Search' }, { timeout: 5_000 })
const option = (name: RegExp) => screen.findByRole('option', { name }, { timeout: 3_000 })
const expectText = async (expected: string | RegExp) =>
  expect(await screen.findByText(expected, {}, { timeout: 3_000 })).not.toBe(null)
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')
const expectClosed = () => waitFor(() => expect(box().getAttribute('aria-expanded')).toBe('false'))

beforeEach(() => putTexts('en'))
afterEach(() => {
  cleanup()
  act(() => sessionStore.set({ token: null }))
})

describe('the search panel', () => {
  it('opens under the box with two tabs for a visitor', async () => {
    show()
    await userEvent.click(box())
    const tabs = within(await panel()).getAllByRole('tab')
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Products', 'Seller'])
  })

  it('shows products and sellers for what is typed, and says how many', async () => {
    show()
    await userEvent.type(box(), 'acetone')
    expect((await option(/Acetone/)).getAttribute('href')).toBe(`/product-details?product=${acetoneCard._id}`)
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Found: 1 product, 1 seller.'))
    await userEvent.click(screen.getByRole('tab', { name: 'Seller' }))
    expect((await option(/Gulf Marjan/)).getAttribute('href')).toBe(`/seller-details?seller=${gulfMarjan._id}`)
  })

  it('says so when nothing is found, and offers to post a requirement', async () => {
    show({ searching: [() => ({ products: [], sellers: [], corrected: false, of: 'xyz' })] })
    await userEvent.type(box(), 'xyz')
    await expectText('No results found')
    expect(screen.getByRole('link', { name: 'Post a requirement' }).getAttribute('href')).toBe('/product-requirement-post')
  })

  it('says that what was found only comes near', async () => {
    show({ searching: [() => ({ ...acetoneFound, corrected: true, of: 'acetnoe' })] })
    await userEvent.type(box(), 'acetnoe')
    await expectText(/Nothing matches “acetnoe” exactly/)
  })

  it('says that it is searching while the answer is awaited', async () => {
    show({ searching: [never] })
    await userEvent.type(box(), 'acetone')
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Searching…'))
  })

  it('offers to try again when the marketplace cannot be reached', async () => {
    let reachable = false
    show({ searching: [() => (reachable ? acetoneFound : failWith(unreachable)())] })
    await userEvent.type(box(), 'acetone')
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 3_000 })
    reachable = true
    await userEvent.click(again)
    expect((await option(/Acetone/)).textContent).toContain('67-64-1')
  })

  it('is walked through with the arrow keys while the focus stays in the box, and Enter opens what was reached', async () => {
    show()
    await userEvent.type(box(), 'acetone')
    const product = await option(/Acetone/)
    await userEvent.keyboard('{ArrowDown}')
    expect([active(), product.getAttribute('aria-selected'), document.activeElement]).toEqual([product, 'true', box()])
    await userEvent.keyboard('{Enter}')
    await expectText('/product-details')
    await expectClosed()
  })

  it('leads to the list of all products when Enter is pressed in the text', async () => {
    show()
    await userEvent.type(box(), 'acetone')
    await option(/Acetone/)
    await userEvent.keyboard('{Enter}')
    expect(screen.getByText('/product-filter?search=acetone')).not.toBe(null)
  })

  it('leads to the list of sellers from their tab, by Enter and by its last row', async () => {
    show()
    await userEvent.type(box(), ' gulf ')
    await userEvent.click(screen.getByRole('tab', { name: 'Seller' }))
    expect((await option(/All sellers for/)).getAttribute('href')).toBe('/seller-all?search=acetone')
    await userEvent.type(box(), '{Enter}')
    expect(screen.getByText('/seller-all?search=gulf')).not.toBe(null)
    await expectClosed()
  })

  it.each([
    ['a click beside it', () => userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its cross', () => userEvent.click(screen.getByRole('button', { name: 'Close the search' }))],
  ])('is closed by %s and opened again by the arrow key', async (_, close) => {
    show()
    await userEvent.click(box())
    await panel()
    await close()
    await expectClosed()
    expect(screen.queryByRole('group', { name: 'Search' })).toBe(null)
    act(() => box().focus())
    await userEvent.keyboard('{ArrowDown}')
    await panel()
  })
})

describe('the history', () => {
  it('is what a member sees first when there is no text', async () => {
    signIn()
    show()
    await userEvent.click(box())
    const grid = await screen.findByRole('grid', { name: 'History' })
    expect(within(grid).getAllByRole('row').length).toBe(2)
    expect(screen.getByRole('tab', { name: 'History' }).getAttribute('aria-selected')).toBe('true')
  })

  it('searches again for the one that is picked', async () => {
    signIn()
    show()
    await userEvent.click(box())
    await userEvent.click(await screen.findByRole('button', { name: 'acetone' }))
    await option(/Acetone/)
    expect(box().value).toBe('acetone')
  })

  it('asks before it deletes one, which the keyboard reaches beside the search', async () => {
    signIn()
    const { emitted } = show()
    await userEvent.click(box())
    await screen.findByRole('grid')
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}')
    const dialog = screen.getByRole('alertdialog', { name: 'Are you sure?' })
    expect(within(dialog).getByText('acetone')).not.toBe(null)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'acetone' })).toBe(null))
    expect(emitted).toEqual([{ type: 'toast', tone: 'success', text: { message: 'Gone.' } }])
  })

  it('is empty after all of it was deleted', async () => {
    signIn()
    show()
    await userEvent.click(box())
    await userEvent.click(await screen.findByRole('button', { name: 'Delete all' }))
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    await expectText('No search history found')
  })
})

import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { Link, MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { putTexts } from '#tests/support/texts.ts'
import { routeOf } from './routes.ts'
import { useArrival } from './use-arrival.ts'

/** Pages whose heading is another element once `arrive` is pressed, as that of an order is when it has been read. */
function Pages() {
  const { pathname } = useLocation()
  const [arrived, setArrived] = useState(false)
  useArrival(routeOf(pathname))
  return (
    <>
      <Link to="/faqs">Go</Link>
      <button type="button" onClick={() => setArrived(true)}>
        Arrive
      </button>
      <main>{arrived ? <h1 key="ready">Order 7</h1> : <h1 key="waiting">Order</h1>}</main>
    </>
  )
}

beforeEach(async () => {
  await putTexts('en')
  vi.spyOn(window, 'scrollTo').mockReturnValue(undefined)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

async function openPage() {
  render(
    <MemoryRouter>
      <Pages />
    </MemoryRouter>,
  )
  await act(async () => {
    fireEvent.click(screen.getByRole('link', { name: 'Go' }))
  })
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Order' }))
}
const arrive = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Arrive' })))

it('moves the focus on to the heading that the page has once its data is there', async () => {
  await openPage()
  await arrive()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Order 7' })))
})

it('leaves the focus of whoever has gone on before the data came', async () => {
  await openPage()
  const link = screen.getByRole('link', { name: 'Go' })
  act(() => link.focus())
  await arrive()
  expect(document.activeElement).toBe(link)
})

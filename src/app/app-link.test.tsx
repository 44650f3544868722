import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { productDetailsAddress } from '#src/lib/paths.ts'
import type { LinkProps } from '#src/ui/link.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { AppLink } from './app-link.tsx'

const product = '01936d3e-8a00-7c31-9f3b-0c1d2e3f4a5b'
let place: ReturnType<typeof useLocation>

function Place() {
  place = useLocation()
  return null
}

function show(link: LinkProps) {
  render(
    <MemoryRouter initialEntries={['/seller-all']}>
      <Place />
      <AppLink {...link}>There</AppLink>
    </MemoryRouter>,
  )
  return screen.getByRole('link', { name: 'There' })
}

beforeEach(() => putTexts('en'))
afterEach(cleanup)

describe('a link', () => {
  it('carries the ids for a new tab, and leads without them in this one', async () => {
    const link = show({ href: productDetailsAddress(product) })
    expect(link.getAttribute('href')).toBe(`/product-details?product=${product}`)
    await userEvent.click(link)
    expect([place.pathname, place.search, place.state]).toEqual(['/product-details', '', { chosen: { product } }])
  })

  it('takes its state along', async () => {
    await userEvent.click(show({ href: '/login', state: { from: '/my-order' } }))
    expect(place.state).toEqual({ from: '/my-order', chosen: {} })
  })

  it.each([
    ['with Ctrl', { ctrlKey: true }],
    ['with the middle button', { button: 1 }],
  ])('is left to the browser when pressed %s', (_, press) => {
    const link = show({ href: '/faqs' })
    // The browser's own answer to the press, which jsdom does not have, is what must not be prevented.
    expect(fireEvent.click(link, press)).toBe(true)
    expect(place.pathname).toBe('/seller-all')
  })

  it('is left to the browser when it leads out of the page or to a file', () => {
    const out = show({ href: 'https://example.org/', onClick: (event) => event.preventDefault() })
    fireEvent.click(out)
    cleanup()
    const part = show({ href: '#content', onClick: (event) => event.preventDefault() })
    fireEvent.click(part)
    expect(place.pathname).toBe('/seller-all')
  })

  it('leads nowhere when its owner has taken the press', () => {
    fireEvent.click(show({ href: '/faqs', onClick: (event) => event.preventDefault() }))
    expect(place.pathname).toBe('/seller-all')
  })
})

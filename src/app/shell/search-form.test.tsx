import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { putTexts } from '#tests/support/texts.ts'
import { SearchForm } from './search-form.tsx'

let place: ReturnType<typeof useLocation>

function Place() {
  place = useLocation()
  return null
}

function show(address = '/') {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Place />
      <SearchForm />
    </MemoryRouter>,
  )
}

const box = () => screen.getByRole('combobox', { name: 'Search the chemicals' })

beforeEach(() => putTexts('en'))
afterEach(cleanup)

describe('the search box', () => {
  it('leads to the product list with the text, trimmed', async () => {
    show()
    await userEvent.type(box(), '  acetone & co {Enter}')
    expect(place.pathname + place.search).toBe('/product-filter?search=acetone+%26+co')
  })

  it('says that there must be a text, until one is typed', async () => {
    show()
    await userEvent.type(box(), '  ')
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    expect([screen.getByRole('alert').textContent, place.pathname]).toEqual(['Search input can not be empty !', '/'])
    await userEvent.type(box(), 'a')
    expect(screen.queryByRole('alert')).toBe(null)
  })

  it('shows the text searched for on the product list', () => {
    show('/product-filter?search=acetone')
    expect(box()).toHaveProperty('value', 'acetone')
  })

  it('is empty on every other page', () => {
    show('/seller-all?search=acetone')
    expect(box()).toHaveProperty('value', '')
  })
})

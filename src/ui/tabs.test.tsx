// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Tabs } from './tabs.tsx'

afterEach(cleanup)

function Search() {
  const [selected, setSelected] = useState('products')
  return (
    <Tabs
      label="Results"
      selected={selected}
      onSelect={setSelected}
      tabs={[
        { id: 'products', label: 'Products', panel: 'Acetone' },
        { id: 'sellers', label: 'Sellers', panel: 'Gulf Solvents' },
        { id: 'history', label: 'History', panel: 'toluene' },
      ]}
    />
  )
}

/** The selected tab, the focused element and the panel in view. */
function view() {
  return [
    screen.getByRole('tab', { selected: true }).textContent,
    document.activeElement?.textContent,
    screen.getByRole('tabpanel').textContent,
  ]
}

test('a press shows the panel of its tab, and only that one', async () => {
  render(<Search />)
  await userEvent.click(screen.getByRole('tab', { name: 'Sellers' }))
  expect(view()).toEqual(['Sellers', 'Sellers', 'Gulf Solvents'])
  expect(screen.getByRole('tabpanel', { name: 'Sellers' })).toBeTruthy()
  expect(screen.queryByText('Acetone')).toBe(null)
})

test('the row of tabs is one stop of the keyboard, and arrow keys go round in it', async () => {
  render(<Search />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowLeft}')
  expect(view()).toEqual(['History', 'History', 'toluene'])
  await userEvent.keyboard('{ArrowRight}')
  expect(view()).toEqual(['Products', 'Products', 'Acetone'])
  await userEvent.keyboard('{End}')
  expect(view()).toEqual(['History', 'History', 'toluene'])
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'))
})

test('in a right-to-left page the left arrow goes on', async () => {
  render(
    <div style={{ direction: 'rtl' }}>
      <Search />
    </div>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{ArrowLeft}')
  expect(view()).toEqual(['Sellers', 'Sellers', 'Gulf Solvents'])
})

// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Menu } from './menu.tsx'
import { Popover } from './popover.tsx'

const chosen = vi.fn<(...arguments_: unknown[]) => void>()

beforeEach(() => {
  chosen.mockClear()
})
afterEach(cleanup)

function profileMenu() {
  render(
    <>
      <Menu
        renderTrigger={(props) => <Button {...props}>Account</Button>}
        items={[
          { id: 'profile', label: 'Profile', href: '#profile' },
          { id: 'orders', label: 'Orders', onSelect: () => chosen('orders', document.activeElement?.textContent) },
          { id: 'out', label: 'Sign out', danger: true, onSelect: () => chosen('out') },
        ]}
      />
      <button>After</button>
    </>,
  )
  return screen.getByRole('button', { name: 'Account' })
}

const focused = () => document.activeElement?.textContent

test('a menu opens at its first entry, says so on its button, and is named by it', async () => {
  const button = profileMenu()
  expect([button.getAttribute('aria-expanded'), screen.queryByRole('menu')]).toEqual(['false', null])
  await userEvent.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByRole('menu', { name: 'Account' })).toBeTruthy()
  expect(focused()).toBe('Profile')
})

test('arrow keys go round, Home and End to the ends, a letter to the entry it begins', async () => {
  const button = profileMenu()
  button.focus()
  const places: (string | null | undefined)[] = []
  for (const key of ['{ArrowUp}', '{ArrowDown}', '{ArrowDown}', '{End}', '{Home}', 'o', 's', '{ArrowUp}']) {
    await userEvent.keyboard(key)
    places.push(focused())
  }
  expect(places).toEqual(['Sign out', 'Profile', 'Orders', 'Sign out', 'Profile', 'Orders', 'Sign out', 'Orders'])
})

test('Escape closes the menu and gives the focus back', async () => {
  await userEvent.click(profileMenu())
  await userEvent.keyboard('{Escape}')
  expect([screen.queryByRole('menu'), focused()]).toEqual([null, 'Account'])
})

test('Tab closes the menu and goes on behind its button', async () => {
  await userEvent.click(profileMenu())
  await userEvent.tab()
  expect([screen.queryByRole('menu'), focused()]).toEqual([null, 'After'])
})

test('a press elsewhere closes the menu', async () => {
  await userEvent.click(profileMenu())
  await userEvent.click(document.body)
  expect(screen.queryByRole('menu')).toBe(null)
})

test('an entry is done once, after the focus is back on the button', async () => {
  await userEvent.click(profileMenu())
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(chosen.mock.calls).toEqual([['orders', 'Account']])
  expect(screen.queryByRole('menu')).toBe(null)
})

test('the space bar follows a link of the menu', async () => {
  await userEvent.click(profileMenu())
  await userEvent.keyboard(' ')
  expect([screen.queryByRole('menu'), location.hash]).toEqual([null, '#profile'])
})

test('a choice in a menu tells which one is chosen', async () => {
  render(
    <Menu
      renderTrigger={(props) => <Button {...props}>Language</Button>}
      items={[
        { id: 'en', label: 'English', checked: true, onSelect: () => chosen('en') },
        { id: 'ar', label: 'العربية', lang: 'ar', checked: false, onSelect: () => chosen('ar') },
      ]}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Language' }))
  expect(screen.getByRole('menuitemradio', { name: 'English', checked: true })).toBeTruthy()
  expect(screen.getByRole('menuitemradio', { name: 'العربية', checked: false }).lang).toBe('ar')
})

function Notifications() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Popover
        open={open}
        onOpenChange={setOpen}
        label="Notifications"
        renderTrigger={(props) => <Button {...props}>Bell</Button>}
      >
        <button>Order placed</button>
      </Popover>
      <button>After</button>
    </>
  )
}

test('a panel opens by its button and comes next in the order of the keyboard', async () => {
  render(<Notifications />)
  await userEvent.click(screen.getByRole('button', { name: 'Bell' }))
  expect(screen.getByRole('group', { name: 'Notifications' })).toBeTruthy()
  await userEvent.tab()
  expect(focused()).toBe('Order placed')
})

test('a panel closes by its button, by Escape, by a press elsewhere and when the focus leaves it', async () => {
  render(<Notifications />)
  const bell = screen.getByRole('button', { name: 'Bell' })
  const cases = [
    () => userEvent.click(bell),
    () => userEvent.keyboard('{Escape}'),
    () => userEvent.click(document.body),
    async () => {
      await userEvent.tab()
      await userEvent.tab()
    },
  ]
  for (const close of cases) {
    await userEvent.click(bell)
    expect(screen.queryByRole('group', { name: 'Notifications' })).toBeTruthy()
    await close()
    expect(screen.queryByRole('group', { name: 'Notifications' })).toBe(null)
  }
  expect(focused()).toBe('After')
})

test('Escape inside a panel gives the focus back to its button', async () => {
  render(<Notifications />)
  await userEvent.click(screen.getByRole('button', { name: 'Bell' }))
  await userEvent.tab()
  await userEvent.keyboard('{Escape}')
  expect(focused()).toBe('Bell')
})

function PanelWithDialog() {
  const [open, setOpen] = useState(false)
  const [asking, setAsking] = useState(false)
  return (
    <Popover open={open} onOpenChange={setOpen} label="Saved" renderTrigger={(props) => <Button {...props}>List</Button>}>
      <button onClick={() => setAsking(true)}>Delete</button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Sure?"
        actions={<button onClick={() => chosen('sure')}>Yes</button>}
      />
    </Popover>
  )
}

test('a panel stays while a dialog that was opened from it is answered', async () => {
  render(<PanelWithDialog />)
  await userEvent.click(screen.getByRole('button', { name: 'List' }))
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }))
  expect(chosen.mock.calls).toEqual([['sure']])
  expect(screen.getByRole('group', { name: 'Saved' })).toBeTruthy()
})

// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Button, ButtonLink } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { LinkProvider } from './link.tsx'

afterEach(cleanup)

test('a button in a form does not send it unless told to', async () => {
  const send = vi.fn<(event: React.FormEvent) => void>((event) => event.preventDefault())
  render(
    <form onSubmit={send}>
      <Button>Add a line</Button>
      <Button type="submit">Send</Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Add a line' }))
  expect(send).toHaveBeenCalledTimes(0)
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(send).toHaveBeenCalledTimes(1)
})

test('a busy button takes no press, sends no form, keeps the focus and says what it waits for', async () => {
  const press = vi.fn<() => void>()
  const send = vi.fn<() => void>()
  render(
    <form onSubmit={send}>
      <Button type="submit" busy busyLabel="Sending" onClick={press}>
        Send
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Send Sending', busy: true })
  await userEvent.click(button)
  await userEvent.keyboard('{Enter}')
  expect(press).toHaveBeenCalledTimes(0)
  expect(send).toHaveBeenCalledTimes(0)
  expect(document.activeElement).toBe(button)
})

test('a link that looks like a button goes through the router of the app, with its state', () => {
  render(
    <LinkProvider value={({ state, replace: _replace, ...anchor }) => <a {...anchor} data-state={JSON.stringify(state)} />}>
      <ButtonLink href="/my-order" state={{ id: '7' }}>
        Orders
      </ButtonLink>
    </LinkProvider>,
  )
  const link = screen.getByRole('link', { name: 'Orders' })
  expect([link.getAttribute('href'), link.dataset['state']]).toEqual(['/my-order', '{"id":"7"}'])
})

test('a link without a router is a plain anchor', () => {
  render(<ButtonLink href="/faqs">Questions</ButtonLink>)
  expect(screen.getByRole('link', { name: 'Questions' }).getAttribute('href')).toBe('/faqs')
})

test('an icon button is named by its label, and its count is not read twice', () => {
  render(<IconButton icon="bell" label="Notifications, 3 unread" count="3" />)
  expect(screen.getByRole('button').getAttribute('aria-label')).toBe('Notifications, 3 unread')
  expect(screen.getByText('3').getAttribute('aria-hidden')).toBe('true')
})

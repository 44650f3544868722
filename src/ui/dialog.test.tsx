// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { Drawer } from './drawer.tsx'

afterEach(cleanup)

test('a dialog stands only while it is open, named by its title and described by its text', () => {
  const { rerender } = render(<Dialog open={false} onClose={vi.fn<() => void>()} title="Offer" description="Valid for 30 days" />)
  expect(screen.queryByRole('dialog')).toBe(null)
  rerender(<Dialog open onClose={vi.fn<() => void>()} title="Offer" description="Valid for 30 days" />)
  const dialog = screen.getByRole('dialog', { name: 'Offer' })
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Valid for 30 days')
})

test('the cross asks to close', async () => {
  const onClose = vi.fn<() => void>()
  render(<Dialog open onClose={onClose} title="Offer" closeLabel="Close" />)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('Escape, which the browser tells as cancel, asks to close and leaves the closing to the owner', () => {
  const onClose = vi.fn<() => void>()
  render(<Dialog open onClose={onClose} title="Offer" />)
  const stillGoing = fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  expect([stillGoing, onClose.mock.calls.length]).toEqual([false, 1])
})

test('a file picker put away inside does not close the dialog', () => {
  const onClose = vi.fn<() => void>()
  render(
    <Dialog open onClose={onClose} title="Document">
      <input type="file" aria-label="File" />
    </Dialog>,
  )
  fireEvent(screen.getByLabelText('File'), new Event('cancel', { bubbles: true }))
  expect(onClose).toHaveBeenCalledTimes(0)
})

test('a press beside a dialog asks to close, a selection dragged out of it does not', async () => {
  const onClose = vi.fn<() => void>()
  render(
    <Dialog open onClose={onClose} title="Offer">
      <p>Price</p>
    </Dialog>,
  )
  const backdrop = screen.getByRole('dialog')
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: screen.getByText('Price') },
    { keys: '[/MouseLeft]', target: backdrop },
  ])
  fireEvent.click(backdrop)
  expect(onClose).toHaveBeenCalledTimes(0)
  await userEvent.click(backdrop)
  expect(onClose).toHaveBeenCalledTimes(1)
})

function confirmation(props: { onConfirm: () => void; onCancel: () => void; busy?: boolean }) {
  return (
    <ConfirmDialog
      open
      title="Are you sure?"
      description="For good."
      confirmLabel="Delete"
      cancelLabel="Cancel"
      danger
      {...props}
    />
  )
}

test('a confirmation is an alert, and a press beside it decides nothing', async () => {
  const onConfirm = vi.fn<() => void>()
  const onCancel = vi.fn<() => void>()
  render(confirmation({ onConfirm, onCancel }))
  await userEvent.click(screen.getByRole('alertdialog', { name: 'Are you sure?' }))
  expect([onConfirm.mock.calls, onCancel.mock.calls]).toEqual([[], []])
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 0])
})

test('a confirmation on its way can be neither repeated nor left', async () => {
  const onConfirm = vi.fn<() => void>()
  const onCancel = vi.fn<() => void>()
  render(confirmation({ onConfirm, onCancel, busy: true }))
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }))
  expect([onConfirm.mock.calls, onCancel.mock.calls]).toEqual([[], []])
})

test('a drawer is a dialog with a title and a way out', async () => {
  const onClose = vi.fn<() => void>()
  render(
    <Drawer open onClose={onClose} title="Filters" closeLabel="Close">
      <p>Grade</p>
    </Drawer>,
  )
  expect(screen.getByRole('dialog', { name: 'Filters' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('a form in a dialog does not send the form its owner stands in', async () => {
  const inner = vi.fn<(event: React.FormEvent) => void>((event) => event.preventDefault())
  const outer = vi.fn<() => void>()
  render(
    <form onSubmit={outer}>
      <Dialog open onClose={vi.fn<() => void>()} title="Address">
        <form onSubmit={inner}>
          <button>Save</button>
        </form>
      </Dialog>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect([inner.mock.calls.length, outer.mock.calls.length]).toEqual([1, 0])
})

test('the focus goes to the first field, whatever can be pressed above it', () => {
  render(
    <Dialog open onClose={vi.fn<() => void>()} title="Authenticator app">
      <button type="button">Copy the key</button>
      <input aria-label="Code" />
      <input aria-label="Name" />
    </Dialog>,
  )
  expect(document.activeElement).toBe(screen.getByLabelText('Code'))
})

// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Accordion } from './accordion.tsx'
import { Chip, RemovableChip } from './chip.tsx'
import { CopyButton } from './copy-button.tsx'
import { ErrorState } from './error-state.tsx'
import { Notice } from './notice.tsx'
import { Progress } from './progress.tsx'
import { RatingInput } from './rating-input.tsx'
import { RatingStars } from './rating-stars.tsx'
import { SkeletonGroup } from './skeleton.tsx'
import { Table } from './table.tsx'
import { Timeline } from './timeline.tsx'

afterEach(cleanup)

test('a failure is announced and offers another try', async () => {
  const onRetry = vi.fn<() => void>()
  render(
    <ErrorState title="No answer" onRetry={onRetry} retryLabel="Try again">
      Check the connection.
    </ErrorState>,
  )
  expect(screen.getByRole('alert').textContent).toBe('No answerCheck the connection.Try again')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('a notice is announced when it is an answer, and not when it stood there from the start', () => {
  const { rerender } = render(<Notice tone="error">Declined</Notice>)
  expect(screen.getByRole('alert').textContent).toBe('Declined')
  rerender(<Notice tone="success">Sent</Notice>)
  expect(screen.getByRole('status').textContent).toBe('Sent')
  rerender(<Notice tone="warning">Old data sheet</Notice>)
  expect([screen.queryByRole('alert'), screen.queryByRole('status')]).toEqual([null, null])
})

test('a notice can be put away', async () => {
  const onDismiss = vi.fn<() => void>()
  render(
    <Notice onDismiss={onDismiss} dismissLabel="Dismiss">
      New prices
    </Notice>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(onDismiss).toHaveBeenCalledTimes(1)
})

test('skeletons say once, in words, that something is loading', () => {
  render(<SkeletonGroup label="Loading products">…</SkeletonGroup>)
  expect(screen.getByRole('status').textContent).toBe('Loading products…')
})

test('progress tells its value in words and can be called off', async () => {
  const onCancel = vi.fn<() => void>()
  render(<Progress label="Upload" value={0.4} valueText="40 %" onCancel={onCancel} cancelLabel="Stop" />)
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Upload' })
  expect([bar.value, bar.max, bar.getAttribute('aria-valuetext')]).toEqual([0.4, 1, '40 %'])
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  expect(onCancel).toHaveBeenCalledTimes(1)
})

test('progress of unknown length has no value', () => {
  render(<Progress label="Reading" />)
  expect(screen.getByRole('progressbar', { name: 'Reading' }).hasAttribute('value')).toBe(false)
})

test('copying puts the text on the clipboard and says so', async () => {
  const user = userEvent.setup()
  render(<CopyButton text="67-64-1" label="Copy" copiedLabel="Copied" failedLabel="Not copied" />)
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await screen.findByText('Copied')).toBe(screen.getByRole('status').firstElementChild ?? screen.getByRole('status'))
  expect(await navigator.clipboard.readText()).toBe('67-64-1')
})

test('a clipboard that refuses is told as a failure', async () => {
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  render(<CopyButton text="67-64-1" label="Copy" copiedLabel="Copied" failedLabel="Not copied" />)
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect((await screen.findByText('Not copied')).getAttribute('role')).toBe('status')
})

test('a rating is one picture with words', () => {
  render(<RatingStars value={4.3} label="4.3 of 5" />)
  expect(screen.getByRole('img', { name: '4.3 of 5' })).toBeTruthy()
})

test('a rating is given by one of five radio buttons', async () => {
  const onChange = vi.fn<(stars: number) => void>()
  render(
    <RatingInput
      name="stars"
      label="Your rating"
      value={3}
      onChange={onChange}
      starLabel={(stars) => `${stars} stars`}
      error="Choose"
    />,
  )
  expect(screen.getByRole('radiogroup', { name: 'Your rating' }).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('radio', { checked: true }).getAttribute('aria-label')).toBe('3 stars')
  await userEvent.click(screen.getByRole('radio', { name: '5 stars' }))
  expect(onChange.mock.calls).toEqual([[5]])
})

test('a chip is on or off, a removable one goes', async () => {
  const onToggle = vi.fn<() => void>()
  const onRemove = vi.fn<() => void>()
  render(
    <>
      <Chip selected onToggle={onToggle}>
        Verified
      </Chip>
      <RemovableChip removeLabel="Remove Solvents" onRemove={onRemove}>
        Solvents
      </RemovableChip>
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Verified', pressed: true }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove Solvents' }))
  expect([onToggle.mock.calls.length, onRemove.mock.calls.length]).toEqual([1, 1])
})

test('parts that exclude each other share a name, others have none', () => {
  const items = [
    { id: 'a', title: 'Grades', content: 'Three', open: true },
    { id: 'b', title: 'Packing', content: 'Drums' },
  ]
  const { rerender } = render(<Accordion items={items} exclusive />)
  const names = () =>
    screen.getAllByRole<HTMLDetailsElement>('group').map((part) => [part.getAttribute('name') !== null, part.open])
  expect(names()).toEqual([
    [true, true],
    [true, false],
  ])
  rerender(<Accordion items={items} />)
  expect(names()).toEqual([
    [false, true],
    [false, false],
  ])
})

test('a table names its rows and cells also where its look is that of cards', () => {
  render(
    <Table
      caption="Orders"
      columns={[
        { id: 'number', header: 'Order', rowHeader: true, cell: (row: { id: string; total: string }) => row.id },
        { id: 'total', header: 'Total', align: 'end', cell: (row) => row.total },
      ]}
      rows={[{ id: 'KM-1', total: '$5.00' }]}
      rowKey={(row) => row.id}
    />,
  )
  expect(screen.getByRole('table', { name: 'Orders' })).toBeTruthy()
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual(['Order', 'Total'])
  expect(screen.getByRole('rowheader', { name: 'KM-1' })).toBeTruthy()
  expect(screen.getByRole('cell', { name: '$5.00' })).toBeTruthy()
})

test('a timeline marks where it is and says each state in words', () => {
  render(
    <Timeline
      label="Delivery"
      steps={[
        { id: '1', state: 'done', stateLabel: 'done', title: 'Placed' },
        { id: '2', state: 'current', stateLabel: 'current', title: 'In transit' },
      ]}
    />,
  )
  expect(screen.getAllByRole('listitem').map((step) => [step.textContent, step.getAttribute('aria-current')])).toEqual([
    ['Placed, done', null],
    ['In transit, current', 'step'],
  ])
})

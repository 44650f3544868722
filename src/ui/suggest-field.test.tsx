import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { SuggestField } from './suggest-field.tsx'

afterEach(cleanup)

function show(options: readonly string[]) {
  const told = {
    onType: vi.fn<(text: string) => void>(),
    onChoose: vi.fn<(option: string) => void>(),
    onDismiss: vi.fn<() => void>(),
  }
  render(<SuggestField label="Place" options={options} countLabel={`${options.length} places`} {...told} />)
  return { ...told, box: screen.getByRole<HTMLInputElement>('combobox', { name: 'Place' }) }
}

const places = ['Jubail, Saudi Arabia', 'Juba, South Sudan']

test('without anything to offer it is a plain box, closed', () => {
  const { box } = show([])
  expect([box.getAttribute('aria-expanded'), screen.queryByRole('option')]).toEqual(['false', null])
})

test('each letter is told', async () => {
  const { box, onType } = show([])
  await userEvent.type(box, 'Ju')
  expect(onType.mock.calls).toEqual([['J'], ['Ju']])
})

test('the arrows walk through the list and back to the box, Enter takes what is marked', async () => {
  const { box, onChoose } = show(places)
  const marked = () => document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent
  await userEvent.type(box, '{ArrowDown}{ArrowDown}')
  expect(marked()).toBe('Juba, South Sudan')
  await userEvent.type(box, '{ArrowDown}')
  expect(marked()).toBe(undefined)
  await userEvent.type(box, '{ArrowUp}{Enter}')
  expect([onChoose.mock.calls, box.value]).toEqual([[['Juba, South Sudan']], 'Juba, South Sudan'])
})

test('a press takes an option, and the focus stays', async () => {
  const { box, onChoose, onDismiss } = show(places)
  await userEvent.click(box)
  await userEvent.click(screen.getByRole('option', { name: 'Jubail, Saudi Arabia' }))
  expect([onChoose.mock.calls, document.activeElement, onDismiss.mock.calls]).toEqual([[['Jubail, Saudi Arabia']], box, []])
})

test('Escape puts the list away, and so does leaving the box', async () => {
  const { box, onDismiss } = show(places)
  await userEvent.type(box, '{Escape}')
  expect(onDismiss).toHaveBeenCalledTimes(1)
  await userEvent.tab()
  expect(onDismiss).toHaveBeenCalledTimes(2)
})

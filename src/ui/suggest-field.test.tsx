import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { SuggestField } from './suggest-field.tsx'

afterEach(cleanup)

function show(options: readonly string[]) {
  const onType = vi.fn<(text: string) => void>()
  const onChoose = vi.fn<(option: string) => void>()
  const onDismiss = vi.fn<() => void>()
  function Form({ offered }: { offered: readonly string[] }) {
    const [value, setValue] = useState('')
    return (
      <SuggestField
        label="Place"
        value={value}
        options={offered}
        countLabel={`${offered.length} places`}
        onType={(text) => {
          setValue(text)
          onType(text)
        }}
        onChoose={(option) => {
          setValue(option)
          onChoose(option)
        }}
        onDismiss={onDismiss}
      />
    )
  }
  const { rerender } = render(<Form offered={options} />)
  const offer = (others: readonly string[]) => rerender(<Form offered={others} />)
  return { offer, onType, onChoose, onDismiss, box: screen.getByRole<HTMLInputElement>('combobox', { name: 'Place' }) }
}

const active = (box: HTMLElement) => document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent

const places = ['Jubail, Saudi Arabia', 'Juba, South Sudan']

test('without anything to offer it is a plain box, closed', () => {
  const { box } = show([])
  expect([box.getAttribute('aria-expanded'), screen.queryByRole('option')]).toEqual(['false', null])
})

test('each letter is passed on', async () => {
  const { box, onType } = show([])
  await userEvent.type(box, 'Ju')
  expect(onType.mock.calls).toEqual([['J'], ['Ju']])
})

test('the arrows walk through the list and back to the box, Enter takes what is marked', async () => {
  const { box, onChoose } = show(places)
  await userEvent.type(box, '{ArrowDown}{ArrowDown}')
  expect(active(box)).toBe('Juba, South Sudan')
  await userEvent.type(box, '{ArrowDown}')
  expect(active(box)).toBe(undefined)
  await userEvent.type(box, '{ArrowUp}{Enter}')
  expect([onChoose.mock.calls, box.value]).toEqual([[['Juba, South Sudan']], 'Juba, South Sudan'])
})

test('what is marked is so no more once another list is offered, and Enter then takes nothing', async () => {
  const { box, offer, onChoose } = show(places)
  await userEvent.type(box, '{ArrowDown}')
  offer(['Mecca, Saudi Arabia', 'Medina, Saudi Arabia'])
  expect(active(box)).toBe(undefined)
  await userEvent.type(box, '{Enter}')
  expect(onChoose.mock.calls).toEqual([])
  await userEvent.type(box, '{ArrowDown}')
  expect(active(box)).toBe('Mecca, Saudi Arabia')
})

test('what is marked is so no more once more is typed, though the same list is offered', async () => {
  const { box, onChoose } = show(places)
  await userEvent.type(box, '{ArrowDown}J')
  expect(active(box)).toBe(undefined)
  await userEvent.type(box, '{Enter}')
  expect(onChoose.mock.calls).toEqual([])
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

test('Home and End go to the first and the last option once one is active, and belong to the text before', async () => {
  const { box } = show(places)
  await userEvent.type(box, '{End}{Home}')
  expect(active(box)).toBe(undefined)
  await userEvent.type(box, '{ArrowDown}{End}')
  expect(active(box)).toBe('Juba, South Sudan')
  await userEvent.type(box, '{Home}')
  expect(active(box)).toBe('Jubail, Saudi Arabia')
})

test('the arrow key asks again for a list that is closed', async () => {
  const { box, onType } = show([])
  await userEvent.type(box, 'J{ArrowDown}')
  expect(onType.mock.calls).toEqual([['J'], ['J']])
})

test('the keys of an input method that composes a text choose and close nothing', async () => {
  const { box, onChoose, onDismiss } = show(places)
  await userEvent.type(box, '{ArrowDown}')
  for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
    fireEvent.keyDown(box, { key: 'Enter', isComposing: composing.isComposing, keyCode: composing.keyCode })
  }
  fireEvent.keyDown(box, { key: 'Escape', isComposing: true })
  expect([active(box), onChoose.mock.calls, onDismiss.mock.calls]).toEqual(['Jubail, Saudi Arabia', [], []])
})

test('a press beside it closes the list, also where it moves no focus', async () => {
  const { onDismiss } = show(places)
  fireEvent.pointerDown(document.body)
  expect(onDismiss).toHaveBeenCalledTimes(1)
})

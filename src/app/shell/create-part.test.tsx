import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { putTexts } from '#tests/support/texts.ts'
import { createPart } from './create-part.tsx'

beforeEach(() => putTexts('en'))
afterEach(cleanup)

const Greeting = ({ name }: { name: string }) => <p>Welcome, {name}</p>

it('waits for its code, and stands there at once when it is opened again', async () => {
  let loads = 0
  const Part = createPart(() => {
    loads += 1
    return Promise.resolve(Greeting)
  })
  const view = render(<Part name="Amina" />)
  expect(screen.getByText('Loading…')).toBeDefined()
  expect(await screen.findByText('Welcome, Amina')).toBeDefined()
  view.unmount()
  render(<Part name="Rafiq" />)
  expect([screen.getByText('Welcome, Rafiq').tagName, loads]).toEqual(['P', 1])
})

it('says that it cannot be had, and tries again when asked', async () => {
  let reachable = false
  const Part = createPart(() => (reachable ? Promise.resolve(Greeting) : Promise.reject(new Error('No such file'))))
  render(<Part name="Amina" />)
  const again = await screen.findByRole('button', { name: 'Try again' })
  reachable = true
  await userEvent.click(again)
  expect(await screen.findByText('Welcome, Amina')).toBeDefined()
  expect(screen.queryByRole('alert')).toBe(null)
})

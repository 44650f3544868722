import { screen } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { putTexts } from '#tests/support/texts.ts'
import { confirmIdentity } from './step-up.tsx'

// The dialog draws itself in a root of its own, which no test has begun and none can wait for by `act`.
beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false))
afterAll(() => void vi.unstubAllGlobals())
beforeEach(() => putTexts('en'))

const cancel = async () => (await screen.findByRole('button', { name: 'Cancel' })).click()

it('asks once for calls that are refused at the same time, and anew for the next', async () => {
  const calls = [confirmIdentity({ kinds: ['password'] }), confirmIdentity({ kinds: ['password'] })]
  expect((await screen.findAllByRole('alertdialog', { name: 'Confirm that it is you' })).length).toBe(1)
  await cancel()
  expect(await Promise.all(calls)).toEqual([false, false])
  const next = confirmIdentity({ kinds: ['password'] })
  await cancel()
  expect(await next).toBe(false)
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBe(null))
})

it('asks for a mailed code where the browser is new to the account', async () => {
  const call = confirmIdentity({ kinds: ['mailedCode'] })
  await screen.findByRole('alertdialog', { name: 'Confirm this browser' })
  expect(screen.getByRole('button', { name: 'Send the code' })).toBeDefined()
  await cancel()
  expect(await call).toBe(false)
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBe(null))
})

it('closes with the page that is left', async () => {
  const call = confirmIdentity({ kinds: ['password'] })
  await screen.findByRole('alertdialog')
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(await call).toBe(false)
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBe(null))
})

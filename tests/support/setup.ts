import { afterEach, beforeEach, vi } from 'vitest'

// A console error of a library is a defect; it fails the test.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...complaint: unknown[]) => {
    throw new Error(`console.error: ${complaint.map(String).join(' ')}`)
  })
})

// Each test starts with an empty tab session.
afterEach(() => {
  if ('sessionStorage' in globalThis) sessionStorage.clear()
})

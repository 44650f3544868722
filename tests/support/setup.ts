import { afterEach, beforeEach, vi } from 'vitest'

// A library that complains on the console found a defect; a test that lets it pass would hide it.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...complaint: unknown[]) => {
    throw new Error(`console.error: ${complaint.map(String).join(' ')}`)
  })
})

// Each test sits down at a new tab, where nobody has typed anything yet.
afterEach(() => {
  if ('sessionStorage' in globalThis) sessionStorage.clear()
})

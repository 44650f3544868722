import { expect, it } from 'vitest'

/** The one file that Vitest is given; its runner runs all others before it comes to this one. */
it('has been served', () => {
  expect(true).toBe(true)
})

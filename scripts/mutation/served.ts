import { expect, it } from 'vitest'

/** The one file given to Vitest; its runner runs all others first. */
it('has been served', () => expect(true).toBe(true))

import { configure } from '@testing-library/react'
import { afterAll } from 'vitest'
import { sessionStore } from '#src/session/session-store.ts'

// Parts of a page are loaded on demand, in tests, too: the first use waits for the code.
configure({ asyncUtilTimeout: 5_000 })

// The next file of the process begins with nobody signed in.
afterAll(() => sessionStore.forgetPerson())

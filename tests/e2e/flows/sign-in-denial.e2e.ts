import { describe } from 'vitest'
import { testFlow } from './drive-flow.ts'
import { signInDenialDriver } from './sign-in-denial-driver.ts'

describe('a sign-in that was somebody else’s', () => testFlow(signInDenialDriver, ['en'], ['ar']))

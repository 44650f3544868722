import { describe } from 'vitest'
import { testFlow } from './drive-flow.ts'
import { signInDriver } from './sign-in-driver.ts'

describe('signing in', () => testFlow(signInDriver, ['en']))

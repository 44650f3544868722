import { describe } from 'vitest'
import { testFlow } from './drive-flow.ts'
import { signInConfirmationDriver } from './sign-in-confirmation-driver.ts'

describe('the second step of a sign-in', () => testFlow(signInConfirmationDriver, ['en']))

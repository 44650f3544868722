import { describe } from 'vitest'
import { testFlow } from './drive-flow.ts'
import { identityConfirmationDriver } from './identity-confirmation-driver.ts'

describe('the confirmation of an identity', () => testFlow(identityConfirmationDriver, ['en']))

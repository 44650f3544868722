import { describe } from 'vitest'
import { testFlow } from './drive-flow.ts'
import { passwordResetDriver } from './password-reset-driver.ts'

describe('a forgotten password', () => testFlow(passwordResetDriver, ['en'], ['ar']))

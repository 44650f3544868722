import { describe } from 'vitest'
import { testFlow } from './drive-flow.ts'
import { loginGateDriver } from './login-gate-driver.ts'

describe('the login gate', () => testFlow(loginGateDriver, ['en', 'ar']))

import { describe } from 'vitest'
import { testFlow } from './drive-flow.ts'
import { accountSwitchDriver } from './account-switch-driver.ts'

describe('the change of sides', () => testFlow(accountSwitchDriver, ['en', 'ar']))

import { describe } from 'vitest'
import { testFlow } from './drive-flow.ts'
import { logoutDriver } from './logout-driver.ts'

describe('signing out', () => testFlow(logoutDriver, ['en']))

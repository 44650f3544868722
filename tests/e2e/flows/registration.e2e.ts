import { describe } from 'vitest'
import { testFlow } from './drive-flow.ts'
import { registrationDriver } from './registration-driver.ts'

describe('registration', () => testFlow(registrationDriver, ['en']))

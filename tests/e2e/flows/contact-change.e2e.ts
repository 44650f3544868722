import { describe } from 'vitest'
import { contactChangeDriver } from './contact-change-driver.ts'
import { testFlow } from './drive-flow.ts'

describe('being reached elsewhere', () => testFlow(contactChangeDriver, ['en']))

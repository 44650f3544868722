import { describe } from 'vitest'
import { testFlow } from './drive-flow.ts'
import { sessionsDriver } from './sessions-driver.ts'

describe('signing a device out', () => testFlow(sessionsDriver, ['en']))

import { describe } from 'vitest'
import { testFlow } from './drive-flow.ts'
import { incomingCallDriver } from './incoming-call-driver.ts'

describe('being called', () => testFlow(incomingCallDriver, ['en']))

import { describe } from 'vitest'
import { testFlow } from './drive-flow.ts'
import { openRequestsDriver } from './open-requests-driver.ts'

describe('counting what is still open', () => testFlow(openRequestsDriver, ['en'], ['ar']))

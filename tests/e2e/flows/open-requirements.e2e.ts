import { describe } from 'vitest'
import { testFlow } from './drive-flow.ts'
import { openRequestsDriver } from './open-requirements-driver.ts'

describe('counting what is still open', () => testFlow(openRequestsDriver, ['en'], ['ar']))

import { describe } from 'vitest'
import { callFlowDriver } from './call-flow-driver.ts'
import { testFlow } from './drive-flow.ts'

describe('calling each other', () => testFlow(callFlowDriver, ['en']))

import { describe } from 'vitest'
import { testFlow } from './drive-flow.ts'
import { secondFactorsDriver } from './second-factors-driver.ts'

describe('second factors', () => testFlow(secondFactorsDriver, ['en']))

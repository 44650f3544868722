import { describe } from 'vitest'
import { testFlow } from './drive-flow.ts'
import { awardingDriver } from './awarding-driver.ts'

describe('awarding a requirement', () => testFlow(awardingDriver, ['en']))

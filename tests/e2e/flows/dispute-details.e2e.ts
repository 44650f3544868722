import { describe } from 'vitest'
import { disputeDetailsDriver } from './dispute-details-driver.ts'
import { testFlow } from './drive-flow.ts'

describe('a dispute, followed by its buyer', () => testFlow(disputeDetailsDriver, ['en']))

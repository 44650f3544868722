import { describe } from 'vitest'
import { testFlow } from './drive-flow.ts'
import { quoteDetailsDriver } from './quote-details-driver.ts'

describe('deciding on an offer', () => testFlow(quoteDetailsDriver, ['en']))

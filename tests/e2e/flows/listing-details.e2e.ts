import { describe } from 'vitest'
import { testFlow } from './drive-flow.ts'
import { listingDetailsDriver } from './listing-details-driver.ts'

describe('an own product and its changes', () => testFlow(listingDetailsDriver, ['en'], ['ar']))

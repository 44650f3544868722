import { describe } from 'vitest'
import { testFlow } from './drive-flow.ts'
import { listingChangeDriver } from './listing-change-driver.ts'

describe('changing a listing from its page', () => testFlow(listingChangeDriver, ['en'], ['ar']))

import { testFlow } from './drive-flow.ts'
import { listingChangeDriver } from './listing-change-driver.ts'

testFlow('changing a listing from its page', listingChangeDriver, ['en', 'ar'])

import { describe } from 'vitest'
import { testFlow } from './drive-flow.ts'
import { listingsDriver } from './listings-driver.ts'

describe('changing listings from the list of them', () => testFlow(listingsDriver, ['en'], ['ar']))

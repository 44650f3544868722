import { describe } from 'vitest'
import { biddingDriver } from './bidding-driver.ts'
import { testFlow } from './drive-flow.ts'

describe('bidding for what a buyer needs', () => testFlow(biddingDriver, ['en']))

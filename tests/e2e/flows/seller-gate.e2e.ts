import { describe } from 'vitest'
import { testFlow } from './drive-flow.ts'
import { sellerGateDriver } from './seller-gate-driver.ts'

describe('the seller gate', () => testFlow(sellerGateDriver, ['en', 'ar']))

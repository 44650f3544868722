import { testFlow } from './drive-flow.ts'
import { sellerGateDriver } from './seller-gate-driver.ts'

testFlow('the seller gate', sellerGateDriver, ['en', 'ar'])

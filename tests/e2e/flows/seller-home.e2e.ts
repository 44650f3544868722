import { describe } from 'vitest'
import { testFlow } from './drive-flow.ts'
import { sellerHomeDriver } from './seller-home-driver.ts'

describe('the dashboard of a seller', () => testFlow(sellerHomeDriver, ['en'], ['ar']))

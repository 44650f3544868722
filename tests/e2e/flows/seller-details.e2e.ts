import { describe } from 'vitest'
import { testFlow } from './drive-flow.ts'
import { sellerDetailsDriver } from './seller-details-driver.ts'

describe('looking at a seller', () => testFlow(sellerDetailsDriver, ['en'], ['ar']))

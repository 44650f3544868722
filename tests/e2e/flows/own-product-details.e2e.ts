import { describe } from 'vitest'
import { testFlow } from './drive-flow.ts'
import { ownProductDetailsDriver } from './own-product-details-driver.ts'

describe('an own product and its changes', () => testFlow(ownProductDetailsDriver, ['en'], ['ar']))

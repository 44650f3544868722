import { describe } from 'vitest'
import { testFlow } from './drive-flow.ts'
import { productDetailsDriver } from './product-details-driver.ts'

describe('looking at a product', () => testFlow(productDetailsDriver, ['en'], ['ar']))

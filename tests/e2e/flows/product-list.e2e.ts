import { describe } from 'vitest'
import { testFlow } from './drive-flow.ts'
import { productListDriver } from './product-list-driver.ts'

describe('looking for a product', () => testFlow(productListDriver, ['en'], ['ar']))

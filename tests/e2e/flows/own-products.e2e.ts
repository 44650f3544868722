import { describe } from 'vitest'
import { testFlow } from './drive-flow.ts'
import { ownProductsDriver } from './own-products-driver.ts'

describe('changing listings from the list of them', () => testFlow(ownProductsDriver, ['en'], ['ar']))

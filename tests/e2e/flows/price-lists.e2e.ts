import { describe } from 'vitest'
import { testFlow } from './drive-flow.ts'
import { priceListsDriver } from './price-lists-driver.ts'

describe('keeping price lists', () => testFlow(priceListsDriver, ['en']))

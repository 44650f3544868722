import { describe } from 'vitest'
import { testFlow } from './drive-flow.ts'
import { orderPlacingDriver } from './order-placing-driver.ts'

describe('placing an order', () => testFlow(orderPlacingDriver, ['en']))

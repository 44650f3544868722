import { describe } from 'vitest'
import { testFlow } from './drive-flow.ts'
import { orderPayingDriver } from './order-paying-driver.ts'

describe('paying an order', () => testFlow(orderPayingDriver, ['en']))

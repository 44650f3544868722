import { testFlow } from './drive-flow.ts'
import { orderPlacingDriver } from './order-placing-driver.ts'

testFlow('placing an order', orderPlacingDriver, ['en'])

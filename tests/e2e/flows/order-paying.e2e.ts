import { testFlow } from './drive-flow.ts'
import { orderPayingDriver } from './order-paying-driver.ts'

testFlow('paying an order', orderPayingDriver, ['en'])

import { describe } from 'vitest'
import { testFlow } from './drive-flow.ts'
import { cancellingDriver, orderDetailsDriver, receivingDriver } from './order-details-driver.ts'

describe('sending off an order', () => testFlow(orderDetailsDriver, ['en']))
describe('receiving an order', () => testFlow(receivingDriver, ['en']))
describe('cancelling an order', () => testFlow(cancellingDriver, ['en']))

import { describe } from 'vitest'
import { testFlow } from './drive-flow.ts'
import { planBuyingDriver } from './plan-buying-driver.ts'

describe('buying a plan', () => testFlow(planBuyingDriver, ['en']))

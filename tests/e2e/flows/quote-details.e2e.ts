import { testFlow } from './drive-flow.ts'
import { quoteDetailsDriver } from './quote-details-driver.ts'

testFlow('deciding on an offer', quoteDetailsDriver, ['en'])

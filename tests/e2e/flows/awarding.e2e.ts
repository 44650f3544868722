import { testFlow } from './drive-flow.ts'
import { awardingDriver } from './awarding-driver.ts'

testFlow('awarding a requirement', awardingDriver, ['en'])

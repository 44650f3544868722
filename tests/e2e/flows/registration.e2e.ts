import { testFlow } from './drive-flow.ts'
import { registrationDriver } from './registration-driver.ts'

testFlow('registration', registrationDriver, ['en'])

import { testFlow } from './drive-flow.ts'
import { logoutDriver } from './logout-driver.ts'

testFlow('signing out', logoutDriver, ['en'])

import { testFlow } from './drive-flow.ts'
import { accountSwitchDriver } from './account-switch-driver.ts'

testFlow('the change of sides', accountSwitchDriver, ['en', 'ar'])

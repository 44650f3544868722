import { testFlow } from './drive-flow.ts'
import { loginGateDriver } from './login-gate-driver.ts'

testFlow('the login gate', loginGateDriver, ['en', 'ar'])

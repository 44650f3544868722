import { testFlow } from './drive-flow.ts'
import { signInDriver } from './sign-in-driver.ts'

testFlow('signing in', signInDriver, ['en'])

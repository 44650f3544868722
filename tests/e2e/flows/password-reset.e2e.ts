import { testFlow } from './drive-flow.ts'
import { passwordResetDriver } from './password-reset-driver.ts'

testFlow('a forgotten password', passwordResetDriver, ['en', 'ar'])

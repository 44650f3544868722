import { testFlow } from './drive-flow.ts'
import { codeEntryDriver } from './code-entry-driver.ts'

testFlow('a one-time code', codeEntryDriver, ['en'])

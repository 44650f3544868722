import { describe } from 'vitest'
import { testFlow } from './drive-flow.ts'
import { codeEntryDriver } from './code-entry-driver.ts'

describe('a one-time code', () => testFlow(codeEntryDriver, ['en']))

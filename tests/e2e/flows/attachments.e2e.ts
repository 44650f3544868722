import { describe } from 'vitest'
import { attachmentsDriver } from './attachments-driver.ts'
import { testFlow } from './drive-flow.ts'

describe('sending files with a form', () => testFlow(attachmentsDriver, ['en'], ['ar']))

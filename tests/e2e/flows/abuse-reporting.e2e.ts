import { describe } from 'vitest'
import { abuseReportingDriver } from './abuse-reporting-driver.ts'
import { testFlow } from './drive-flow.ts'

describe('a report of abuse', () => testFlow(abuseReportingDriver, ['en'], ['ar']))

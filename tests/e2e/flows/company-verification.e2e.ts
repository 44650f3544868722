import { describe } from 'vitest'
import { companyVerificationDriver } from './company-verification-driver.ts'
import { testFlow } from './drive-flow.ts'

describe('showing who a company is', () => testFlow(companyVerificationDriver, ['en']))

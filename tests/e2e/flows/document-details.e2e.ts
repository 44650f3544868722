import { describe } from 'vitest'
import { testFlow } from './drive-flow.ts'
import { documentDetailsDriver } from './document-details-driver.ts'

describe('answering a request for a document', () => testFlow(documentDetailsDriver, ['en']))

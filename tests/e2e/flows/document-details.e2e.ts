import { testFlow } from './drive-flow.ts'
import { documentDetailsDriver } from './document-details-driver.ts'

testFlow('answering a request for a document', documentDetailsDriver, ['en'])

import { describe } from 'vitest'
import { testFlow } from './drive-flow.ts'
import { fileFetchingDriver } from './file-fetching-driver.ts'

describe('fetching a file of a chat', () => testFlow(fileFetchingDriver, ['en'], ['ar']))

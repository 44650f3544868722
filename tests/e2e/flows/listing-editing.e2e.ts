import { describe } from 'vitest'
import { testFlow } from './drive-flow.ts'
import { listingEditingDriver } from './listing-editing-driver.ts'

describe('putting a listing right', () => testFlow(listingEditingDriver, ['en']))

import { describe } from 'vitest'
import { addressBookDriver } from './address-book-driver.ts'
import { testFlow } from './drive-flow.ts'

describe('choosing where goods go', () => testFlow(addressBookDriver, ['en']))

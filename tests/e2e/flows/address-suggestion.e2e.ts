import { describe } from 'vitest'
import { testFlow } from './drive-flow.ts'
import { placeSuggestingDriver } from './address-suggestion-driver.ts'

describe('being offered places for an address', () => testFlow(placeSuggestingDriver, ['en'], ['ar']))

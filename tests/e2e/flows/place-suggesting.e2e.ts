import { describe } from 'vitest'
import { testFlow } from './drive-flow.ts'
import { placeSuggestingDriver } from './place-suggesting-driver.ts'

describe('being offered places for an address', () => testFlow(placeSuggestingDriver, ['en'], ['ar']))

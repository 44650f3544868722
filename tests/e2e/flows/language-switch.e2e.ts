import { describe } from 'vitest'
import { testFlow } from './drive-flow.ts'
import { languageSwitchDriver } from './language-switch-driver.ts'

describe('switching the language', () => testFlow(languageSwitchDriver, ['en'], ['ar']))

import { describe } from 'vitest'
import { testFlow } from './drive-flow.ts'
import { voiceSearchDriver } from './voice-search-driver.ts'

describe('searching by voice', () => testFlow(voiceSearchDriver, ['en', 'ar', 'bn']))

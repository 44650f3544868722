import { testFlow } from './drive-flow.ts'
import { voiceSearchDriver } from './voice-search-driver.ts'

testFlow('searching by voice', voiceSearchDriver, ['en', 'ar', 'bn'])

import { describe } from 'vitest'
import { bannerDriver } from './banner-driver.ts'
import { testFlow } from './drive-flow.ts'

describe('glancing at the banner', () => testFlow(bannerDriver, ['en'], ['ar']))

import { describe } from 'vitest'
import { testFlow } from './drive-flow.ts'
import { homeDriver } from './home-driver.ts'

describe('the front page', () => testFlow(homeDriver, ['en'], ['ar']))

import { describe } from 'vitest'
import { testFlow } from './drive-flow.ts'
import { searchPanelDriver } from './search-panel-driver.ts'

describe('the search panel', () => testFlow(searchPanelDriver, ['en'], ['ar']))

import { testFlow } from './drive-flow.ts'
import { searchPanelDriver } from './search-panel-driver.ts'

testFlow('the search panel', searchPanelDriver, ['en', 'ar'])

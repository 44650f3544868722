import { testFlow } from './drive-flow.ts'
import { imageSearchDriver } from './image-search-driver.ts'

testFlow('searching by picture', imageSearchDriver, ['en'])

import { describe } from 'vitest'
import { testFlow } from './drive-flow.ts'
import { imageSearchDriver } from './image-search-driver.ts'

describe('searching by picture', () => testFlow(imageSearchDriver, ['en']))

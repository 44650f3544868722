import { describe } from 'vitest'
import { chatDriver } from './chat-driver.ts'
import { testFlow } from './drive-flow.ts'

describe('writing to each other', () => testFlow(chatDriver, ['en']))

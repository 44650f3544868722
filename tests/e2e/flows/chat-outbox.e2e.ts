import { describe } from 'vitest'
import { chatOutboxDriver } from './chat-outbox-driver.ts'
import { testFlow } from './drive-flow.ts'

describe('sending what was written in a chat', () => testFlow(chatOutboxDriver, ['en'], ['ar']))

import { describe } from 'vitest'
import { testFlow } from './drive-flow.ts'
import { notificationFeedDriver } from './notification-feed-driver.ts'

describe('the feed of notifications', () => testFlow(notificationFeedDriver, ['en']))

import { testFlow } from './drive-flow.ts'
import { notificationFeedDriver } from './notification-feed-driver.ts'

testFlow('the feed of notifications', notificationFeedDriver, ['en'])

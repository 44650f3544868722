import { testFlow } from './drive-flow.ts'
import { notificationListDriver } from './notification-list-driver.ts'

testFlow('reading and deleting notifications', notificationListDriver, ['en'])

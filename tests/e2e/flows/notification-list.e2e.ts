import { describe } from 'vitest'
import { testFlow } from './drive-flow.ts'
import { notificationListDriver } from './notification-list-driver.ts'

describe('reading and deleting notifications', () => testFlow(notificationListDriver, ['en']))

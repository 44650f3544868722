import { describe } from 'vitest'
import { testFlow } from './drive-flow.ts'
import { pushPermissionDriver } from './push-permission-driver.ts'

describe('the permission for pushes', () => testFlow(pushPermissionDriver, ['en']))

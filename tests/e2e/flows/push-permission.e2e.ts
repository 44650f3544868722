import { testFlow } from './drive-flow.ts'
import { pushPermissionDriver } from './push-permission-driver.ts'

testFlow('the permission for pushes', pushPermissionDriver, ['en'])

import { keepDevice } from '#server/domain/notification/devices.ts'
import type { Operation } from '#server/operation.ts'

export const updateFCM: Operation<'updateFCM'> = async (call) => {
  await keepDevice(call, call.caller, { _id: call.body.deviceId, fcmToken: call.body.fcmToken })
  return {}
}

import { confirmBrowser as confirm } from '#server/domain/account/sign-in-alerts.ts'
import type { Operation } from '#server/operation.ts'

export const confirmBrowser: Operation<'confirmBrowser'> = async (call) => {
  await confirm(call, call.caller, call.body.code)
  return {}
}

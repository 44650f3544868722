import { sendBrowserCode as send } from '#server/domain/account/sign-in-alerts.ts'
import type { Operation } from '#server/operation.ts'

export const sendBrowserCode: Operation<'sendBrowserCode'> = (call) => send(call, call.caller)

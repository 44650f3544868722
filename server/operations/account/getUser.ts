import { describeUser } from '#server/domain/account/user-profile.ts'
import type { Operation } from '#server/operation.ts'

export const getUser: Operation<'getUser'> = (call) => describeUser(call, call.caller.user)

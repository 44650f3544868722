import { listPasskeys, serializePasskey } from '#server/domain/operator/operator-passkeys.ts'
import type { Operation } from '#server/operation.ts'

export const getOperatorPasskeys: Operation<'getOperatorPasskeys'> = async (call) => ({
  passkeys: (await listPasskeys(call, call.caller.operator._id)).map(serializePasskey),
})

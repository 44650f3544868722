import { listWorkQueues } from '#server/domain/operator/work-queues.ts'
import type { Operation } from '#server/operation.ts'

export const getWorkQueues: Operation<'getWorkQueues'> = async (call) => ({
  queues: await listWorkQueues(call, call.caller.operator),
})

import { failDelivery } from '#server/domain/delivery/failures.ts'
import { findJob, serializeJob } from '#server/domain/delivery/jobs.ts'
import type { Operation } from '#server/operation.ts'

export const reportFailure: Operation<'reportFailure'> = async (call) =>
  serializeJob(call, await failDelivery(call, await findJob(call, call.caller), call.body))

import { findJob, serializeJob, startShipment } from '#server/domain/delivery/jobs.ts'
import type { Operation } from '#server/operation.ts'

export const startJob: Operation<'startJob'> = async (call) =>
  serializeJob(call, await startShipment(call, await findJob(call, call.caller), call.body.at))

import { acceptShipment, findJob, serializeJob } from '#server/domain/delivery/jobs.ts'
import type { Operation } from '#server/operation.ts'

export const acceptJob: Operation<'acceptJob'> = async (call) =>
  serializeJob(call, await acceptShipment(call, await findJob(call, call.caller), call.body.at))

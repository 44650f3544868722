import { findJob, serializeJob } from '#server/domain/delivery/jobs.ts'
import type { Operation } from '#server/operation.ts'

export const viewJob: Operation<'viewJob'> = async (call) => serializeJob(call, await findJob(call, call.caller))

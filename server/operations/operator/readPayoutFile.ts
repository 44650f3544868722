import { findPayoutBatch, readPayoutFile as read } from '#server/domain/payment/payout-batches.ts'
import { recordSecurityEvent } from '#server/domain/platform/security-log.ts'
import type { Operation } from '#server/operation.ts'

export const readPayoutFile: Operation<'readPayoutFile'> = async (call) => {
  const batch = await findPayoutBatch(call, call.id)
  await recordSecurityEvent(call, { kind: 'operator.read', subject: `payoutBatch ${batch.number}` })
  const bytes = await read(call, batch)
  return { bytes, contentType: 'application/xml', fileName: `${batch.number}.xml`, attachment: true, cache: 'private' }
}

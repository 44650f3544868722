import type { components } from '#src/generated/schema.ts'

export type ProductBatch = components['schemas']['ProductBatch']

/** What a seller can do with a batch. */
export type BatchAction = 'correct' | 'certify' | 'block' | 'unblock' | 'remove'

/** As the contract has it (attachBatchCertificate). */
const mostCertificates = 10

/** What its seller can do with a batch now, the daily first. */
export function batchActions({ blockedReason, certificates, events }: ProductBatch): BatchAction[] {
  const isSent = events.some(({ kind }) => kind === 'dispatched')
  return [
    'correct',
    ...(isSent && certificates.length >= mostCertificates ? [] : ['certify' as const]),
    blockedReason === undefined ? 'block' : 'unblock',
    ...(isSent ? [] : ['remove' as const]),
  ]
}

import type { companyVerificationMachine } from '#src/machines/account/company-verification.machine.ts'
import { actorDone, actorFailed, rejected, unreachable } from '#tests/support/actor-events.ts'
import type { FlowEvents } from '#tests/support/flow-events.ts'
import { noDocuments, pendingDocuments } from '#tests/support/company-document-fixtures.ts'

export const licence = new File(['%PDF-1.7'], 'licence.pdf', { type: 'application/pdf' })

export const documentsEntered = {
  type: 'documents.entered' as const,
  documents: { tradeLicenceNumber: 'TRAD/CHTG/021845/2026', taxNumber: '004821337-0101', files: [licence] },
}

export const documentsDecided = {
  type: 'live.changed' as const,
  event: { type: 'notification.created' as const, subjectId: 'n' },
}

export const companyVerificationEvents = {
  inputs: { 'the own profile': undefined },
  events: {
    'retry.asked': { type: 'retry.asked' },
    'writing.begun': { type: 'writing.begun' },
    'writing.abandoned': { type: 'writing.abandoned' },
    'documents.entered': documentsEntered,
    'upload.progressed': { type: 'upload.progressed', share: 0.5 },
    'upload.cancelled': { type: 'upload.cancelled' },
    'live.changed': documentsDecided,
    'reading answered': actorDone('reading', noDocuments),
    'reading unreachable': actorFailed('reading', unreachable),
    'reading, signed out elsewhere': actorFailed('reading', rejected(401)),
    'rereading answered': actorDone('rereading', noDocuments),
    'rereading unreachable': actorFailed('rereading', unreachable),
    'sending answered': actorDone('sending', { results: pendingDocuments, message: 'Sent.' }),
    'sending refused': actorFailed('sending', rejected(422, '', { taxNumber: 'Wrong' })),
    'sending unreachable': actorFailed('sending', unreachable),
  },
} satisfies FlowEvents<typeof companyVerificationMachine>

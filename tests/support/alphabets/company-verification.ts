import type { companyVerificationMachine } from '#src/machines/company-verification.machine.ts'
import { actorAnswered, actorFailed, refused, unreachable } from '#tests/support/actor-events.ts'
import type { FlowAlphabet } from '#tests/support/flow-alphabet.ts'
import { noPapers, pendingPapers } from '#tests/support/papers-samples.ts'

export const licence = new File(['%PDF-1.7'], 'licence.pdf', { type: 'application/pdf' })

export const papersEntered = {
  type: 'papers.entered' as const,
  papers: { tradeLicenceNumber: 'TRAD/CHTG/021845/2026', taxNumber: '004821337-0101', papers: [licence] },
}

export const papersTold = {
  type: 'live.changed' as const,
  event: { type: 'notification.created' as const, subjectId: 'n' },
}

export const companyVerificationAlphabet = {
  inputs: { 'the own profile': undefined },
  events: {
    'retry.asked': { type: 'retry.asked' },
    'writing.begun': { type: 'writing.begun' },
    'writing.abandoned': { type: 'writing.abandoned' },
    'papers.entered': papersEntered,
    'upload.progressed': { type: 'upload.progressed', share: 0.5 },
    'upload.cancelled': { type: 'upload.cancelled' },
    'live.changed': papersTold,
    'reading answered': actorAnswered('reading', noPapers),
    'reading unreachable': actorFailed('reading', unreachable),
    'reading, signed out elsewhere': actorFailed('reading', refused(401)),
    'rereading answered': actorAnswered('rereading', noPapers),
    'rereading unreachable': actorFailed('rereading', unreachable),
    'sending answered': actorAnswered('sending', { results: pendingPapers, message: 'Sent.' }),
    'sending refused': actorFailed('sending', refused(422, '', { taxNumber: 'Wrong' })),
    'sending unreachable': actorFailed('sending', unreachable),
  },
} satisfies FlowAlphabet<typeof companyVerificationMachine>

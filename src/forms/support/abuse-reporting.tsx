import { lazy, Suspense } from 'react'
import { failureText } from '#src/components/platform/failure-text.ts'
import type { FailedViewProps } from '#src/components/platform/failed-view.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { withinChunkLimit } from '#src/lib/chunk-limit.ts'
import type { AbuseReportDialogProps } from './abuse-report-dialog.tsx'

const AbuseReportDialog = lazy(async () => ({
  default: (await withinChunkLimit(import('./abuse-report-dialog.tsx'))).AbuseReportDialog,
}))

/** As the flow keeps it: also the fields that were found wrong. */
type ReportFailure =
  | { kind: 'rejected'; message: string; fields: Readonly<Record<string, string>> }
  | Exclude<NonNullable<FailedViewProps['failure']>, { kind: 'rejected' }>

export interface AbuseReportingProps {
  /** The flow of a report (src/machines/support/abuse-reporting.machine.ts). */
  flow: {
    hasTag: (tag: 'dialog' | 'busy') => boolean
    context: { subject: { subject: AbuseReportDialogProps['subject'] } | null; failure: ReportFailure | null }
  }
  actor: {
    send: (
      event:
        | { type: 'report.submitted'; details: Parameters<AbuseReportDialogProps['onReport']>[0] }
        | { type: 'report.abandoned' },
    ) => void
  }
}

const noFields: Readonly<Record<string, string>> = {}

/** The dialog of a report, fetched once somebody wants to report something. */
export function AbuseReporting({ flow, actor }: AbuseReportingProps) {
  const text = useText()
  const { subject, failure } = flow.context
  if (!flow.hasTag('dialog') || subject === null) return null
  return (
    <Suspense fallback={null}>
      <AbuseReportDialog
        subject={subject.subject}
        busy={flow.hasTag('busy')}
        message={failureText(failure, text)}
        serverFields={failure?.kind === 'rejected' ? failure.fields : noFields}
        onReport={(details) => actor.send({ type: 'report.submitted', details })}
        onClose={() => actor.send({ type: 'report.abandoned' })}
      />
    </Suspense>
  )
}

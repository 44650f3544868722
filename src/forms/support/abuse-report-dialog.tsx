import { useText } from '#src/i18n/use-text.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { AbuseReportForm, type AbuseReportFormProps } from './abuse-report-form.tsx'

export interface AbuseReportDialogProps extends AbuseReportFormProps {
  subject: 'listing' | 'rating' | 'message' | 'person'
}

/** Asks why something is reported, and sends it to the marketplace. */
export function AbuseReportDialog({ subject, ...form }: AbuseReportDialogProps) {
  const text = useText()
  const { busy, onClose } = form
  return (
    <Dialog
      open
      title={text(`abuse:title.${subject}`)}
      description={text('abuse:lead')}
      closeLabel={text('abuse:close')}
      onClose={() => {
        // Until the answer is there nobody knows whether it has arrived.
        if (!busy) onClose()
      }}
    >
      <AbuseReportForm {...form} />
    </Dialog>
  )
}

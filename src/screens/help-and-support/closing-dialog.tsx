import { failureText } from '#src/components/platform/failure-text.ts'
import { useText } from '#src/i18n/use-text.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { TicketViewProps } from './ticket-view-props.ts'

/** Asks before a ticket is closed for good. */
export function ClosingDialog({ flow, actor }: Pick<TicketViewProps, 'flow' | 'actor'>) {
  const text = useText()
  const { asked, failure } = flow.context
  return (
    <ConfirmDialog
      open={asked === 'close'}
      title={text('support:closing.title')}
      description={text('support:closing.body')}
      confirmLabel={text('support:closing.confirm')}
      cancelLabel={text('support:closing.back')}
      busy={flow.hasTag('busy')}
      busyLabel={text('support:closing.busy')}
      onConfirm={() => actor.send({ type: 'action.confirmed', command: { type: 'close' } })}
      onCancel={() => actor.send({ type: 'action.abandoned' })}
    >
      {failure !== null && <Notice tone="error">{failureText(failure, text)}</Notice>}
    </ConfirmDialog>
  )
}

import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { TicketViewProps } from './ticket-view-props.ts'

/** What went wrong with the last message or with reading the newest ones. */
export function TicketAlerts({ flow, actor }: Pick<TicketViewProps, 'flow' | 'actor'>) {
  const text = useText()
  const { failure } = flow.context
  const retry = () => actor.send({ type: 'retry.asked' })
  if (flow.hasTag('unreachable')) {
    return (
      <Notice
        tone="error"
        title={text('support:ticket.unconfirmed')}
        actions={
          <Button variant="primary" icon="refresh" onClick={retry}>
            {text('support:ticket.sendAgain')}
          </Button>
        }
      >
        {text('support:ticket.unconfirmedBody')}
      </Notice>
    )
  }
  return (
    <>
      {failure?.kind === 'rejected' && failure.code === 409 && (
        <Notice tone="error" title={text('support:ticket.conflict')}>
          {failure.message}
        </Notice>
      )}
      {flow.hasTag('failed') && (
        <Notice
          tone="warning"
          actions={
            <Button icon="refresh" onClick={retry}>
              {text('app:failure.retry')}
            </Button>
          }
        >
          {text('support:ticket.behind')}
        </Notice>
      )}
    </>
  )
}

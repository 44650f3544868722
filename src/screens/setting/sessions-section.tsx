import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { type OwnSession, sessionsMachine } from '#src/machines/account/sessions.machine.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { Cluster, Stack } from '#src/ui/layout.tsx'
import { Section } from '#src/ui/page.tsx'
import { WaitingView } from '#src/components/platform/waiting-view.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'

/** Where the account is signed in, and how to sign a device out that is not at hand. */
export function SessionsSection() {
  const text = useText()
  const [flow, actor] = useFlow(sessionsMachine)
  const { sessions, selected } = flow.context
  const others = sessions.filter(({ current }) => !current)
  return (
    <Section title={text('account:sessions.title')} lead={text('account:sessions.lead')}>
      {flow.hasTag('busy') && !flow.hasTag('filled') && <WaitingView height="5rem" />}
      <FailedFlow flow={flow} actor={actor} />
      {flow.hasTag('filled') && (
        <Stack gap={3}>
          <Stack as="ul" gap={3}>
            {sessions.map((session) => (
              <SessionCard
                key={session._id}
                session={session}
                onEnd={() => actor.send({ type: 'ending.asked', sessions: [session] })}
              />
            ))}
          </Stack>
          {others.length > 0 && (
            <div>
              <Button icon="logout" onClick={() => actor.send({ type: 'ending.asked', sessions: others })}>
                {text('account:sessions.endOthers')}
              </Button>
            </div>
          )}
        </Stack>
      )}
      <ConfirmDialog
        open={flow.hasTag('dialog')}
        title={text('account:sessions.question', { count: selected.length })}
        description={text('account:sessions.consequence')}
        confirmLabel={text('account:sessions.end')}
        cancelLabel={text('app:confirm.cancel')}
        busy={flow.hasTag('busy')}
        busyLabel={text('app:wait')}
        onConfirm={() => actor.send({ type: 'ending.confirmed' })}
        onCancel={() => actor.send({ type: 'ending.abandoned' })}
      />
    </Section>
  )
}

function SessionCard({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const text = useText()
  const { formatDateTime } = useFormat()
  const { browser, system, current, lastSeenAt } = session
  const name = [browser, system].filter((part) => part !== undefined).join(' · ')
  const device = name === '' ? text('account:sessions.unknown') : name
  return (
    <Card as="li">
      <Cluster justify="spread" gap={3}>
        <Stack gap={1}>
          <strong>
            <bdi>{device}</bdi>
          </strong>
          <span>{text('account:sessions.seen', { time: formatDateTime(lastSeenAt) })}</span>
        </Stack>
        {current ? (
          <Badge tone="success">{text('account:sessions.current')}</Badge>
        ) : (
          <Button variant="quiet" icon="logout" onClick={onEnd}>
            <span aria-hidden="true">{text('account:sessions.end')}</span>
            <VisuallyHidden>{text('account:sessions.endOf', { device })}</VisuallyHidden>
          </Button>
        )}
      </Cluster>
    </Card>
  )
}

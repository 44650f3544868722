import { useState } from 'react'
import { FactList } from '#src/components/platform/fact-list.tsx'
import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { WaitingView } from '#src/components/platform/waiting-view.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { SecurityEventForm } from '#src/forms/operator/security-event-form.tsx'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { securityEventListMachine } from '#src/machines/operator/security-event-list.machine.ts'
import { securityLogCheckMachine } from '#src/machines/operator/security-log-check.machine.ts'
import { isSecurityEventKind } from '#src/lib/security-event-kinds.ts'
import { Button } from '#src/ui/button.tsx'
import { Isolate } from '#src/ui/isolate.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Section } from '#src/ui/page.tsx'
import { isOperatorAct } from '../operator-acts.ts'
import { operatorPaths } from '../operator-paths.ts'
import { Pages } from '../queue-pages.tsx'
import { QueueScreen } from '../queue-screen.tsx'
import { WrittenText } from '../written-text.tsx'

const pageSize = 50

/** The log of security events, and whether its chain is whole. */
export function SecurityLogScreen() {
  const text = useText()
  const { formatDateTime, formatNumber } = useFormat()
  const [flow, actor] = useFlow(securityEventListMachine, { query: { page: 1, pageSize } })
  const [checks, setChecks] = useState(0)
  const { query } = flow.context
  const total = flow.context.page?.total ?? 0
  const code = (value: string | null) => (value === null ? undefined : <Isolate>{value}</Isolate>)
  return (
    <QueueScreen
      flow={flow}
      actor={actor}
      path={operatorPaths.securityLog}
      icon="lock"
      labels={{
        title: text('operator:securityLog.title'),
        lead: text('operator:securityLog.lead'),
        empty: text('operator:securityLog.empty'),
        entry: text('operator:securityLog.kind'),
      }}
      actions={
        <Button icon="shield" onClick={() => setChecks(checks + 1)}>
          {text('operator:securityLog.verify')}
        </Button>
      }
      search={
        <>
          {checks > 0 && <ChainCheck key={checks} />}
          <SecurityEventForm
            onSearch={(filters) => actor.send({ type: 'query.changed', query: { ...filters, page: 1, pageSize } })}
          />
        </>
      }
      pages={
        <Pages
          page={query?.page ?? 1}
          total={total}
          pageSize={pageSize}
          onPage={(page) => actor.send({ type: 'query.changed', query: { ...query, page, pageSize } })}
        />
      }
      idOf={({ _id }) => _id}
      nameOf={({ kind, subject }) => {
        if (kind === 'operator.changed' && isOperatorAct(subject)) return text(`operator:securityLog.acts.${subject}`)
        return isSecurityEventKind(kind) ? text(`operator:securityLog.kinds.${kind}`) : kind
      }}
      columns={[
        { id: 'at', header: text('operator:orders.at'), cell: ({ at }) => formatDateTime(at) },
        {
          id: 'by',
          header: text('operator:securityLog.by'),
          cell: ({ actorType, actor: own }) => (
            <>
              {text(`operator:securityLog.actor.${actorType}`)} {own !== null && <Isolate>{own}</Isolate>}
            </>
          ),
        },
        {
          id: 'reason',
          header: text('operator:act.reason'),
          cell: ({ reason }) => (reason === null ? text('app:missing') : <bdi>{reason}</bdi>),
        },
      ]}
      detail={(event) => (
        <>
          <FactList
            facts={[
              { name: text('operator:securityLog.kind'), value: code(event.kind) },
              { name: text('operator:orders.at'), value: formatDateTime(event.at) },
              { name: text('operator:securityLog.by'), value: text(`operator:securityLog.actor.${event.actorType}`) },
              { name: text('operator:securityLog.actorId'), value: code(event.actor) },
              { name: text('operator:securityLog.account'), value: code(event.accountId) },
              { name: text('operator:securityLog.subject'), value: code(event.subject) },
              { name: text('operator:securityLog.address'), value: code(event.address) },
              { name: text('operator:securityLog.userAgent'), value: code(event.userAgent) },
              { name: text('operator:securityLog.request'), value: code(event.requestId) },
              {
                name: text('operator:securityLog.sequence'),
                value: event.sequence === null ? text('operator:securityLog.unsealed') : formatNumber(event.sequence),
              },
            ]}
          />
          {event.reason !== null && (
            <Section title={text('operator:act.reason')}>
              <WrittenText>{event.reason}</WrittenText>
            </Section>
          )}
          {event.before !== null && (
            <Section title={text('operator:securityLog.before')}>
              <WrittenText>{JSON.stringify(event.before, null, 1)}</WrittenText>
            </Section>
          )}
          {event.after !== null && (
            <Section title={text('operator:securityLog.after')}>
              <WrittenText>{JSON.stringify(event.after, null, 1)}</WrittenText>
            </Section>
          )}
        </>
      )}
    />
  )
}

/** Checks the chain when it is put on the page. */
function ChainCheck() {
  const text = useText()
  const { formatNumber } = useFormat()
  const [flow, actor] = useFlow(securityLogCheckMachine, {})
  const verified = flow.context.results
  if (verified === null) {
    return (
      <>
        {flow.hasTag('busy') && <WaitingView height="4rem" />}
        <FailedFlow flow={flow} actor={actor} />
      </>
    )
  }
  const { count, unsealed, head, fault } = verified
  if (fault !== undefined) {
    return (
      <Notice tone="error" title={text('operator:securityLog.broken')}>
        {text('operator:securityLog.fault', { sequence: formatNumber(fault.sequence) })} <Isolate>{fault.reason}</Isolate>
      </Notice>
    )
  }
  return (
    <Notice tone="success" title={text('operator:securityLog.whole', { count })}>
      <p>{text('operator:securityLog.waiting', { count: unsealed })}</p>
      {head !== undefined && (
        <p>
          {text('operator:securityLog.head')} <Isolate>{head.hash}</Isolate>
        </p>
      )}
    </Notice>
  )
}

import { FactList } from '#src/components/platform/fact-list.tsx'
import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { WaitingView } from '#src/components/platform/waiting-view.tsx'
import type { CallResults } from '#src/api/call-api.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { useFormat, useLocal, useText } from '#src/i18n/use-text.ts'
import { accountRecordMachine } from '#src/machines/operator/account-record.machine.ts'
import { Isolate } from '#src/ui/isolate.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Link } from '#src/ui/link.tsx'
import { Section } from '#src/ui/page.tsx'
import { Table } from '#src/ui/table.tsx'
import { itemAddress, operatorPaths } from './operator-paths.ts'
import { useRenewalFact } from './renewal-fact.ts'
import { OrderLink } from './order-link.tsx'
import { WrittenText } from './written-text.tsx'

type Record = CallResults<'getAccount'>

/** What an account has to do with: how it is reached, its plan, its suspensions, and its latest orders, tickets and reports. */
export function AccountRecord({ id }: { id: string }) {
  const text = useText()
  const local = useLocal()
  const { formatDate } = useFormat()
  const [flow, actor] = useFlow(accountRecordMachine, { id })
  const record = flow.context.results
  const plan = record?.plan
  const endsAt = plan?.subscription?.endsAt
  const renewalText = useRenewalFact()
  return (
    <>
      {record === null && flow.hasTag('busy') && <WaitingView height="12rem" />}
      <FailedFlow flow={flow} actor={actor} />
      {record !== null && (
        <>
          <FactList
            facts={[
              { name: text('fields:phoneNumber'), value: record.phone !== '' && <Isolate>{record.phone}</Isolate> },
              { name: text('app:language.label'), value: text(`app:language.${record.language}`) },
              { name: text('operator:accounts.plan'), value: plan?.plan && local(plan.plan, 'name') },
              { name: text('operator:accounts.planEndsAt'), value: endsAt && formatDate(endsAt) },
              {
                name: text('operator:accounts.planRenewal.label'),
                value: plan?.subscription && renewalText(plan.subscription),
              },
            ]}
          />
          <Suspensions suspensions={record.suspensions} />
          <Orders orders={record.orders} />
          <Cases record={record} />
        </>
      )}
    </>
  )
}

function Suspensions({ suspensions }: Pick<Record, 'suspensions'>) {
  const text = useText()
  const { formatDateTime } = useFormat()
  if (suspensions.length === 0) return null
  return (
    <Section title={text('operator:accounts.suspensions')}>
      <Stack as="ul" gap={4}>
        {suspensions.map(({ act, at, by, reason }) => (
          <li key={`${act} ${at}`}>
            <p>
              <strong>{text(`operator:accounts.suspensionActs.${act}`)}</strong> ({formatDateTime(at)})
              {by !== undefined && (
                <>
                  {' · '}
                  <Isolate>{by}</Isolate>
                </>
              )}
            </p>
            {reason !== undefined && <WrittenText>{reason}</WrittenText>}
          </li>
        ))}
      </Stack>
    </Section>
  )
}

function Orders({ orders }: Pick<Record, 'orders'>) {
  const text = useText()
  const { formatDate, formatMoney } = useFormat()
  if (orders.length === 0) return null
  return (
    <Section title={text('operator:accounts.orders')}>
      <Table
        caption={text('operator:accounts.orders')}
        captionHidden
        rows={orders}
        rowKey={({ _id, side }) => `${_id} ${side}`}
        columns={[
          {
            id: 'number',
            header: text('operator:order'),
            rowHeader: true,
            cell: ({ _id, number }) => <OrderLink id={_id} number={number} />,
          },
          { id: 'side', header: text('operator:accounts.side'), cell: ({ side }) => text(`operator:disputes.${side}`) },
          {
            id: 'status',
            header: text('operator:orders.statusLabel'),
            cell: ({ status }) => text(`operator:orders.status.${status}`),
          },
          { id: 'at', header: text('operator:orders.placedAt'), cell: ({ createdAt }) => formatDate(createdAt) },
          { id: 'total', header: text('operator:disputes.total'), align: 'end', cell: ({ total }) => formatMoney(total) },
        ]}
      />
    </Section>
  )
}

function Cases({ record: { tickets, reports } }: { record: Record }) {
  const text = useText()
  return (
    <>
      {tickets.length > 0 && (
        <Section title={text('operator:tickets.title')}>
          <Stack as="ul" gap={2}>
            {tickets.map(({ _id, number, subject, status }) => (
              <li key={_id}>
                <Link href={itemAddress(operatorPaths.tickets, _id)}>
                  <bdi>{subject}</bdi>
                </Link>{' '}
                · <Isolate>{number}</Isolate> · {text(`operator:tickets.status.${status}`)}
              </li>
            ))}
          </Stack>
        </Section>
      )}
      {reports.length > 0 && (
        <Section title={text('operator:reports.title')}>
          <Stack as="ul" gap={2}>
            {reports.map(({ _id, number, side, status }) => (
              <li key={_id}>
                <Link href={itemAddress(operatorPaths.reports, _id)}>
                  <Isolate>{number}</Isolate>
                </Link>{' '}
                · {text(`operator:accounts.reportSides.${side}`)} · {text(`operator:accounts.reportStates.${status}`)}
              </li>
            ))}
          </Stack>
        </Section>
      )}
    </>
  )
}

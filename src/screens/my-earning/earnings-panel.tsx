import { Fragment, useState } from 'react'
import { BarChart } from '#src/components/platform/bar-chart.tsx'
import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { FigureCard } from '#src/components/platform/figure-card.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useLocal, useText } from '#src/i18n/use-text.ts'
import { latestPeriods, type PeriodKind } from '#src/lib/latest-periods.ts'
import { paths } from '#src/lib/paths.ts'
import { earningsMachine } from '#src/machines/payment/earnings.machine.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Grid, Stack } from '#src/ui/layout.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton.tsx'
import { Table } from '#src/ui/table.tsx'

type Earnings = components['schemas']['Earnings']
type Period = Earnings['periods'][number]

export interface EarningsPanelProps {
  by: PeriodKind
  /** The seller's own unless named. */
  currency: string | undefined
  onCurrency: (currency: string) => void
}

/** What is available, held and earned in one currency, and how the earnings came over time. */
export function EarningsPanel({ by, currency, onCurrency }: EarningsPanelProps) {
  const text = useText()
  const [starts] = useState(() => latestPeriods(by, new Date()))
  const body = { by, from: `${starts[0]}T00:00:00.000Z`, ...(currency === undefined ? {} : { currency }) }
  const [flow, actor] = useFlow(earningsMachine, { body })
  const { results } = flow.context
  if (flow.hasTag('failed')) return <FailedFlow flow={flow} actor={actor} />
  if (!flow.hasTag('filled') || results === null) return <Waiting />
  return (
    <Stack gap={5}>
      {results.currencies.length > 1 && (
        <SelectField
          label={text('money:earning.currency')}
          options={results.currencies.map((each) => ({ value: each, label: each }))}
          value={results.held.currency}
          onChange={(event) => onCurrency(event.currentTarget.value)}
        />
      )}
      <Figures earnings={results} />
      {results.periods.length === 0 ? (
        <EmptyState
          icon="wallet"
          title={text('money:earning.empty')}
          actions={<ButtonLink href={paths.sellerOrders}>{text('money:earning.toOrders')}</ButtonLink>}
        >
          {text('money:earning.emptyBody')}
        </EmptyState>
      ) : (
        <Course by={by} starts={starts} earnings={results} />
      )}
    </Stack>
  )
}

function Figures({ earnings: { available, held, earned, commission, commissionRates } }: { earnings: Earnings }) {
  const text = useText()
  const { formatMoney, formatPercent } = useFormat()
  const local = useLocal()
  const [general, ...own] = commissionRates
  return (
    <Grid as="ul" min="15rem">
      <FigureCard
        marked
        name={text('money:earning.balance')}
        figure={formatMoney(available)}
        note={text('money:earning.balanceNote')}
      />
      <FigureCard name={text('money:earning.held')} figure={formatMoney(held)} note={text('money:earning.heldNote')} />
      <FigureCard
        name={text('money:earning.earned')}
        figure={formatMoney(earned)}
        note={text('money:earning.earnedNote', { commission: formatMoney(commission) })}
      />
      {general !== undefined && (
        <FigureCard
          name={text('money:earning.rate')}
          figure={formatPercent(general.percent)}
          note={
            <>
              {own.map(({ percent, category = { name_en: '' } }) => (
                <Fragment key={category.name_en}>
                  {text('money:earning.rateOf', { category: local(category, 'name'), percent: formatPercent(percent) })}
                  <br />
                </Fragment>
              ))}
              {text('money:earning.rateNote')}
            </>
          }
        />
      )}
    </Grid>
  )
}

/** The same twice: drawn, and as a table. */
function Course({ by, starts, earnings }: { by: PeriodKind; starts: readonly string[]; earnings: Earnings }) {
  const text = useText()
  const { formatDate, formatMoney, formatMonth, formatNumber } = useFormat()
  const nothing = { amount: 0, currency: earnings.earned.currency }
  const periods: Period[] = starts.map(
    (start) =>
      earnings.periods.find((each) => each.start === start) ?? { start, earned: nothing, commission: nothing, orders: 0 },
  )
  const nameOf = ({ start }: Period) => (by === 'month' ? formatMonth(start) : formatDate(start))
  const best = periods.reduce((most, each) => (each.earned.amount > most.earned.amount ? each : most))
  const [first, last] = [periods[0] ?? best, periods.at(-1) ?? best]
  return (
    <Card>
      <Stack gap={4}>
        <BarChart
          bars={periods.map((period) => ({
            key: period.start,
            value: period.earned.amount,
            title: `${nameOf(period)}: ${formatMoney(period.earned)}`,
          }))}
          first={nameOf(first)}
          last={nameOf(last)}
          most={text('money:earning.most', { period: nameOf(best), amount: formatMoney(best.earned) })}
        />
        <details>
          <summary>{text('money:earning.asTable')}</summary>
          <Table
            caption={text('money:earning.caption')}
            captionHidden
            rows={periods.filter(({ orders }) => orders > 0).toReversed()}
            rowKey={({ start }) => start}
            columns={[
              { id: 'period', header: text('money:earning.period'), rowHeader: true, cell: nameOf },
              { id: 'orders', header: text('money:earning.orders'), align: 'end', cell: ({ orders }) => formatNumber(orders) },
              {
                id: 'commission',
                header: text('money:transaction.commission'),
                align: 'end',
                cell: ({ commission }) => formatMoney(commission),
              },
              { id: 'earned', header: text('money:earning.earned'), align: 'end', cell: ({ earned }) => formatMoney(earned) },
            ]}
          />
        </details>
      </Stack>
    </Card>
  )
}

function Waiting() {
  const text = useText()
  return (
    <SkeletonGroup label={text('app:wait')}>
      <Stack gap={5}>
        <Grid min="15rem">
          {Array.from({ length: 3 }, (_, at) => (
            <Skeleton key={at} shape="block" height="7rem" />
          ))}
        </Grid>
        <Skeleton shape="block" height="16rem" />
      </Stack>
    </SkeletonGroup>
  )
}

import { useState } from 'react'
import { BarChart } from '#src/components/platform/bar-chart.tsx'
import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { FigureCard } from '#src/components/platform/figure-card.tsx'
import { WaitingView } from '#src/components/platform/waiting-view.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { latestPeriods } from '#src/lib/latest-periods.ts'
import { spendingMachine } from '#src/machines/payment/spending.machine.ts'
import { Card } from '#src/ui/card.tsx'
import { Grid, Stack } from '#src/ui/layout.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { Table } from '#src/ui/table.tsx'

type Spending = components['schemas']['Spending']

/** What a buyer has paid in the last twelve months, in one currency at a time. */
export function SpendingView() {
  const [currency, choose] = useState<string | undefined>(undefined)
  return <SpendingIn key={currency} currency={currency} onCurrency={choose} />
}

function SpendingIn({ currency, onCurrency }: { currency: string | undefined; onCurrency: (currency: string) => void }) {
  const text = useText()
  const { formatMoney } = useFormat()
  const [flow, actor] = useFlow(spendingMachine, { body: currency === undefined ? {} : { currency } })
  const { results } = flow.context
  if (flow.hasTag('failed')) return <FailedFlow flow={flow} actor={actor} />
  if (!flow.hasTag('filled') || results === null) return <WaitingView height="16rem" />
  const { currencies, spent, refunded, months } = results
  if (months.length === 0 && currencies.length <= 1) return <p>{text('money:spending.empty')}</p>
  return (
    <Stack gap={5}>
      {currencies.length > 1 && (
        <SelectField
          label={text('money:spending.currency')}
          options={currencies.map((each) => ({ value: each, label: each }))}
          value={spent.currency}
          onChange={(event) => onCurrency(event.currentTarget.value)}
        />
      )}
      <Grid as="ul" min="18rem">
        <FigureCard
          marked
          name={text('money:spending.spent')}
          figure={formatMoney(spent)}
          note={text('money:spending.spentNote')}
        />
        <FigureCard
          name={text('money:spending.refunded')}
          figure={formatMoney(refunded)}
          note={text('money:spending.refundedNote')}
        />
      </Grid>
      {months.length > 0 && <Course months={months} currency={spent.currency} />}
    </Stack>
  )
}

/** The same twice: drawn, and as a table. */
function Course({ months, currency }: { months: Spending['months']; currency: string }) {
  const text = useText()
  const { formatMoney, formatMonth, formatNumber } = useFormat()
  const [starts] = useState(() => latestPeriods('month', new Date()))
  const nothing = { amount: 0, currency }
  const shown = starts.map(
    (start) => months.find((month) => month.start === start) ?? { start, spent: nothing, refunded: nothing, orders: 0 },
  )
  const most = shown.reduce((best, each) => (each.spent.amount > best.spent.amount ? each : best))
  return (
    <Card>
      <Stack gap={4}>
        <BarChart
          bars={shown.map(({ start, spent }) => ({
            key: start,
            value: spent.amount,
            title: `${formatMonth(start)}: ${formatMoney(spent)}`,
          }))}
          first={formatMonth(starts[0] ?? '')}
          last={formatMonth(starts.at(-1) ?? '')}
          most={text('money:spending.most', { period: formatMonth(most.start), amount: formatMoney(most.spent) })}
        />
        <details>
          <summary>{text('money:spending.asTable')}</summary>
          <Table
            caption={text('money:spending.caption')}
            captionHidden
            rows={months.toReversed()}
            rowKey={({ start }) => start}
            columns={[
              { id: 'month', header: text('money:spending.month'), rowHeader: true, cell: ({ start }) => formatMonth(start) },
              { id: 'orders', header: text('money:spending.orders'), align: 'end', cell: ({ orders }) => formatNumber(orders) },
              {
                id: 'refunded',
                header: text('money:spending.refunded'),
                align: 'end',
                cell: ({ refunded }) => formatMoney(refunded),
              },
              { id: 'spent', header: text('money:spending.paid'), align: 'end', cell: ({ spent }) => formatMoney(spent) },
            ]}
          />
        </details>
      </Stack>
    </Card>
  )
}

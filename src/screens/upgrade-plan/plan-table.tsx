import { useAllowanceText } from '#src/components/plan/allowance-text.ts'
import { ApproximatePrice } from '#src/components/platform/approximate-price.tsx'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useLocal, useText } from '#src/i18n/use-text.ts'
import { buyPlanAddress } from '#src/lib/paths.ts'
import type { PlanChoice } from '#src/machines/plan/plans.machine.ts'
import { Badge } from '#src/ui/badge.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Cluster, Stack } from '#src/ui/layout.tsx'
import { Table } from '#src/ui/table.tsx'

type Plan = components['schemas']['Plan']

/** What each plan costs and allows, and how it can be had now. */
export function PlanTable({ plans, current }: PlanChoice) {
  const text = useText()
  const local = useLocal()
  const { formatMoney } = useFormat()
  const allowed = useAllowanceText()
  const isCurrent = ({ _id }: Plan) => _id === current.plan?._id
  const allowance = (kind: 'listings' | 'bids' | 'promotions') => ({
    id: kind,
    header: text(`money:plan.allowance.${kind}`),
    align: 'end' as const,
    cell: ({ allowances }: Plan) => allowed(allowances.find((each) => each.kind === kind)?.allowed),
  })
  return (
    <Table
      caption={text('money:plan.compare')}
      captionHidden
      rows={plans}
      rowKey={({ _id }) => _id}
      columns={[
        {
          id: 'name',
          header: text('money:plan.name'),
          rowHeader: true,
          cell: (plan) => (
            <Stack gap={1}>
              <Cluster>
                {local(plan, 'name')}
                {isCurrent(plan) && <Badge tone="accent">{text('money:plan.current')}</Badge>}
              </Cluster>
            </Stack>
          ),
        },
        {
          id: 'price',
          header: text('money:plan.price'),
          align: 'end',
          cell: ({ price }) =>
            price.amount === 0 ? (
              text('money:plan.free')
            ) : (
              <>
                {formatMoney(price)}
                <ApproximatePrice price={price} />
              </>
            ),
        },
        ...(['listings', 'bids', 'promotions'] as const).map(allowance),
        {
          id: 'due',
          header: text('money:plan.due'),
          align: 'end',
          cell: ({ offer }) => (offer === undefined ? '–' : formatMoney(offer.due)),
        },
        {
          id: 'buy',
          header: text('money:plan.buy'),
          headerHidden: true,
          cell: (plan) =>
            plan.offer === undefined ? (
              plan.price.amount > 0 && !isCurrent(plan) && text('money:plan.later')
            ) : (
              <ButtonLink
                variant={plan.offer.change === 'prolong' ? 'secondary' : 'primary'}
                href={buyPlanAddress(plan._id)}
                aria-label={text(`money:plan.changeOf.${plan.offer.change}`, { plan: local(plan, 'name') })}
              >
                {text(`money:plan.change.${plan.offer.change}`)}
              </ButtonLink>
            ),
        },
      ]}
    />
  )
}

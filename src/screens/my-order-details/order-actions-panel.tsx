import type { MessageKey } from '#src/generated/message-keys.ts'
import { DealTroubles } from '#src/components/deal-troubles.tsx'
import { SampleTarget } from '#src/components/sample-target.tsx'
import { dealTroubles } from '#src/flow/deal-troubles.ts'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { payTypeAddress } from '#src/lib/paths.ts'
import type { DealSide } from '#src/machines/create-deal-machine.ts'
import { can } from '#src/machines/lifecycles/life-cycle.ts'
import { orderMachine } from '#src/machines/lifecycles/order.machine.ts'
import { type OrderAction, orderActions } from '#src/machines/order-actions.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import type { IconName } from '#src/ui/icon.tsx'
import { Cluster, Stack } from '#src/ui/layout.tsx'
import { Section } from '#src/ui/page.tsx'
import type { OrderViewProps } from './order-view-props.ts'
import { type OrderWords, wordsOf } from './order-words.ts'

type Order = components['schemas']['Order']

const icons: Record<OrderAction, IconName> = {
  ...{ accept: 'check', reject: 'close', invoice: 'receipt', process: 'box', deliveryNote: 'file' },
  ...{ dispatch: 'truck', pay: 'card', confirm: 'check', cancel: 'close' },
}

/** What one side can do with the order, or whose turn it is. */
export function OrderActionsPanel({ flow, actor, order, role }: Omit<OrderViewProps, 'userId'> & { role: DealSide }) {
  const text = useText()
  const { formatMoney } = useFormat()
  const words = wordsOf(order)
  const { side, change, asked } = flow.context
  const actions = role === side ? orderActions(order, side) : []
  return (
    <Card marked={actions.length > 0}>
      <Section title={text('order:details.actions')}>
        <Stack gap={3}>
          <DealTroubles
            {...dealTroubles(flow, actor)}
            words={{
              unconfirmed: text('order:details.unconfirmed'),
              unconfirmedBody: text('order:details.unconfirmedBody'),
              sendAgain: text('order:details.sendAgain'),
              conflict: text(words.conflict),
              behind: text('order:details.behind'),
            }}
          />
          {order.sample !== undefined && <SampleTarget sample={order.sample} status={order.status} side={role} />}
          {actions.length === 0 && <p>{text(role === side ? waitKey(order, side, words) : words.otherSide[role])}</p>}
          {actions.length > 0 && (
            <Cluster>
              {actions.map((action, at) =>
                action === 'pay' ? (
                  <ButtonLink key={action} variant="primary" icon={icons.pay} href={payTypeAddress(order._id)}>
                    {text('order:action.pay', { amount: formatMoney(order.totals.total) })}
                  </ButtonLink>
                ) : (
                  <Button
                    key={action}
                    variant={variantOf(action, at)}
                    icon={icons[action]}
                    busy={flow.hasTag('busy') && asked === null && change?.action === action}
                    busyLabel={text('order:action.busy')}
                    onClick={() => {
                      actor.send({ type: 'action.chosen', action })
                    }}
                  >
                    {text(words.actions[action])}
                  </Button>
                ),
              )}
            </Cluster>
          )}
        </Stack>
      </Section>
    </Card>
  )
}

function variantOf(action: OrderAction, at: number) {
  if (action === 'reject' || action === 'cancel') return 'quiet'
  return at === 0 ? 'primary' : 'secondary'
}

/** Whose turn it is, by the word of the life-cycle. */
function waitKey({ status }: Order, side: DealSide, words: OrderWords): MessageKey {
  if (orderMachine.states[status]?.type === 'final') return words.ended
  if (can(orderMachine, status, { type: 'order.settle', by: 'system' })) return 'order:details.inDispute'
  const carried =
    can(orderMachine, status, { type: 'order.pickUp', by: 'carrier' }) ||
    can(orderMachine, status, { type: 'order.deliver', by: 'carrier' })
  if (carried) return 'order:details.waitCarrier'
  return side === 'buyer' ? 'order:details.waitBuyer' : 'order:details.waitSeller'
}

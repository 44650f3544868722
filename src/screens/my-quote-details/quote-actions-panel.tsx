import { EntityAlerts } from '#src/components/platform/entity-alerts.tsx'
import { QuoteTurn } from '#src/components/quote/quote-turn.tsx'
import { entityAlerts } from '#src/flow/entity-alerts.ts'
import type { MessageKey } from '#src/generated/message-keys.ts'
import { useText } from '#src/i18n/use-text.ts'
import { orderDetailsAddress, productChatAddress, requestQuoteAgainAddress } from '#src/lib/paths.ts'
import type { Role } from '#src/machines/platform/create-entity-machine.ts'
import { quoteMachine } from '#src/machines/lifecycles/quote.machine.ts'
import { type QuoteAction, quoteActions } from '#src/machines/quote/quote-actions.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import type { IconName } from '#src/ui/icon.tsx'
import { Cluster, Stack } from '#src/ui/layout.tsx'
import { Section } from '#src/ui/page.tsx'
import type { QuoteViewProps } from './quote-view-props.ts'

const icons: Record<QuoteAction, IconName> = {
  accept: 'check',
  offer: 'tag',
  counter: 'tag',
  note: 'chat',
  reject: 'close',
  withdraw: 'close',
}

/** Whose turn it is and until when, and what this side can do with the quote. */
export function QuoteActionsPanel({ flow, actor, quote, role }: QuoteViewProps) {
  const text = useText()
  const { side } = flow.context
  const actions = role === side ? quoteActions(quote, side) : []
  const ended = quoteMachine.states[quote.status]?.type === 'final'
  return (
    <Card marked={actions.length > 0}>
      <Section title={text('quote:details.actions')}>
        <Stack gap={4}>
          <EntityAlerts
            {...entityAlerts(flow, actor)}
            labels={{
              unconfirmed: text('order:details.unconfirmed'),
              unconfirmedBody: text('order:details.unconfirmedBody'),
              sendAgain: text('order:details.sendAgain'),
              conflict: text('quote:details.conflict'),
              behind: text('order:details.behind'),
            }}
          />
          <QuoteTurn status={quote.status} expiresAt={quote.expiresAt} side={role} />
          {quote.reason !== undefined && (
            <p>
              {text('quote:details.reason')}: <bdi>{quote.reason}</bdi>
            </p>
          )}
          {role !== side && !ended && <p>{text(`quote:details.otherSide.${role}`)}</p>}
          <Cluster>
            {actions.map((action, at) => (
              <Button
                key={action}
                variant={variantOf(action, at)}
                icon={icons[action]}
                onClick={() => actor.send({ type: 'action.chosen', action })}
              >
                {text(actionKey(action, side, quote.version))}
              </Button>
            ))}
            {quote.orderId !== undefined && (
              <ButtonLink variant="primary" icon="box" href={orderDetailsAddress(quote.orderId)}>
                {text('quote:details.toOrder')}
              </ButtonLink>
            )}
            {ended && quote.orderId === undefined && role === 'buyer' && side === 'buyer' && (
              <ButtonLink variant="primary" icon="refresh" href={requestQuoteAgainAddress(quote.item.productId, quote._id)}>
                {text('quote:details.again')}
              </ButtonLink>
            )}
            {role === 'buyer' && side === 'buyer' && (
              <ButtonLink variant="quiet" icon="chat" href={productChatAddress(quote.seller._id, quote.item.productId)}>
                {text('quote:details.chat')}
              </ButtonLink>
            )}
          </Cluster>
        </Stack>
      </Section>
    </Card>
  )
}

function variantOf(action: QuoteAction, at: number) {
  if (action === 'reject' || action === 'withdraw') return 'quiet'
  return at === 0 && action !== 'note' ? 'primary' : 'secondary'
}

const keys: Record<Role, Partial<Record<QuoteAction, MessageKey>>> = {
  buyer: {
    accept: 'quote:action.buyer.accept',
    counter: 'quote:action.buyer.counter',
    note: 'quote:action.buyer.note',
    reject: 'quote:action.buyer.reject',
    withdraw: 'quote:action.buyer.withdraw',
  },
  seller: {
    accept: 'quote:action.seller.accept',
    offer: 'quote:action.seller.offer',
    note: 'quote:action.seller.note',
    reject: 'quote:action.seller.reject',
    withdraw: 'quote:action.seller.withdraw',
  },
}

function actionKey(action: QuoteAction, side: Role, version: number): MessageKey {
  if (action === 'offer' && version > 0) return 'quote:action.seller.offerAgain'
  const key = keys[side][action]
  if (key === undefined) throw new Error(`The ${side} of a quote has no ${action}`)
  return key
}

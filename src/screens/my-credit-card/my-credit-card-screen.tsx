import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { useSavedCardName } from '#src/components/payment/saved-card-name.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { useText } from '#src/i18n/use-text.ts'
import { cardAddress, paths } from '#src/lib/paths.ts'
import { type SavedCard, savedCardsMachine } from '#src/machines/payment/saved-cards.machine.ts'
import { useSide } from '#src/session/use-side.ts'
import { useStored } from '#src/session/use-stored.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { DeleteDialog } from '#src/components/platform/delete-dialog.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Isolate } from '#src/ui/isolate.tsx'
import { Cluster, Stack } from '#src/ui/layout.tsx'
import { Page, Section } from '#src/ui/page.tsx'
import { WaitingView } from '#src/components/platform/waiting-view.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { BuyerMoney } from './buyer-money.tsx'

/** The cards that the provider keeps for the next payment and, of a buyer, all that was paid with them and otherwise. */
export function MyCreditCardScreen() {
  const text = useText()
  const buys = useSide() === 'buyer'
  return (
    <Page title={text('app:account.cards')} width={buys ? undefined : 'narrow'} actions={<AddCard />}>
      <Stack gap={6}>
        <Section title={text('account:cards.title')} lead={text('account:cards.lead')}>
          <SavedCards />
        </Section>
        {buys && <BuyerMoney />}
      </Stack>
    </Page>
  )
}

function SavedCards() {
  const text = useText()
  const [flow, actor] = useFlow(savedCardsMachine)
  const { cards } = flow.context
  const valid = cards.find(({ expired }) => !expired)
  const kept = valid === undefined ? {} : { brand: valid.brand, lastFour: valid.lastFour }
  useStored(flow.hasTag('filled') || flow.hasTag('empty') ? { creditCard: kept } : null)
  return (
    <>
      {flow.hasTag('busy') && !flow.hasTag('filled') && <WaitingView height="5rem" />}
      {flow.hasTag('empty') && (
        <EmptyState icon="card" title={text('account:cards.empty')}>
          {text('account:cards.emptyBody')}
        </EmptyState>
      )}
      <FailedFlow flow={flow} actor={actor} />
      {flow.hasTag('filled') && (
        <Stack as="ul" gap={3}>
          {cards.map((card) => (
            <CardLine key={card._id} card={card} onDelete={() => actor.send({ type: 'deleting.asked', card })} />
          ))}
        </Stack>
      )}
      <DeleteDialog
        open={flow.hasTag('dialog')}
        busy={flow.hasTag('busy')}
        onConfirm={() => actor.send({ type: 'deleting.confirmed' })}
        onCancel={() => actor.send({ type: 'deleting.abandoned' })}
      />
    </>
  )
}

function AddCard() {
  const text = useText()
  return (
    <ButtonLink variant="primary" icon="plus" href={cardAddress(paths.myCreditCard)}>
      {text('money:card.add')}
    </ButtonLink>
  )
}

function CardLine({ card, onDelete }: { card: SavedCard; onDelete: () => void }) {
  const text = useText()
  const { name, month } = useSavedCardName()(card)
  return (
    <Card as="li">
      <Cluster justify="spread" gap={3}>
        <Stack gap={1}>
          <strong>
            <Isolate>{name}</Isolate>
          </strong>
          <span>
            {text('order:paying.expiry')} <Isolate>{month}</Isolate>
          </span>
        </Stack>
        <Cluster>
          {card.expired && <Badge tone="warning">{text('account:cards.expired')}</Badge>}
          <Button variant="quiet" icon="trash" onClick={onDelete}>
            <span aria-hidden="true">{text('app:confirm.delete')}</span>
            <VisuallyHidden>{text('account:cards.deleteOf', { card: name })}</VisuallyHidden>
          </Button>
        </Cluster>
      </Cluster>
    </Card>
  )
}

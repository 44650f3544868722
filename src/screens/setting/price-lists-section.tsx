import { useState } from 'react'
import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { WaitingView } from '#src/components/platform/waiting-view.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { useText } from '#src/i18n/use-text.ts'
import { priceListsMachine } from '#src/machines/order/price-lists.machine.ts'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { FocusOnArrival } from '#src/ui/focus-on-arrival.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Section } from '#src/ui/page.tsx'
import { PriceListCard } from './price-list-card.tsx'
import { PriceListEditor } from './price-list-editor.tsx'

/** The prices that a seller has agreed with chosen buyers: which lists there are, and the form of one of them. */
export function PriceListsSection({ sellerId }: { sellerId: string }) {
  const text = useText()
  const [flow, actor] = useFlow(priceListsMachine)
  const { lists, selected } = flow.context
  // The form and its page's length are gone once a list is saved: whoever was in it goes on at the lists.
  const [hasWritten, setHasWritten] = useState(false)
  if (!hasWritten && flow.hasTag('writing')) setHasWritten(true)
  const shown = (
    <Stack as="ul" gap={3}>
      {lists.map((list) => (
        <PriceListCard
          key={list._id}
          list={list}
          onEdit={() => actor.send({ type: 'list.opened', id: list._id })}
          onCopy={() => actor.send({ type: 'list.opened', id: list._id, isCopy: true })}
          onEnd={() => actor.send({ type: 'ending.asked', list })}
        />
      ))}
    </Stack>
  )
  const create = (
    <Button icon="plus" onClick={() => actor.send({ type: 'list.opened', id: null })}>
      {text('prices:create')}
    </Button>
  )
  return (
    <Section title={text('prices:title')} lead={text('prices:lead')} actions={flow.hasTag('filled') ? create : undefined}>
      {flow.hasTag('busy') && !flow.hasTag('filled') && !flow.hasTag('writing') && <WaitingView height="5rem" />}
      <FailedFlow flow={flow} actor={actor} />
      {flow.hasTag('empty') && (
        <EmptyState icon="tag" title={text('prices:none')} actions={create}>
          {text('prices:noneText')}
        </EmptyState>
      )}
      {flow.hasTag('filled') && (hasWritten ? <FocusOnArrival>{shown}</FocusOnArrival> : shown)}
      {flow.hasTag('writing') && <PriceListEditor flow={flow} actor={actor} sellerId={sellerId} />}
      <ConfirmDialog
        open={flow.hasTag('dialog')}
        title={text('prices:question', { name: selected?.name ?? '' })}
        description={text('prices:consequence')}
        confirmLabel={text('prices:confirmEnd')}
        cancelLabel={text('app:confirm.cancel')}
        danger
        busy={flow.hasTag('busy')}
        busyLabel={text('app:wait')}
        onConfirm={() => actor.send({ type: 'ending.confirmed' })}
        onCancel={() => actor.send({ type: 'ending.abandoned' })}
      />
    </Section>
  )
}

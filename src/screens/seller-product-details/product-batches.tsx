import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { EntityAlerts } from '#src/components/platform/entity-alerts.tsx'
import { FactList } from '#src/components/platform/fact-list.tsx'
import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { WaitingView } from '#src/components/platform/waiting-view.tsx'
import { entityAlerts } from '#src/flow/entity-alerts.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import type { ListingParts } from '#src/machines/listing/listing-details.machine.ts'
import { Accordion } from '#src/ui/accordion.tsx'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Section } from '#src/ui/page.tsx'
import { useOnChange } from '#src/ui/use-on-change.ts'
import { BatchDialogs, type BatchesViewProps } from './batch-dialogs.tsx'
import { BatchEntry, BatchTitle } from './batch-entry.tsx'

/** As many batches are shown at first. */
const shownAtFirst = 10

/** The batches of the product: what each holds, until when, and its certificate. */
export function ProductBatches({ batches: actor, view }: Pick<ListingParts, 'batches' | 'view'>) {
  const text = useText()
  const flow = useSelector(actor, (snapshot) => snapshot)
  const { entity: product } = flow.context
  return (
    <Section
      title={text('batches:title')}
      lead={text('batches:lead')}
      actions={
        product !== null && (
          <Button icon="plus" disabled={flow.hasTag('busy')} onClick={() => actor.send({ type: 'action.chosen', action: 'add' })}>
            {text('batches:action.add')}
          </Button>
        )
      }
    >
      {product === null && flow.hasTag('failed') && <FailedFlow flow={flow} actor={actor} />}
      {product === null && !flow.hasTag('failed') && <WaitingView height="6rem" />}
      {product !== null && (
        <>
          <Batches flow={flow} actor={actor} product={product} onRecounted={() => view.send({ type: 'view.staled' })} />
          <BatchDialogs flow={flow} actor={actor} product={product} />
        </>
      )}
    </Section>
  )
}

function Batches({ flow, actor, product, onRecounted }: BatchesViewProps & { onRecounted: () => void }) {
  const text = useText()
  const { formatQuantity } = useFormat()
  const [all, setAll] = useState(false)
  const { stock, reserved, batches } = product
  // The figures of the page are those of the listing, which is read by itself.
  useOnChange(String(stock.value), onRecounted)
  const { attachment } = flow.context
  const shown = all ? batches : batches.slice(0, shownAtFirst)
  return (
    <Stack gap={3}>
      <EntityAlerts
        {...entityAlerts(flow, actor)}
        labels={{
          unconfirmed: text('batches:alerts.unconfirmed'),
          unconfirmedBody: text('batches:alerts.unconfirmedBody'),
          sendAgain: text('batches:alerts.sendAgain'),
          doNotSend: text('batches:alerts.doNotSend'),
          conflict: text('batches:alerts.conflict'),
          behind: text('batches:alerts.behind'),
        }}
      />
      {batches.length === 0 ? (
        <EmptyState icon="box" title={text('batches:none')}>
          {text('batches:noneBody')}
        </EmptyState>
      ) : (
        <>
          <FactList
            facts={[
              { name: text('batches:stock'), value: formatQuantity(stock) },
              { name: text('batches:reserved'), value: formatQuantity(reserved) },
            ]}
          />
          <Accordion
            level={3}
            items={shown.map((batch) => ({
              id: batch._id,
              title: <BatchTitle batch={batch} />,
              content: (
                <BatchEntry
                  batch={batch}
                  busy={flow.hasTag('busy')}
                  fetching={attachment}
                  onChoose={(action) => actor.send({ type: 'action.chosen', action, about: batch })}
                  onOpen={(certificate) => actor.send({ type: 'attachment.opened', attachment: certificate })}
                />
              ),
            }))}
          />
        </>
      )}
      {shown.length < batches.length && (
        <div>
          <Button onClick={() => setAll(true)}>{text('batches:showAll', { count: batches.length })}</Button>
        </div>
      )}
    </Stack>
  )
}

import { AttachmentList } from '#src/components/document/attachment-list.tsx'
import { FactList } from '#src/components/platform/fact-list.tsx'
import { usePackageName } from '#src/forms/listing/use-package-name.ts'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { orderDetailsAddress } from '#src/lib/paths.ts'
import { type BatchAction, batchActions } from '#src/machines/listing/batch-actions.ts'
import { Badge, type BadgeTone } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Isolate } from '#src/ui/isolate.tsx'
import { Cluster, Stack } from '#src/ui/layout.tsx'
import { Link } from '#src/ui/link.tsx'

type Schemas = components['schemas']
type Batch = Schemas['ProductBatch']

const tones: Record<Batch['state'], BadgeTone> = {
  available: 'success',
  expired: 'danger',
  blocked: 'warning',
  empty: 'neutral',
}

/** Number, state and quantity of a batch, in a line. */
export function BatchTitle({ batch: { number, state, quantity, expiresOn, retestOn } }: { batch: Batch }) {
  const text = useText()
  const { formatDate, formatQuantity } = useFormat()
  return (
    <Cluster gap={2}>
      <Isolate>{number}</Isolate>
      <Badge tone={tones[state]}>{text(`batches:state.${state}`)}</Badge>
      <span>{formatQuantity(quantity)}</span>
      {expiresOn !== undefined && <span>{text('batches:untilExpiry', { date: formatDate(expiresOn) })}</span>}
      {retestOn !== undefined && <span>{text('batches:untilRetest', { date: formatDate(retestOn) })}</span>}
    </Cluster>
  )
}

export interface BatchEntryProps {
  batch: Batch
  busy: boolean
  fetching: Schemas['Attachment'] | null
  onChoose: (action: BatchAction) => void
  onOpen: (certificate: Schemas['Attachment']) => void
}

/** All that is known of a batch, and what can be done with it. */
export function BatchEntry({ batch, busy, fetching, onChoose, onOpen }: BatchEntryProps) {
  const text = useText()
  const { formatDate } = useFormat()
  const packageName = usePackageName()
  const { number, madeOn, packaging, note, blockedReason, certificates } = batch
  return (
    <Stack gap={3}>
      <FactList
        facts={[
          { name: text('batches:madeOn'), value: madeOn && formatDate(madeOn) },
          { name: text('batches:packaging'), value: packaging && packageName(packaging) },
          { name: text('batches:note'), value: note && <span dir="auto">{note}</span> },
          { name: text('batches:blockedReason'), value: blockedReason && <span dir="auto">{blockedReason}</span> },
          {
            name: text('batches:certificates'),
            value:
              certificates.length === 0 ? (
                text('batches:noCertificate')
              ) : (
                <AttachmentList attachments={certificates} fetching={fetching} onOpen={onOpen} />
              ),
          },
        ]}
      />
      <Cluster>
        {batchActions(batch).map((action) => (
          <Button
            key={action}
            compact
            variant={action === 'remove' ? 'quiet' : 'secondary'}
            disabled={busy}
            aria-label={text(`batches:actionOf.${action}`, { number })}
            onClick={() => onChoose(action)}
          >
            {text(`batches:action.${action}`)}
          </Button>
        ))}
      </Cluster>
      <History batch={batch} />
    </Stack>
  )
}

function History({ batch: { events, quantity } }: { batch: Batch }) {
  const text = useText()
  const { formatDateTime, formatQuantity } = useFormat()
  return (
    <section>
      <h4>{text('batches:history')}</h4>
      <Stack as="ul" gap={2}>
        {events.map(({ kind, change, reason, orderId, orderNumber = '', at }) => (
          <li key={`${at} ${kind} ${change} ${orderNumber}`}>
            <Cluster gap={2}>
              <time dateTime={at}>{formatDateTime(at)}</time>
              {orderId === undefined ? (
                <span>{text(`batches:event.${kind}`, { order: orderNumber })}</span>
              ) : (
                <Link href={orderDetailsAddress(orderId)}>{text(`batches:event.${kind}`, { order: orderNumber })}</Link>
              )}
              {change !== 0 && (
                <span>
                  {text(change > 0 ? 'batches:more' : 'batches:less', {
                    quantity: formatQuantity({ value: Math.abs(change), unit: quantity.unit }),
                  })}
                </span>
              )}
            </Cluster>
            {reason !== undefined && <p dir="auto">{reason}</p>}
          </li>
        ))}
      </Stack>
    </section>
  )
}

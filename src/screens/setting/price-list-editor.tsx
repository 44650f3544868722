import { useState } from 'react'
import type { Actor, SnapshotFrom } from 'xstate'
import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { failureText } from '#src/components/platform/failure-text.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { PriceListForm } from '#src/forms/order/price-list-form.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { listingListMachine } from '#src/machines/listing/listing-list.machine.ts'
import type { priceListsMachine } from '#src/machines/order/price-lists.machine.ts'
import { fieldErrors } from '#src/machines/platform/failure.ts'
import { Button } from '#src/ui/button.tsx'
import { FocusOnArrival } from '#src/ui/focus-on-arrival.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'

type Lists = typeof priceListsMachine

/** So many products are offered at once; others are found by their names. */
const pageSize = 10

/** The form of one price list, with the products of the seller to choose from. */
export function PriceListEditor({ flow, actor, sellerId }: { flow: SnapshotFrom<Lists>; actor: Actor<Lists>; sellerId: string }) {
  const text = useText()
  const [products, search] = useFlow(listingListMachine, { query: { sellerId, sort: 'name' }, pageSize })
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const { list, buyers, lists, wanted, failure } = flow.context
  const isCopy = wanted?.isCopy === true
  const isOutdated = flow.hasTag('outdated')
  const { items, total, query } = products.context
  return (
    <Stack gap={4}>
      <FocusOnArrival>
        <h3>{text(list === null || isCopy ? 'prices:form.create' : 'prices:form.edit')}</h3>
      </FocusOnArrival>
      {isOutdated && (
        <Notice
          tone="warning"
          title={failureText(failure, text)}
          actions={<Button onClick={() => actor.send({ type: 'newest.taken' })}>{text('prices:takeNewest')}</Button>}
        >
          {text('prices:outdated')}
        </Notice>
      )}
      <PriceListForm
        list={list}
        isCopy={isCopy}
        buyers={buyers}
        found={{
          products: items,
          total,
          search: query.search ?? '',
          busy: products.hasTag('busy'),
          failed: products.hasTag('failed') ? <FailedFlow flow={products} actor={search} /> : null,
          onSearch: (typed) =>
            search.send({
              type: 'query.changed',
              query: { sellerId, sort: 'name', ...(typed !== '' && { search: typed }) },
            }),
        }}
        today={today}
        currency={lists[0]?.currency ?? 'USD'}
        busy={flow.hasTag('busy')}
        message={isOutdated ? undefined : failureText(failure, text)}
        serverFields={fieldErrors(failure)}
        late={isOutdated}
        onEntered={(form) => actor.send({ type: 'list.entered', form })}
        onBack={() => actor.send({ type: 'list.closed' })}
      />
    </Stack>
  )
}

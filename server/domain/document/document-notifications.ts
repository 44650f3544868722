import ar from '#locales/ar/catalogue.json' with { type: 'json' }
import bn from '#locales/bn/catalogue.json' with { type: 'json' }
import en from '#locales/en/catalogue.json' with { type: 'json' }
import { localName } from '#server/domain/notification/notification-values.ts'
import { notify } from '#server/domain/notification/notifications.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

/** Notifies the other side that a document was requested, provided or refused, by the request's state. */
export async function notifyOfDocument(context: OperationContext, request: Row<'documentRequests'>): Promise<void> {
  const { _id: subjectId, kind, buyerId, sellerId, reason } = request
  const values = {
    document: { en: en.document[kind], ar: ar.document[kind], bn: bn.document[kind] },
    product: localName(request),
  }
  const toBuyer = { userId: buyerId, side: 'buyer', subjectId } as const
  if (request.status === 'provided') return notify(context, { ...toBuyer, type: 'documentProvided', values })
  if (request.status === 'refused')
    return notify(context, { ...toBuyer, type: 'documentRefused', values: { ...values, reason: reason ?? '' } })
  const [buyer] = await context.tables.parties([buyerId])
  const toSeller = { userId: sellerId, side: 'seller', subjectId } as const
  return notify(context, { ...toSeller, type: 'documentRequested', values: { ...values, party: buyer?.name ?? '' } })
}

import { recordSecurityEvent } from '#server/domain/platform/security-log.ts'
import type { OperationContext } from '#server/operation.ts'
import type { CardOwner, StoredCard } from '#server/ports/card-payments.ts'
import type { Row } from '#server/store/tables.ts'

/** The owner of a card for the provider. */
export async function cardOwner({ tables }: Pick<OperationContext, 'tables'>, userId: string): Promise<CardOwner> {
  return { userId, customer: (await tables.find('cardCustomers', { _id: userId }))?.reference }
}

/** The provider's customer id of a user never changes. */
export async function storeCustomer({ tables, now }: OperationContext, userId: string, reference: string): Promise<void> {
  const known = await tables.find('cardCustomers', { _id: userId })
  if (known === undefined) await tables.insert('cardCustomers', { _id: userId, reference, createdAt: now })
}

/** A card is stored once, also for repeated requests. */
export async function addSavedCard(context: OperationContext, userId: string, stored: StoredCard): Promise<Row<'savedCards'>> {
  const { tables, now, newId } = context
  const { customer, ...card } = stored
  await storeCustomer(context, userId, customer)
  const existing = await tables.find('savedCards', { userId, reference: card.reference })
  if (existing !== undefined) return existing
  const row = { _id: newId(), userId, ...card, createdAt: now }
  await tables.insert('savedCards', row)
  await recordSecurityEvent(context, { kind: 'card.saved', accountId: userId, subject: row._id })
  return row
}

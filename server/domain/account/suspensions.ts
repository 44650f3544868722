import { queueMail } from '#server/domain/platform/outbox.ts'
import { recordSecurityEvent } from '#server/domain/platform/security-log.ts'
import { endSessions } from './sessions.ts'
import { recountProducts, withdrawProducts } from '#server/domain/catalogue/seller-products.ts'
import type { TableContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

/**
 * Suspends an account: sessions end, products leave the market, and its owner is mailed the reason. Open orders stay as they are. Returns false
 * when it was suspended already. `template`: `accountSuspended` tells the reason; the other that it was reported, without who or what.
 */
export async function suspendUser(
  context: TableContext,
  user: Row<'users'>,
  reason: string,
  template: 'accountSuspended' | 'accountSuspendedReported' = 'accountSuspended',
): Promise<boolean> {
  const { tables, now } = context
  if ((await tables.update('users', { _id: user._id, status: 'active' }, { status: 'suspended' })) === 0) return false
  const productIds = await withdrawProducts(context, user._id)
  await tables.insert('suspensions', { _id: user._id, reason, productIds, at: now })
  await endSessions(context, user._id)
  await recordSecurityEvent(context, { kind: 'account.suspended', accountId: user._id, reason })
  const { email: recipient, language, fullName: name } = user
  await queueMail(context, {
    recipient,
    language,
    template,
    values: template === 'accountSuspended' ? { name, reason } : { name },
  })
  return true
}

/** Restores an account, with the products that were on the market when it was suspended, and mails its owner. Returns false when it was not suspended. */
export async function restoreUser(context: TableContext, user: Row<'users'>, reason: string): Promise<boolean> {
  const { tables, now } = context
  if ((await tables.update('users', { _id: user._id, status: 'suspended' }, { status: 'active' })) === 0) return false
  const suspension = await tables.find('suspensions', { _id: user._id })
  const back = { sellerId: user._id, _id: suspension?.productIds ?? [], status: 'inactive' as const }
  await tables.update('products', back, { status: 'active', updatedAt: now })
  await recountProducts(context, user._id)
  await tables.remove('suspensions', { _id: user._id })
  await recordSecurityEvent(context, { kind: 'account.restored', accountId: user._id, reason })
  // Why is for the staff: it may tell of others.
  const { email: recipient, language, fullName: name } = user
  await queueMail(context, { recipient, language, template: 'accountRestored', values: { name } })
  return true
}

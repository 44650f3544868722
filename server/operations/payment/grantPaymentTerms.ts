import { assertNotAlerted } from '#server/domain/account/sign-in-alerts.ts'
import { grantTerms, serializeGranted } from '#server/domain/order/granted-terms.ts'
import { actingParty, findOrder } from '#server/domain/order/orders.ts'
import { forbidden } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

export const grantPaymentTerms: Operation<'grantPaymentTerms'> = async (call) => {
  const { caller, id, body } = call
  const order = await findOrder(call, caller, id)
  if (actingParty(order, caller) !== 'seller') throw forbidden()
  // It lets goods go without their money.
  await assertNotAlerted(call, caller)
  return serializeGranted(call, await grantTerms(call, order, body))
}

import { openStates } from '#src/machines/lifecycles/life-cycle.ts'
import { orderMachine } from '#src/machines/lifecycles/order.machine.ts'
import { conflict } from '#server/domain/refusal.ts'
import type { Means } from '#server/operation.ts'

/** 409 with the reason while somebody else still waits for something of this user, or owes it something. */
export async function refuseOpenBusiness({ tables }: Means, userId: string): Promise<void> {
  const status = openStates(orderMachine)
  const orders = [
    await tables.count('orders', { buyerId: userId, status }),
    await tables.count('orders', { sellerId: userId, status }),
  ]
  if (orders.some((count) => count > 0)) throw conflict('server:conflict.openOrders')
}

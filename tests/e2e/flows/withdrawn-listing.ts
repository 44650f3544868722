import type { Tables } from '#server/store/store.ts'

/** Runs a step while these listings are off the market; afterwards they are back, also where the step fails. */
export async function withoutProducts(tables: Tables, ids: readonly string[], step: () => Promise<unknown>): Promise<void> {
  const _id = [...ids]
  await tables.update('products', { _id }, { status: 'inactive' })
  try {
    await step()
  } finally {
    await tables.update('products', { _id }, { status: 'active' })
  }
}

/** Runs a step while all orders of a seller belong to another; afterwards they are the seller's again, also where the step fails. */
export async function withoutOrders(
  tables: Tables,
  { sellerId, otherId }: { sellerId: string; otherId: string },
  step: () => Promise<unknown>,
): Promise<void> {
  const _id = (await tables.list('orders', { sellerId })).map((order) => order._id)
  await tables.update('orders', { _id }, { sellerId: otherId })
  try {
    await step()
  } finally {
    await tables.update('orders', { _id }, { sellerId })
  }
}

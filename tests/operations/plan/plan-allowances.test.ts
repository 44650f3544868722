import { beforeAll, describe, expect, it } from 'vitest'
import { assertListingAllowed, takeAllowance } from '#server/domain/plan/plan-allowances.ts'
import { DomainError } from '#server/domain/platform/domain-error.ts'
import { openMemoryStore } from '#server/store/memory/memory-store.ts'
import type { Store, Tables } from '#server/store/store.ts'
import { describeStores } from '#tests/support/stores.ts'
import { planRow, subscriptionRow } from '#tests/support/money-rows.ts'
import { insertTradeFixture, productRow, sellerRow, testId, userRow } from '#tests/support/store-fixture.ts'

const now = '2026-11-30T23:59:59.999Z'

describeStores((_, openStore) => {
  let store: Store
  let paid: string
  beforeAll(async () => {
    store = await openStore()
    const plans = [
      planRow({ price: 0, bids: 2, listings: 1, promotions: 0 }),
      planRow({ price: 4900, bids: 3, listings: 2, promotions: null, position: 1 }),
    ]
    await store.insert('plans', ...plans)
    paid = plans[1]?._id ?? ''
  })

  const newSeller = async () => {
    const user = userRow()
    await store.insert('users', user)
    await store.insert('sellers', sellerRow({ _id: user._id }))
    return user._id
  }
  const subscribe = (userId: string, columns: { status?: 'active' | 'cancelled' | 'expired'; endsAt?: string } = {}) =>
    store.insert('subscriptions', subscriptionRow({ userId, planId: paid, endsAt: '2026-12-15T00:00:00.000Z', ...columns }))
  const take = (sellerId: string, kind: 'bids' | 'promotions', at = now) =>
    store.transaction((tables) => takeAllowance({ tables, now: at, newId: testId }, sellerId, kind))
  const refusalOf = async (change: Promise<unknown>) => {
    const error: unknown = await change.then(
      () => undefined,
      (thrown: unknown) => thrown,
    )
    return error instanceof DomainError ? { code: error.code, ...error.detail.results } : error
  }

  it('gives a seller without a subscription what the free plan allows, and tells how much of it is used', async () => {
    const seller = await newSeller()
    await take(seller, 'bids')
    await take(seller, 'bids')
    expect(await refusalOf(take(seller, 'bids'))).toEqual({ code: 409, allowance: { kind: 'bids', allowed: 2, used: 2 } })
    expect(await refusalOf(take(seller, 'promotions'))).toEqual({
      code: 409,
      allowance: { kind: 'promotions', allowed: 0, used: 0 },
    })
  })

  it('counts each seller’s uses alone, and begins anew with the month', async () => {
    const [seller, other] = [await newSeller(), await newSeller()]
    await take(other, 'bids')
    await take(seller, 'bids')
    await take(seller, 'bids')
    await take(seller, 'bids', '2026-12-01T00:00:00.000Z')
    expect(await store.list('allowanceUses', { userId: seller }, { orderBy: ['month'] })).toMatchObject([
      { month: '2026-11', used: 2 },
      { month: '2026-12', used: 1 },
    ])
    expect(await store.list('allowanceUses', { userId: other })).toMatchObject([{ month: '2026-11', used: 1 }])
  })

  it('takes the plan that was paid for, also one that is cancelled and runs to its end', async () => {
    for (const status of ['active', 'cancelled'] as const) {
      const seller = await newSeller()
      await subscribe(seller, { status })
      for (let count = 0; count < 3; count += 1) await take(seller, 'bids')
      expect(await refusalOf(take(seller, 'bids'))).toMatchObject({ allowance: { allowed: 3, used: 3 } })
      for (let count = 0; count < 9; count += 1) await take(seller, 'promotions')
    }
  })

  it('falls back to the free plan at the moment a subscription ends, before any job has seen it', async () => {
    const seller = await newSeller()
    await subscribe(seller, { endsAt: now })
    expect(await refusalOf(take(seller, 'promotions'))).toMatchObject({ code: 409 })
  })

  it('gives the last one to one of many who ask at once', async () => {
    const seller = await newSeller()
    await take(seller, 'bids')
    const responses = await Promise.all(Array.from({ length: 8 }, () => refusalOf(take(seller, 'bids'))))
    expect(responses.filter((response) => response === undefined)).toHaveLength(1)
    expect(await store.find('allowanceUses', { userId: seller })).toMatchObject({ used: 2 })
  })

  it('counts the active listings', async () => {
    const fixture = await insertTradeFixture(store)
    const sellerId = await newSeller()
    const may = (tables: Tables = store) => refusalOf(assertListingAllowed({ tables, now, newId: testId }, sellerId))
    expect(await may()).toBeUndefined()
    const place = { categoryId: fixture.category._id, subCategoryId: fixture.subCategory._id }
    await store.insert('products', productRow({ ...place, sellerId }), productRow({ ...place, sellerId, status: 'inactive' }))
    expect(await may()).toEqual({ code: 409, allowance: { kind: 'listings', allowed: 1, used: 1 } })
    await subscribe(sellerId)
    expect(await may()).toBeUndefined()
  })
})

describe('an installation without plans', () =>
  it('still has allowances', async () => {
    const store = openMemoryStore()
    const user = userRow()
    await store.insert('users', user)
    const take = () => takeAllowance({ tables: store, now, newId: testId }, user._id, 'bids')
    for (let count = 0; count < 5; count += 1) await take()
    await expect(take()).rejects.toBeInstanceOf(DomainError)
  }))

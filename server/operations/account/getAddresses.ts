import { pageOf } from '#server/domain/platform/paging.ts'
import { serializeAddress } from '#server/domain/account/user-serializer.ts'
import type { Operation } from '#server/operation.ts'

/** Newest first. An account has 50 at most, so they are filtered here instead of in the store. */
export const getAddresses: Operation<'getAddresses'> = async ({ tables, caller, body }) => {
  const search = body.search?.trim().toLowerCase() ?? ''
  const own = await tables.list('addresses', { userId: caller.user._id }, { orderBy: ['-createdAt', '-_id'] })
  const found = own.filter(({ label, fullName, line1, city }) =>
    [label, fullName, line1, city].some((text) => text?.toLowerCase().includes(search)),
  )
  const { limit, offset } = pageOf({ page: body.page, pageSize: body.pageSize ?? 100 })
  return { addresses: found.slice(offset, offset + limit).map(serializeAddress), total: found.length }
}

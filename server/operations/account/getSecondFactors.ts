import { omitNull } from '#server/domain/platform/omit-null.ts'
import type { Operation } from '#server/operation.ts'

export const getSecondFactors: Operation<'getSecondFactors'> = async ({ tables, caller }) => {
  const userId = caller.user._id
  const factors = await tables.list('secondFactors', { userId }, { orderBy: ['createdAt', '_id'] })
  return {
    factors: factors.map(({ _id, kind, name, createdAt, lastUsedAt }) => omitNull({ _id, kind, name, createdAt, lastUsedAt })),
    total: factors.length,
    recoveryCodesLeft: await tables.count('recoveryCodes', { userId, usedAt: null }),
  }
}

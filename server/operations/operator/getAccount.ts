import { listAccountCases, listSuspensions } from '#server/domain/operator/account-record.ts'
import { serializeFoundAccounts } from '#server/domain/operator/found-accounts.ts'
import { recordReading } from '#server/domain/operator/recorded-readings.ts'
import { serializeCurrentPlan } from '#server/domain/plan/plan-serializer.ts'
import { notFound } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

export const getAccount: Operation<'getAccount'> = async (call) => {
  const user = await call.tables.find('users', { _id: call.id })
  if (user === undefined) throw notFound()
  await recordReading(call, `getAccount ${user._id}`, user._id)
  const [[found], suspensions, cases] = await Promise.all([
    serializeFoundAccounts(call, [user]),
    listSuspensions(call, user._id),
    listAccountCases(call, user._id),
  ])
  if (found === undefined) throw new Error(`The account ${user._id} has no answer`)
  return {
    ...(user.status !== 'deleted' && { plan: await serializeCurrentPlan(call, user._id) }),
    ...cases,
    found,
    phone: `${user.countryCode} ${user.phoneNumber}`.trim(),
    language: user.language,
    suspensions,
  }
}

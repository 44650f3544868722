import { isTraded } from '#server/domain/catalogue/first-rates.ts'
import { keepPayoutMinimums, readPayoutMinimums } from '#server/domain/payment/payout-minimums.ts'
import { type FieldKey, invalidFields } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

export const changePayoutMinimums: Operation<'changePayoutMinimums'> = async (call) => {
  const { minimums } = call.body
  const refused = (index: number, key: FieldKey) => invalidFields({ [`minimums.${index}.currency`]: { key } })
  for (const [index, { currency }] of minimums.entries()) {
    if (!isTraded(currency)) throw refused(index, 'server:field.currencyUnknown')
    if (minimums.findIndex((other) => other.currency === currency) < index) throw refused(index, 'server:field.twice')
  }
  await keepPayoutMinimums(call, minimums)
  return { minimums: await readPayoutMinimums(call) }
}

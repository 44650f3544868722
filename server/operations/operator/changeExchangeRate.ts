import { readRates } from '#server/domain/catalogue/exchange-rates.ts'
import { serializeRates } from '#server/domain/catalogue/rates-serializer.ts'
import { isSlip, replaceRate } from '#server/domain/catalogue/taken-rates.ts'
import { invalidFields } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

export const changeExchangeRate: Operation<'changeExchangeRate'> = async (call) => {
  const { currency, unitsPerDollar, reason } = call.body
  const before = (await readRates(call)).of(currency)
  // The dollar has no rate: all others are for one of it.
  if (before === undefined) throw invalidFields({ currency: { key: 'server:field.currencyUnknown' } })
  if (isSlip(unitsPerDollar, before)) throw invalidFields({ unitsPerDollar: { key: 'server:field.rateSlip' } })
  const date = call.now.slice(0, 10)
  const takenBy = call.caller.operator.email
  await replaceRate(call, { currency, unitsPerDollar, date, source: 'operator', takenBy, reason })
  return serializeRates(call)
}

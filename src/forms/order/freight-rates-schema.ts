import { z } from 'zod'
import { moneyRule, numberOf } from '#src/forms/platform/decimal-rule.ts'
import { replaceFreightRatesBody } from '#src/generated/bodies/replaceFreightRates.ts'
import type { components } from '#src/generated/schema.ts'
import { toDecimalText } from '#src/lib/money.ts'

type FreightRates = components['schemas']['FreightRates']

/** A rate in the fields of a form. An empty country is every one without rates of its own. */
interface FreightRateValues {
  country: string
  upToKilograms: string
  currency: string
  amount: string
  perHundredKilograms: string
}

export interface FreightRatesValues {
  rates: FreightRateValues[]
  dangerousGoods: { currency: string; amount: string }[]
}

export const emptyRate = (currency: string): FreightRateValues => ({
  country: '',
  upToKilograms: '',
  currency,
  amount: '',
  perHundredKilograms: '',
})

export const freightRatesValues = ({ rates, dangerousGoods }: FreightRates): FreightRatesValues => ({
  rates: rates.map(({ country = '', upToKilograms, amount, perHundredKilograms }) => ({
    country,
    upToKilograms: upToKilograms === undefined ? '' : String(upToKilograms),
    currency: amount.currency,
    amount: toDecimalText(amount),
    perHundredKilograms: perHundredKilograms.amount === 0 ? '' : toDecimalText(perHundredKilograms),
  })),
  dangerousGoods: dangerousGoods.map((money) => ({ currency: money.currency, amount: toDecimalText(money) })),
})

const { upToKilograms } = replaceFreightRatesBody.properties.rates.items.properties
const limit = z.preprocess((typed) => (typed === '' ? undefined : numberOf(typed)), z.fromJSONSchema(upToKilograms).optional())

/** The amount of a row, in the currency that the row names. */
function amountOf<Row extends { currency: string }>(
  row: Row,
  name: keyof Row & string,
  context: z.RefinementCtx,
  needed: boolean,
): { amount: number; currency: string } | undefined {
  const read = moneyRule(row.currency, { needed }).safeParse(row[name])
  // The rule reads to money, or to nothing where nothing is needed.
  if (read.success) return read.data as { amount: number; currency: string } | undefined
  for (const issue of read.error.issues) {
    if (issue.code === 'custom') context.addIssue({ code: 'custom', params: issue.params, input: row[name], path: [name] })
  }
  return undefined
}

const rate = z
  .object({
    country: z.string(),
    upToKilograms: limit,
    currency: z.string(),
    amount: z.string(),
    perHundredKilograms: z.string(),
  })
  .transform(({ country, upToKilograms: most, ...typed }, context) => ({
    ...(country !== '' && { country }),
    ...(most !== undefined && { upToKilograms: most }),
    amount: amountOf(typed, 'amount', context, true),
    perHundredKilograms: amountOf(typed, 'perHundredKilograms', context, false) ?? { amount: 0, currency: typed.currency },
  }))

const surcharge = z
  .object({ currency: z.string(), amount: z.string() })
  .transform((typed, context) => amountOf(typed, 'amount', context, true))

export const freightRatesSchema = z.object({ rates: z.array(rate), dangerousGoods: z.array(surcharge) })

/** The server's messages by the fields of the form, which has one currency a row. */
export const freightRatesFields = (serverFields: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(serverFields).map(([path, message]) => [
      path.replace(/^(rates\.\d+)\.(?:amount|perHundredKilograms)\.currency$/, '$1.currency'),
      message,
    ]),
  )

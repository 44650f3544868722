import type { components } from '#src/generated/schema.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import type { OperationContext } from '#server/operation.ts'
import { type Rate, readRates } from './exchange-rates.ts'
import { findRateFetch } from './rate-fetches.ts'

type Schemas = components['schemas']
type Context = Pick<OperationContext, 'tables' | 'ports'>

export async function serializeRates(context: Context): Promise<Schemas['ExchangeRates']> {
  const [rates, bank] = await Promise.all([readRates(context), serializeRateFetch(context)])
  return { rates: rates.all.map(serializeRate), bank }
}

function serializeRate(rate: Rate): Schemas['ExchangeRate'] {
  const { currency, unitsPerDollar, date, source } = rate
  const { takenAt = null, takenBy = null, reason = null } = rate
  return { currency, unitsPerDollar, date, source, ...omitNull({ takenAt, takenBy, reason }) }
}

/** How the bank's file was last read. */
export async function serializeRateFetch({ tables, ports }: Context): Promise<Schemas['RateFetch']> {
  if (ports.rateSource === undefined) return { state: 'none' }
  const last = await findRateFetch({ tables })
  if (last === undefined) return { state: 'waiting' }
  const { at, outcome, problem } = last
  const state = outcome === 'running' ? 'waiting' : outcome
  return problem === undefined ? { state, at } : { state, at, problem }
}

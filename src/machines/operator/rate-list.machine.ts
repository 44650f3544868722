import type { CallResults } from '#src/api/call-api.ts'
import { callOperatorApi } from '#src/api/call-operator-api.ts'
import { createQueueMachine, type QueuePage } from './create-queue-machine.ts'

type Rates = CallResults<'getExchangeRates'>
export type ExchangeRate = Rates['rates'][number]

/** A rate that is set by hand: units of the currency for one US dollar. */
export interface RateDecision {
  act: 'change'
  unitsPerDollar: number
  reason: string
}

type RatePage = QueuePage<ExchangeRate> & Pick<Rates, 'bank'>

const pageOf = ({ rates, bank }: Rates): RatePage => ({ items: rates, total: rates.length, bank })

/** An operator looks at the reference rates and sets one by hand. */
export const rateListMachine = createQueueMachine<ExchangeRate, object, RateDecision, never, RatePage>({
  id: 'queue.rates',
  read: async (_, signal) => pageOf((await callOperatorApi('getExchangeRates', { signal })).results),
  decide: ({ currency }, { unitsPerDollar, reason }, signal) =>
    callOperatorApi('changeExchangeRate', { body: { currency, unitsPerDollar, reason }, signal }),
})

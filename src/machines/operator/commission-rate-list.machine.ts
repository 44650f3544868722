import type { CallBody, CallResults } from '#src/api/call-api.ts'
import { callOperatorApi } from '#src/api/call-operator-api.ts'
import { createQueueMachine, type QueuePage } from './create-queue-machine.ts'

export type CommissionRates = CallResults<'getCommissionRates'>
export type CommissionRate = CommissionRates['rates'][number]
export type CommissionRateAddition = CallBody<'addCommissionRate'>

export interface CommissionRateDecision {
  act: 'end'
  reason: string
}
export interface CommissionRateListDecision {
  act: 'add'
  addition: CommissionRateAddition
}

type CommissionRatePage = QueuePage<CommissionRate> & Pick<CommissionRates, 'defaultPercent' | 'today' | 'categories' | 'plans'>

const pageOf = ({ rates, ...page }: CommissionRates): CommissionRatePage => ({ ...page, items: rates, total: rates.length })

/** An operator looks at the rates of commission, adds one from a day on, and ends one. */
export const commissionRateListMachine = createQueueMachine<
  CommissionRate,
  object,
  CommissionRateDecision,
  CommissionRateListDecision,
  CommissionRatePage
>({
  id: 'queue.commissionRates',
  read: async (_, signal) => pageOf((await callOperatorApi('getCommissionRates', { signal })).results),
  decide: ({ _id: id }, { reason }, signal) => callOperatorApi('endCommissionRate', { path: { id }, body: { reason }, signal }),
  decideOfList: (_, { addition }, signal) => callOperatorApi('addCommissionRate', { body: addition, signal }),
})

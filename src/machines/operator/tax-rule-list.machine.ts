import type { CallBody, CallResults } from '#src/api/call-api.ts'
import { callOperatorApi } from '#src/api/call-operator-api.ts'
import { createQueueMachine, type QueuePage } from './create-queue-machine.ts'

export type TaxRules = CallResults<'getTaxRules'>
export type TaxRule = TaxRules['rules'][number]

export interface TaxRuleDecision {
  act: 'end'
  end: CallBody<'endTaxRule'>
}
/** A table is loaded as it was checked. */
export type TaxRuleListDecision =
  | { act: 'add'; addition: CallBody<'addTaxRule'> }
  | { act: 'load'; load: CallBody<'loadTaxTable'> }

type TaxRulePage = QueuePage<TaxRule> & Pick<TaxRules, 'today' | 'uncovered'>

const pageOf = ({ rules, today, uncovered }: TaxRules): TaxRulePage => ({ today, uncovered, items: rules, total: rules.length })

/** An operator looks at the rules of tax, adds one, sets the last day of one, and loads a table of them. */
export const taxRuleListMachine = createQueueMachine<TaxRule, object, TaxRuleDecision, TaxRuleListDecision, TaxRulePage>({
  id: 'queue.taxRules',
  read: async (_, signal) => pageOf((await callOperatorApi('getTaxRules', { signal })).results),
  decide: ({ _id: id }, { end }, signal) => callOperatorApi('endTaxRule', { path: { id }, body: end, signal }),
  decideOfList: (_, decision, signal) =>
    decision.act === 'add'
      ? callOperatorApi('addTaxRule', { body: decision.addition, signal })
      : callOperatorApi('loadTaxTable', { body: decision.load, signal }),
})

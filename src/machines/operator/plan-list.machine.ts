import type { CallResults } from '#src/api/call-api.ts'
import { callOperatorApi } from '#src/api/call-operator-api.ts'
import { withEntryAt, withoutEntry } from '#src/lib/with-entry-at.ts'
import { createQueueMachine, type QueuePage } from './create-queue-machine.ts'

export type OperatorPlan = CallResults<'getPlans'>['plans'][number]['plan']
interface Offer {
  /** The plans on offer, in their order: each change names them all. */
  offer: readonly OperatorPlan[]
  version: string
}
export interface ListedPlan extends Offer {
  plan: OperatorPlan
  onOffer: boolean
}
interface PlacedPlan {
  plan: OperatorPlan
  /** From 0. */
  position: number
  reason: string
}
export type PlanDecision = ({ act: 'edit' | 'offer' } & PlacedPlan) | { act: 'withdraw'; reason: string }
export type PlanListDecision = { act: 'add' } & PlacedPlan
type PlanPage = QueuePage<ListedPlan> & Offer

/** An operator says which plans sellers may choose: adds one, changes it, withdraws it, or offers it again. */
export const planListMachine = createQueueMachine<ListedPlan, object, PlanDecision, PlanListDecision, PlanPage>({
  id: 'queue.plans',
  read: async (_, signal) => {
    const { plans, version } = (await callOperatorApi('getPlans', { signal })).results
    const offer = plans.filter(({ onOffer }) => onOffer).map(({ plan }) => plan)
    return { items: plans.map((each) => ({ ...each, offer, version })), total: plans.length, offer, version }
  },
  decide: ({ plan, offer, version }, decision, signal) => {
    const plans =
      decision.act === 'withdraw'
        ? withoutEntry(offer, plan.slug)
        : withEntryAt(offer, plan.slug, { entry: decision.plan, position: decision.position })
    return callOperatorApi('changePlans', { body: { plans, version, reason: decision.reason }, signal })
  },
  decideOfList: ({ offer, version }, { plan, position, reason }, signal) => {
    const plans = withEntryAt(offer, plan.slug, { entry: plan, position })
    return callOperatorApi('changePlans', { body: { plans, version, reason }, signal })
  },
})

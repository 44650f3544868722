import type { CallBody, CallResults } from '#src/api/call-api.ts'
import { callOperatorApi } from '#src/api/call-operator-api.ts'
import { createQueueMachine } from './create-queue-machine.ts'

export type ListedOperator = CallResults<'getOperators'>['operators'][number]
export type NewInvitation = CallBody<'inviteOperator'>
type Inviting = { act: 'invite'; invitation: NewInvitation }
/** Who is there already may be invited again. */
export type OperatorDecision =
  | Inviting
  | ({ act: 'changeRoles' } & CallBody<'changeOperatorRoles'>)
  | ({ act: 'disable' } & CallBody<'disableOperator'>)

/**
 * An admin sees who works here, invites somebody by mail, changes what they may do, and shuts one out; never themselves, and never the last
 * admin.
 */
export const operatorListMachine = createQueueMachine<ListedOperator, object, OperatorDecision, Inviting>({
  id: 'queue.operators',
  read: async (_, signal) => {
    const { operators } = (await callOperatorApi('getOperators', { signal })).results
    return { items: operators, total: operators.length }
  },
  decide: ({ _id: id }, decision, signal) => {
    if (decision.act === 'invite') return invite(decision, signal)
    if (decision.act === 'disable')
      return callOperatorApi('disableOperator', { path: { id }, body: { reason: decision.reason }, signal })
    const { roles, reason } = decision
    return callOperatorApi('changeOperatorRoles', { path: { id }, body: { roles, reason }, signal })
  },
  decideOfList: (_, decision, signal) => invite(decision, signal),
})

const invite = ({ invitation }: Inviting, signal: AbortSignal) => callOperatorApi('inviteOperator', { body: invitation, signal })

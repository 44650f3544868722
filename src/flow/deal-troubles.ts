import type { AnyActorRef } from 'xstate'
import type { DealContext } from '#src/machines/create-deal-machine.ts'

interface DealFlow {
  hasTag: (tag: 'unreachable' | 'failed') => boolean
  context: Pick<DealContext<unknown, string, object, unknown>, 'failure' | 'asked'>
}

/** What `DealTroubles` of src/components shows of a deal. A question that is open tells its trouble itself. */
export function dealTroubles(flow: DealFlow, actor: Pick<AnyActorRef, 'send'>) {
  const { failure, asked } = flow.context
  return {
    trouble: flow.hasTag('unreachable')
      ? ('unconfirmed' as const)
      : failure?.kind === 'refused' && asked === null
        ? ('refused' as const)
        : null,
    behind: flow.hasTag('failed') && !flow.hasTag('unreachable'),
    failure,
    onRetry: () => {
      actor.send({ type: 'retry.asked' })
    },
    onDismiss: () => {
      actor.send({ type: 'failure.dismissed' })
    },
  }
}

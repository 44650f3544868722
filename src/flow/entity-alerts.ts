import type { AnyActorRef } from 'xstate'
import type { EntityContext } from '#src/machines/platform/create-entity-machine.ts'

interface EntityFlow {
  hasTag: (tag: 'unreachable' | 'failed') => boolean
  context: Pick<EntityContext<unknown, { type: string }, unknown, unknown>, 'failure' | 'asked'>
}

/** Returns what `EntityAlerts` of src/components shows of an entity. A question that is open shows its own failure. */
export function entityAlerts(flow: EntityFlow, actor: Pick<AnyActorRef, 'send'>) {
  const { failure, asked } = flow.context
  return {
    problem: flow.hasTag('unreachable')
      ? ('unconfirmed' as const)
      : failure?.kind === 'rejected' && asked === null
        ? ('refused' as const)
        : null,
    behind: flow.hasTag('failed') && !flow.hasTag('unreachable'),
    failure,
    onRetry: () => actor.send({ type: 'retry.asked' }),
    onDismiss: () => actor.send({ type: 'failure.dismissed' }),
  }
}

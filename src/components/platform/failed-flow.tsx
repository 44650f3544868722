import { FailedView, type FailedViewProps } from './failed-view.tsx'

export interface FailedFlowProps extends Pick<FailedViewProps, 'actions'> {
  flow: { hasTag: (tag: 'failed') => boolean; context: Pick<FailedViewProps, 'failure'> }
  actor: { send: (event: { type: 'retry.asked' }) => void }
}

/** What came of a flow that failed, which is asked to try again. Nothing while it has not failed. */
export function FailedFlow({ flow, actor, actions }: FailedFlowProps) {
  if (!flow.hasTag('failed')) return null
  return <FailedView failure={flow.context.failure} onRetry={() => actor.send({ type: 'retry.asked' })} actions={actions} />
}

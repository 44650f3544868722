import type { ReactNode } from 'react'
import { type FailedViewProps } from '#src/components/platform/failed-view.tsx'
import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { useText } from '#src/i18n/use-text.ts'
import type { FlowTag } from '#src/machines/platform/flow-tags.ts'
import { Button } from '#src/ui/button.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { WaitingView } from '#src/components/platform/waiting-view.tsx'

export interface PartFrameProps {
  /** The list that the part shows. */
  flow: {
    hasTag: (tag: FlowTag) => boolean
    context: { items: readonly unknown[]; total: number; failure: FailedViewProps['failure'] }
  }
  /** Said in place of an empty list. */
  nothing: string
  actor: { send: (event: { type: 'retry.asked' } | { type: 'more.asked' }) => void }
  children: ReactNode
}

/** A part of the page with a list of its own: it may wait, be empty or fail while the rest of the page is there. */
export function PartFrame({ flow, nothing, actor, children }: PartFrameProps) {
  const text = useText()
  const { items, total } = flow.context
  const filled = flow.hasTag('filled')
  if (flow.hasTag('empty')) return <p>{nothing}</p>
  if (flow.hasTag('failed')) return <FailedFlow flow={flow} actor={actor} />
  if (!filled) return <WaitingView height="6rem" />
  return (
    <Stack gap={3}>
      {children}
      {items.length < total && (
        <div>
          <Button onClick={() => actor.send({ type: 'more.asked' })} busy={flow.hasTag('busy')} busyLabel={text('app:wait')}>
            {text('selling:details.more')}
          </Button>
        </div>
      )}
    </Stack>
  )
}

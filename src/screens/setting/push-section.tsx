import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { useText } from '#src/i18n/use-text.ts'
import { pushChoiceMachine } from '#src/machines/notification/push-choice.machine.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Section } from '#src/ui/page.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton.tsx'

export function PushSection() {
  const text = useText()
  const [flow, actor] = useFlow(pushChoiceMachine)
  const { on } = flow.context
  return (
    <Section title={text('account:push.title')} lead={text('account:push.lead')}>
      {flow.hasTag('filled') && (
        <Checkbox
          label={text('account:push.label')}
          hint={text('account:push.hint')}
          checked={on === true}
          onChange={(event) => actor.send({ type: 'pushes.chosen', on: event.target.checked })}
        />
      )}
      {flow.hasTag('busy') && !flow.hasTag('filled') && (
        <SkeletonGroup label={text('app:wait')}>
          <Skeleton lines={1} />
        </SkeletonGroup>
      )}
      <FailedFlow flow={flow} actor={actor} />
    </Section>
  )
}

import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths, rfqDetailsAddress } from '#src/lib/paths.ts'
import { isEditable } from '#src/machines/requirement/awarding-actions.ts'
import { requirementEditingMachine } from '#src/machines/requirement/requirement-editing.machine.ts'
import { requirementPostingMachine } from '#src/machines/requirement/requirement-posting.machine.ts'
import { requirementViewMachine } from '#src/machines/requirement/requirement-view.machine.ts'
import { usePageState } from '#src/session/use-page-state.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Page } from '#src/ui/page.tsx'
import { WaitingView } from '#src/components/platform/waiting-view.tsx'
import { RequirementPanel } from './requirement-panel.tsx'

/** The form of a requirement: a new one, or an own one that this history entry names; one that was only looked at is not meant. */
export function ProductRequirementPostScreen() {
  const text = useText()
  const { requirement: id } = usePageState().chosen
  const title = text(id === undefined ? 'requirement:post.title' : 'requirement:post.editTitle')
  const lead = text(id === undefined ? 'requirement:post.lead' : 'requirement:post.editLead')
  return (
    <Page title={title} lead={lead}>
      {id === undefined ? <Posting /> : <Read key={id} id={id} />}
    </Page>
  )
}

function Posting() {
  const [flow, actor] = useFlow(requirementPostingMachine)
  return (
    <RequirementPanel
      requirement={null}
      sending={flow}
      onSend={(body) => actor.send({ type: 'form.submitted', input: { body } })}
    />
  )
}

/** The requirement as it stands now, before it is put in other words. */
function Read({ id }: { id: string }) {
  const text = useText()
  const [flow, actor] = useFlow(requirementViewMachine, { path: { id } })
  const { results: requirement } = flow.context
  const toOwn = <ButtonLink href={paths.myOrderRequest}>{text('requirement:details.toOwn')}</ButtonLink>
  if (flow.hasTag('failed')) return <FailedFlow flow={flow} actor={actor} actions={toOwn} />
  if (requirement === null) return <WaitingView height="40rem" />
  if (isEditable(requirement, 'buyer')) return <Editing requirement={requirement} />
  return (
    <EmptyState
      icon="lock"
      title={text('requirement:post.settled')}
      actions={<ButtonLink href={rfqDetailsAddress(id)}>{text('requirement:post.toIt')}</ButtonLink>}
    >
      {text('requirement:post.settledBody')}
    </EmptyState>
  )
}

function Editing({ requirement }: { requirement: components['schemas']['Requirement'] }) {
  const [flow, actor] = useFlow(requirementEditingMachine)
  return (
    <RequirementPanel
      requirement={requirement}
      sending={flow}
      onSend={(body) => actor.send({ type: 'form.submitted', input: { path: { id: requirement._id }, body } })}
    />
  )
}

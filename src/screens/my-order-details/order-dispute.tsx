import { EntityAlerts } from '#src/components/platform/entity-alerts.tsx'
import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { DisputeConversation } from '#src/components/support/dispute-conversation.tsx'
import { disputedAmount } from '#src/components/support/disputed-amount.ts'
import { settlementText } from '#src/components/support/settlement-text.ts'
import { entityAlerts } from '#src/flow/entity-alerts.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { DisputeAnswerForm, mostFiles } from '#src/forms/support/dispute-answer-form.tsx'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { draftNames } from '#src/lib/form-draft.ts'
import { attachmentsMachine, keptFiles } from '#src/machines/document/attachments.machine.ts'
import type { Role } from '#src/machines/platform/create-entity-machine.ts'
import { type DisputeAction, disputeActions, openProposal } from '#src/machines/support/dispute-actions.ts'
import { disputeDetailsMachine } from '#src/machines/support/dispute-details.machine.ts'
import { useFormDraft } from '#src/session/use-form-draft.ts'
import { Button } from '#src/ui/button.tsx'
import { CardSection } from '#src/ui/card-section.tsx'
import { Cluster, Stack } from '#src/ui/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { DisputeDialogs } from './dispute-dialogs.tsx'
import type { DisputeViewProps } from './dispute-view-props.ts'
import { ProofFiles } from './proof-files.tsx'

/** Whether something was ever disputed about an order; its dispute can be read when it has long ended. */
export const wasDisputed = ({ timeline }: Pick<components['schemas']['Order'], 'timeline'>) =>
  timeline.some(({ status }) => status === 'disputed')

/** The dispute about an order: what both sides wrote and proposed, and what this side can do. */
export function OrderDispute({ order, role, side }: Pick<DisputeViewProps, 'order' | 'role'> & { side: Role }) {
  const text = useText()
  const [flow, actor] = useFlow(disputeDetailsMachine, { id: order._id, side })
  const { entity: dispute } = flow.context
  return (
    <CardSection
      title={text('dispute:title')}
      lead={dispute !== null && dispute.outcome === undefined ? text('dispute:lead') : undefined}
    >
      {dispute === null && flow.hasTag('busy') && <Spinner label={text('app:wait')} />}
      {dispute === null && <FailedFlow flow={flow} actor={actor} />}
      {dispute !== null && (
        <>
          <DisputeView flow={flow} actor={actor} dispute={dispute} order={order} role={role} />
          <DisputeDialogs flow={flow} actor={actor} dispute={dispute} order={order} role={role} />
        </>
      )}
    </CardSection>
  )
}

function DisputeView({ flow, actor, dispute, order, role }: DisputeViewProps) {
  const text = useText()
  const { side } = flow.context
  const actions = role === side ? disputeActions(dispute, side) : []
  const alerts = entityAlerts(flow, actor)
  const { failure } = alerts
  // What else is refused is said by the form.
  const isOnForm = alerts.problem === 'refused' && failure?.kind === 'rejected' && failure.code !== 409
  return (
    <Stack gap={4}>
      <DisputeConversation
        dispute={dispute}
        disputed={disputedAmount(order, dispute)}
        side={role}
        nameOf={(by) => (by === role ? text('dispute:you') : <bdi>{order[by].name}</bdi>)}
        filesOf={(files) => <ProofFiles files={files} />}
      />
      <EntityAlerts
        {...alerts}
        problem={isOnForm ? null : alerts.problem}
        labels={{
          unconfirmed: text('dispute:unconfirmed'),
          unconfirmedBody: text('dispute:unconfirmedBody'),
          sendAgain: text('dispute:sendAgain'),
          conflict: text('dispute:conflict'),
          behind: text('dispute:behind'),
        }}
      />
      <ProposalActions flow={flow} actor={actor} dispute={dispute} order={order} role={role} actions={actions} />
      {actions.includes('answer') && (
        // A form that has arrived begins anew, and its draft is gone.
        <Answer key={dispute.answers.filter(({ by }) => by === side).length} flow={flow} actor={actor} dispute={dispute} />
      )}
    </Stack>
  )
}

/** What waits for an answer, and how the dispute can be ended. */
function ProposalActions({ flow, actor, dispute, order, actions }: DisputeViewProps & { actions: readonly DisputeAction[] }) {
  const text = useText()
  const { formatMoney } = useFormat()
  const proposal = openProposal(dispute)
  const busy = flow.hasTag('busy') || flow.hasTag('unreachable')
  const ask = (action: DisputeAction) => actor.send({ type: 'action.chosen', action, ...(proposal && { about: proposal }) })
  const buttons = (
    <Cluster>
      {actions.includes('accept') && (
        <Button variant="primary" icon="check" disabled={busy} onClick={() => ask('accept')}>
          {text('dispute:action.accept')}
        </Button>
      )}
      {actions.includes('decline') && (
        <Button icon="close" disabled={busy} onClick={() => ask('decline')}>
          {text('dispute:action.decline')}
        </Button>
      )}
      {actions.includes('propose') && (
        <Button icon="edit" disabled={busy} onClick={() => ask('propose')}>
          {text(proposal === undefined ? 'dispute:action.propose' : 'dispute:action.replace')}
        </Button>
      )}
      {actions.includes('withdraw') && (
        <Button variant="quiet" disabled={busy} onClick={() => ask('withdraw')}>
          {text('dispute:action.withdraw')}
        </Button>
      )}
    </Cluster>
  )
  if (proposal === undefined || actions.length === 0) return actions.includes('propose') ? buttons : null
  return (
    <Notice tone="info" title={text(actions.includes('accept') ? 'dispute:waits.you' : 'dispute:waits.other')} actions={buttons}>
      {settlementText(proposal, disputedAmount(order, dispute), { text, formatMoney })}
    </Notice>
  )
}

const noFields: Readonly<Record<string, string>> = {}

function Answer({ flow, actor, dispute }: Pick<DisputeViewProps, 'flow' | 'actor' | 'dispute'>) {
  const draft = useFormDraft(draftNames.dispute(dispute.orderId))
  const [attaching, attacher] = useFlow(attachmentsMachine)
  const { attachments } = attaching.context
  const { failure, asked } = flow.context
  const refusal = asked === null && failure?.kind === 'rejected' && failure.code !== 409 ? failure : undefined
  return (
    <DisputeAnswerForm
      attachments={attachments}
      actor={attacher}
      busy={asked === null && flow.hasTag('busy')}
      locked={flow.hasTag('unreachable')}
      incomplete={!attaching.hasTag('still') || attachments.length > mostFiles}
      message={refusal?.message}
      serverFields={refusal?.fields ?? noFields}
      draft={draft}
      onAnswer={(text) =>
        actor.send({ type: 'action.decided', command: { type: 'answer', text, attachments: keptFiles(attachments) } })
      }
    />
  )
}

import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { failureText } from '#src/components/platform/failure-text.ts'
import { WaitingView } from '#src/components/platform/waiting-view.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { BankAccountDialog } from '#src/forms/operator/bank-account-dialog.tsx'
import { DecisionDialog } from '#src/forms/operator/decision-dialog.tsx'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { approveBankAccountBody } from '#src/generated/bodies/approveBankAccount.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { groupedIban } from '#src/lib/iban.ts'
import { type BankAccount, type BankAccountDecision, bankAccountMachine } from '#src/machines/operator/bank-account.machine.ts'
import { fieldErrors } from '#src/machines/platform/failure.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Isolate } from '#src/ui/isolate.tsx'
import { Cluster } from '#src/ui/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Page } from '#src/ui/page.tsx'
import { useIsolated } from '../account-facts.tsx'
import { BankDetailsCard } from '../bank-details-card.tsx'
import { Drafted } from '../drafted.tsx'
import { draftNameOf } from '../operator-drafts.ts'
import { operatorPaths } from '../operator-paths.ts'
import { OvertakenNotice } from '../overtaken-notice.tsx'
import { useRefresh } from '../use-refresh.ts'

const schema = contractFields(approveBankAccountBody, ['reason'])

const draftName = (act: BankAccountDecision['act']) => draftNameOf(operatorPaths.bankAccount, '', act)

/** The account that buyers transfer to, and the one that one operator proposed and another has to approve. */
export function BankAccountScreen() {
  const text = useText()
  const { formatDateTime } = useFormat()
  const isolate = useIsolated()
  const [flow, actor] = useFlow(bankAccountMachine, { query: {} })
  useRefresh(() => actor.send({ type: 'queue.staled' }))
  const { page, question, failure } = flow.context
  const account = page?.items[0]
  const bankDetails = account?.bankDetails
  const fields = fieldErrors(failure)
  const choose = (item: BankAccount, act: BankAccountDecision['act']) => actor.send({ type: 'act.chosen', item, act })
  const send = (decision: BankAccountDecision) =>
    actor.send({ type: 'decision.confirmed', decision, draft: draftName(decision.act) })
  const dialog = {
    busy: flow.hasTag('busy'),
    message: Object.keys(fields).length > 0 ? undefined : failureText(failure, text),
    serverFields: fields,
    onBack: () => actor.send({ type: 'act.abandoned' }),
  }
  const decided = question?.about === 'item' ? decisionOf(question) : undefined
  return (
    <Page
      title={text('operator:bankAccount.title')}
      lead={text('operator:bankAccount.lead')}
      width="narrow"
      actions={
        account !== undefined && (
          <Button variant="primary" icon="edit" onClick={() => choose(account, 'change')}>
            {text('operator:bankAccount.change.act')}
          </Button>
        )
      }
    >
      <OvertakenNotice flow={flow} actor={actor} />
      {flow.hasTag('busy') && account === undefined && <WaitingView height="12rem" />}
      <FailedFlow flow={flow} actor={actor} />
      {account !== undefined && bankDetails === undefined && (
        <EmptyState icon="bank" title={text('operator:bankAccount.empty')}>
          {text('operator:bankAccount.emptyLead')}
        </EmptyState>
      )}
      {bankDetails !== undefined && <BankDetailsCard title={text('operator:bankAccount.inForce')} bankDetails={bankDetails} />}
      {account?.proposed !== undefined && (
        <BankDetailsCard
          title={text('operator:bankAccount.proposed')}
          bankDetails={account.proposed.bankDetails}
          replaced={bankDetails}
          further={[
            { name: text('operator:bankAccount.proposedBy'), value: <Isolate>{account.proposed.proposedBy}</Isolate> },
            { name: text('operator:bankAccount.proposedAt'), value: formatDateTime(account.proposed.proposedAt) },
            { name: text('operator:act.reason'), value: <bdi>{account.proposed.reason}</bdi> },
          ]}
        >
          {account.proposed.isOwn ? (
            <Notice>{text('operator:bankAccount.ownProposal')}</Notice>
          ) : (
            <Notice tone="warning">{text('operator:bankAccount.compare')}</Notice>
          )}
          <Cluster>
            {!account.proposed.isOwn && (
              <Button variant="primary" icon="check" onClick={() => choose(account, 'approve')}>
                {text('operator:bankAccount.approve.act')}
              </Button>
            )}
            <Button onClick={() => choose(account, 'decline')}>
              {text(account.proposed.isOwn ? 'operator:bankAccount.withdraw.act' : 'operator:bankAccount.decline.act')}
            </Button>
          </Cluster>
        </BankDetailsCard>
      )}
      {question?.act === 'change' && flow.hasTag('dialog') && (
        <Drafted name={draftName('change')}>
          <BankAccountDialog {...dialog} bankDetails={bankDetails} onConfirm={(given) => send({ act: 'change', ...given })} />
        </Drafted>
      )}
      {decided && flow.hasTag('dialog') && (
        <Drafted name={draftName(decided.act)}>
          <DecisionDialog
            {...dialog}
            title={text(`operator:bankAccount.${decided.text}.title`)}
            body={text(`operator:bankAccount.${decided.text}.body`, { iban: isolate(decided.iban) })}
            confirm={text(`operator:bankAccount.${decided.text}.act`)}
            hint={text('operator:act.hintKept')}
            schema={schema}
            onConfirm={({ reason }) => send({ act: decided.act, reason })}
          />
        </Drafted>
      )}
    </Page>
  )
}

/** What is asked about a proposal: whoever made it withdraws it by the same call that declines it. */
function decisionOf({ item, act }: { item: BankAccount; act: BankAccountDecision['act'] }) {
  if (act === 'change' || item.proposed === undefined) return undefined
  const { isOwn, bankDetails } = item.proposed
  return { act, iban: groupedIban(bankDetails.iban), text: act === 'decline' && isOwn ? ('withdraw' as const) : act }
}

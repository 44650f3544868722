import { FactList } from '#src/components/platform/fact-list.tsx'
import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { failureText } from '#src/components/platform/failure-text.ts'
import { WaitingView } from '#src/components/platform/waiting-view.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { BankAccountDialog } from '#src/forms/operator/bank-account-dialog.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { bankAccountMachine } from '#src/machines/operator/bank-account.machine.ts'
import { fieldErrors } from '#src/machines/platform/failure.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Isolate } from '#src/ui/isolate.tsx'
import { Page } from '#src/ui/page.tsx'
import { OvertakenNotice } from '../overtaken-notice.tsx'
import { useRefresh } from '../use-refresh.ts'

/** The account that buyers transfer to. */
export function BankAccountScreen() {
  const text = useText()
  const [flow, actor] = useFlow(bankAccountMachine, { query: {} })
  useRefresh(() => actor.send({ type: 'queue.staled' }))
  const { items, asked, failure } = flow.context
  const [account] = items
  const bankDetails = account?.bankDetails
  const fields = fieldErrors(failure)
  return (
    <Page
      title={text('operator:bankAccount.title')}
      lead={text('operator:bankAccount.lead')}
      width="narrow"
      actions={
        account !== undefined && (
          <Button variant="primary" icon="edit" onClick={() => actor.send({ type: 'act.chosen', item: account, act: 'change' })}>
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
      {bankDetails !== undefined && (
        <Card>
          <FactList
            facts={[
              { name: text('operator:bankAccount.accountName'), value: <bdi>{bankDetails.accountName}</bdi> },
              { name: text('operator:bankAccount.bankName'), value: <bdi>{bankDetails.bankName}</bdi> },
              {
                name: text('operator:bankAccount.bankAddress'),
                value: bankDetails.bankAddress && <bdi>{bankDetails.bankAddress}</bdi>,
              },
              { name: text('operator:bankAccount.iban'), value: <Isolate>{bankDetails.iban}</Isolate> },
              { name: text('operator:bankAccount.swift'), value: <Isolate>{bankDetails.swift}</Isolate> },
              { name: text('operator:currency'), value: <Isolate>{bankDetails.currency}</Isolate> },
            ]}
          />
        </Card>
      )}
      {asked !== null && flow.hasTag('dialog') && (
        <BankAccountDialog
          bankDetails={bankDetails}
          busy={flow.hasTag('busy')}
          message={Object.keys(fields).length > 0 ? undefined : failureText(failure, text)}
          serverFields={fields}
          onBack={() => actor.send({ type: 'act.abandoned' })}
          onConfirm={(given) => actor.send({ type: 'decision.confirmed', decision: { act: 'change', ...given } })}
        />
      )}
    </Page>
  )
}

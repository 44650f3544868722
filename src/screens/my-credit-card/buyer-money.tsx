import { FileButton } from '#src/components/platform/file-button.tsx'
import { TransactionSection } from '#src/components/payment/transaction-section.tsx'
import { WalletSection } from '#src/components/payment/wallet-section.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { useText } from '#src/i18n/use-text.ts'
import { transactionFileMachine } from '#src/machines/payment/transaction-file.machine.ts'
import { transactionListMachine } from '#src/machines/payment/transaction-list.machine.ts'
import { walletMachine } from '#src/machines/payment/wallet.machine.ts'
import { Stack } from '#src/ui/layout.tsx'
import { Section } from '#src/ui/page.tsx'
import { savesFile } from '#src/ui/save-file.ts'
import { OpenInvoices } from './open-invoices.tsx'
import { OwnInvoices } from './own-invoices.tsx'
import { OwnRefunds } from './own-refunds.tsx'
import { SpendingView } from './spending-view.tsx'
import { TermsView } from './terms-view.tsx'

const savingMachine = transactionFileMachine.provide({ actions: savesFile })

/** A buyer's money: the wallet, what was spent by month, what came back, invoices and credit notes, and each transaction. */
export function BuyerMoney() {
  const text = useText()
  return (
    <Stack gap={6}>
      <Section title={text('money:wallet.title')} lead={text('money:wallet.lead')}>
        <BuyerWallet />
      </Section>
      <Section title={text('money:spending.title')} lead={text('money:spending.lead')}>
        <SpendingView />
      </Section>
      <Section title={text('money:open.title')} lead={text('money:open.lead.buyer')}>
        <OpenInvoices />
      </Section>
      <Section title={text('money:terms.title')} lead={text('money:terms.lead.buyer')}>
        <TermsView />
      </Section>
      <Section title={text('money:refund.title')}>
        <OwnRefunds />
      </Section>
      <Section title={text('money:invoice.title')}>
        <OwnInvoices />
      </Section>
      <Section title={text('money:transaction.title')}>
        <BuyerEntries />
      </Section>
    </Stack>
  )
}

function BuyerWallet() {
  const [flow, actor] = useFlow(walletMachine, {})
  return <WalletSection flow={flow} actor={actor} />
}

function BuyerEntries() {
  const text = useText()
  const [flow, actor] = useFlow(transactionListMachine, { query: {}, pageSize: 10 })
  const [file, fetcher] = useFlow(savingMachine)
  return (
    <Stack gap={4}>
      <TransactionSection
        flow={flow}
        actor={actor}
        caption={text('money:transaction.title')}
        empty={text('money:transaction.empty')}
      />
      {flow.hasTag('filled') && (
        <FileButton flow={file} onAsk={() => fetcher.send({ type: 'file.asked', wanted: {}, fileName: 'kimiya-payments.csv' })}>
          {text('money:export')}
        </FileButton>
      )}
    </Stack>
  )
}

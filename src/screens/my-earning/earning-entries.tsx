import { FileButton } from '#src/components/platform/file-button.tsx'
import { TransactionSection } from '#src/components/payment/transaction-section.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { useText } from '#src/i18n/use-text.ts'
import { transactionFileMachine } from '#src/machines/payment/transaction-file.machine.ts'
import { transactionListMachine } from '#src/machines/payment/transaction-list.machine.ts'
import { Stack } from '#src/ui/layout.tsx'
import { savesFile } from '#src/ui/save-file.ts'

const savingMachine = transactionFileMachine.provide({ actions: savesFile })

/** Each movement of a seller's money, newest first, and all of them as a file. */
export function EarningEntries() {
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
        commission
      />
      {flow.hasTag('filled') && (
        <FileButton flow={file} onAsk={() => fetcher.send({ type: 'file.asked', wanted: {}, fileName: 'kimiya-earnings.csv' })}>
          {text('money:export')}
        </FileButton>
      )}
    </Stack>
  )
}

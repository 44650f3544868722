import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { groupedIban } from '#src/lib/iban.ts'
import { type Money, toDecimalText } from '#src/lib/money.ts'
import { CopyButton } from '#src/ui/copy-button.tsx'
import { Isolate } from '#src/ui/isolate.tsx'
import { FactList } from '#src/components/platform/fact-list.tsx'
import styles from './transfer-facts.module.css'

export interface TransferFactsProps {
  bank: components['schemas']['BankDetails']
  due: Money
  reference: string
}

/** What a bank asks for a transfer, each part ready to be copied. */
export function TransferFacts({ bank, due, reference }: TransferFactsProps) {
  const text = useText()
  const { formatMoney } = useFormat()
  const rows = [
    { name: text('money:transfer.account'), copied: bank.accountName, shown: <bdi>{bank.accountName}</bdi> },
    { name: text('money:transfer.iban'), copied: bank.iban, shown: <Isolate>{groupedIban(bank.iban)}</Isolate> },
    { name: text('money:transfer.swift'), copied: bank.swift, shown: <Isolate>{bank.swift}</Isolate> },
    { name: text('money:transfer.amount'), copied: toDecimalText(due), shown: formatMoney(due) },
    { name: text('money:transfer.reference'), copied: reference, shown: <Isolate>{reference}</Isolate> },
  ]
  return (
    <FactList
      facts={[
        ...rows.map(({ name, copied, shown }) => ({
          name,
          value: (
            <span className={styles.value}>
              {shown}
              <CopyButton
                text={copied}
                label={text('money:transfer.copy', { what: name })}
                copiedLabel={text('money:transfer.copied')}
                failedLabel={text('money:transfer.copyFailed')}
              />
            </span>
          ),
        })),
        { name: text('money:transfer.bank'), value: <bdi>{[bank.bankName, bank.bankAddress].filter(Boolean).join(', ')}</bdi> },
        {
          name: text('money:transfer.currency'),
          value: bank.currency === due.currency ? undefined : <Isolate>{bank.currency}</Isolate>,
        },
      ]}
    />
  )
}

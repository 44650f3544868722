import type { ReactNode } from 'react'
import { FactList, type Fact } from '#src/components/platform/fact-list.tsx'
import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import { groupedIban } from '#src/lib/iban.ts'
import { Badge } from '#src/ui/badge.tsx'
import { CardSection } from '#src/ui/card-section.tsx'
import { Isolate } from '#src/ui/isolate.tsx'
import styles from './bank-details-card.module.css'

type BankDetails = components['schemas']['BankDetails']

export interface BankDetailsCardProps {
  title: string
  bankDetails: BankDetails
  /** What it would replace: each fact that differs is marked. */
  replaced?: BankDetails | undefined
  /** Facts about the proposal. */
  further?: readonly Fact[]
  children?: ReactNode
}

/** An account that buyers transfer to. */
export function BankDetailsCard({ title, bankDetails, replaced, further = [], children }: BankDetailsCardProps) {
  const text = useText()
  const fact = (key: keyof BankDetails, name: string, ltr: boolean) => {
    const value = bankDetails[key]
    const isChanged = replaced !== undefined && replaced[key] !== value
    return {
      name,
      value:
        value === undefined && !isChanged ? undefined : (
          <>
            {value === undefined ? (
              text('app:missing')
            ) : ltr ? (
              <Isolate className={styles.number}>{key === 'iban' ? groupedIban(value) : value}</Isolate>
            ) : (
              <bdi>{value}</bdi>
            )}{' '}
            {isChanged && <Badge tone="warning">{text('operator:bankAccount.changed')}</Badge>}
          </>
        ),
    }
  }
  return (
    <CardSection title={title}>
      <FactList
        facts={[
          fact('accountName', text('operator:bankAccount.accountName'), false),
          fact('bankName', text('operator:bankAccount.bankName'), false),
          fact('bankAddress', text('operator:bankAccount.bankAddress'), false),
          fact('iban', text('operator:bankAccount.iban'), true),
          fact('swift', text('operator:bankAccount.swift'), true),
          fact('currency', text('operator:currency'), true),
          ...further,
        ]}
      />
      {children}
    </CardSection>
  )
}

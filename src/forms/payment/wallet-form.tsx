import type { ReactNode } from 'react'
import { FactList } from '#src/components/platform/fact-list.tsx'
import { useWalletShort } from '#src/components/payment/wallet-short.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import type { Money } from '#src/lib/money.ts'
import { balanceIn } from '#src/lib/wallet-balance.ts'
import { Notice } from '#src/ui/notice.tsx'
import { PayButton } from './pay-button.tsx'

export interface WalletFormProps {
  wallet: readonly Money[]
  due: Money
  submitLabel: ReactNode
  busy: boolean
  locked: boolean
  onPay: () => void
}

/** Paying at once from the wallet, when it holds enough. */
export function WalletForm({ wallet, due, submitLabel, busy, locked, onPay }: WalletFormProps) {
  const text = useText()
  const { formatMoney } = useFormat()
  const balance = balanceIn(wallet, due.currency)
  const left = balance.amount - due.amount
  const short = useWalletShort(wallet, due)
  if (short !== undefined) {
    return (
      <Notice tone="warning" title={text('money:wallet.short')}>
        {short}
      </Notice>
    )
  }
  return (
    <>
      <FactList
        spread
        facts={[
          { name: text('money:wallet.balance'), value: formatMoney(balance) },
          { name: text('money:wallet.payment'), value: formatMoney(due) },
          { name: text('money:wallet.left'), value: formatMoney({ ...due, amount: left }) },
        ]}
      />
      <PayButton busy={busy} locked={locked} onPay={onPay}>
        {submitLabel}
      </PayButton>
    </>
  )
}

import { intlLocales } from '#src/i18n/languages.ts'
import { useFormat, useLanguage, useText } from '#src/i18n/use-text.ts'
import type { Money } from '#src/lib/money.ts'
import { balanceIn, balancesInOthers } from '#src/lib/wallet-balance.ts'

/** Returns why the wallet cannot pay a sum: too little of its currency, or money of other currencies only. Undefined when it can. */
export function useWalletShort(wallet: readonly Money[], due: Money): string | undefined {
  const text = useText()
  const { formatMoney } = useFormat()
  const { language } = useLanguage()
  const balance = balanceIn(wallet, due.currency)
  const missing = due.amount - balance.amount
  if (missing <= 0) return undefined
  const others = balancesInOthers(wallet, due.currency)
  return others.length > 0
    ? text('money:choice.walletOther', {
        balances: new Intl.ListFormat(intlLocales[language]).format(others.map(formatMoney)),
        currency: due.currency,
      })
    : text('money:choice.walletShort', { balance: formatMoney(balance), missing: formatMoney({ ...due, amount: missing }) })
}

import { openBankPage } from '#src/components/payment/stripe-page.ts'
import { useLanguage, useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useShownTask } from '#src/ui/use-shown-task.ts'

/** Where the bank asks on a page of its own: that page is to stand here, has closed without an answer, or could not be opened. */
export interface BankPageState {
  atBank: { clientSecret: string | undefined } | undefined
  pending: boolean
  blocked: boolean
  onBankClosed: () => void
  onBankUnavailable: () => void
  onRetry: () => void
}

export interface BankPageProps {
  state: BankPageState
  publishableKey: string | undefined
}

/** The bank's page, over this one, and what is said around it. */
export function BankPage({ state, publishableKey }: BankPageProps) {
  const text = useText()
  const { atBank, pending, blocked, onRetry } = state
  if (atBank !== undefined) {
    return (
      <>
        <Notice tone="info" title={text('order:paying.atBank')}>
          {text('order:paying.atBankBody')}
        </Notice>
        <OpenBankPage {...state} clientSecret={atBank.clientSecret} publishableKey={publishableKey} />
      </>
    )
  }
  if (!pending && !blocked) return null
  return (
    <Notice
      tone={blocked ? 'error' : 'warning'}
      title={text(blocked ? 'order:paying.bankBlocked' : 'order:paying.bankPending')}
      actions={
        <Button variant="primary" icon="refresh" onClick={onRetry}>
          {text('order:paying.bankOpen')}
        </Button>
      }
    >
      {text(blocked ? 'order:paying.bankBlockedBody' : 'order:paying.bankPendingBody')}
    </Notice>
  )
}

interface OpenBankPageProps extends Pick<BankPageState, 'onBankClosed' | 'onBankUnavailable'> {
  publishableKey: string | undefined
  clientSecret: string | undefined
}

/** Nothing of its own to see: the provider's script puts the bank's page over the whole. */
function OpenBankPage({ publishableKey, clientSecret, onBankClosed, onBankUnavailable }: OpenBankPageProps) {
  const { language } = useLanguage()
  useShownTask({
    name: clientSecret ?? '',
    begin: async () => {
      if (publishableKey === undefined || clientSecret === undefined) throw new Error('There is no page of the bank')
      await openBankPage(publishableKey, language, clientSecret)
    },
    onDone: onBankClosed,
    onFailed: onBankUnavailable,
  })
  return null
}

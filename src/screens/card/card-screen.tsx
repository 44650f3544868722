import { useLocation } from 'react-router-dom'
import { AuthPage } from '#src/components/account/auth-page.tsx'
import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { WaitingView } from '#src/components/platform/waiting-view.tsx'
import { useCardDocument } from '#src/flow/use-card-document.ts'
import { useCardName } from '#src/components/payment/saved-card-name.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { BankCodeDialog } from '#src/forms/payment/bank-code-dialog.tsx'
import { BankPage } from '#src/forms/payment/bank-page.tsx'
import { CardEntry } from '#src/forms/payment/card-entry.tsx'
import { TestCards } from '#src/forms/payment/test-cards.tsx'
import { isolated } from '#src/i18n/format.ts'
import { useLanguage, useText } from '#src/i18n/use-text.ts'
import { nextOf } from '#src/lib/paths.ts'
import { type CardProvider, cardProviderMachine } from '#src/machines/payment/card-provider.machine.ts'
import { cardSavingMachine } from '#src/machines/payment/card-saving.machine.ts'
import { useSession } from '#src/session/use-session.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'

const noFields: Readonly<Record<string, string>> = {}

/** A card for later payments: offered once after registering, and from the saved cards. */
export function CardScreen() {
  const text = useText()
  const [flow, actor] = useFlow(cardProviderMachine, {})
  const provider = flow.context.results
  const next = nextOf(useLocation().search)
  const takesCards = useCardDocument(provider ?? undefined)
  return (
    <AuthPage title={text('money:card.title')} lead={text('money:card.lead')}>
      <FailedFlow flow={flow} actor={actor} actions={<ButtonLink href={next}>{text('money:card.later')}</ButtonLink>} />
      {!flow.hasTag('failed') && !takesCards && <WaitingView height="26rem" />}
      {flow.hasTag('filled') && takesCards && provider !== null && <NewCard provider={provider} next={next} />}
    </AuthPage>
  )
}

function NewCard({ provider, next }: { provider: CardProvider; next: string }) {
  const text = useText()
  const { language } = useLanguage()
  const [flow, actor] = useFlow(cardSavingMachine, { next })
  const { saving, failure } = flow.context
  const { brand, lastFour } = useSession((session) => session.creditCard)
  const cardName = useCardName()
  const refusal = failure?.kind === 'rejected' ? failure : undefined
  const asksBank = flow.hasTag('dialog')
  const retry = () => actor.send({ type: 'retry.asked' })
  return (
    <>
      {brand !== undefined && lastFour !== undefined && (
        <Notice>{text('money:card.onFile', { card: isolated(cardName({ brand, lastFour }), language) })}</Notice>
      )}
      {flow.hasTag('declined') && (
        <Notice tone="error" title={text('money:card.declined')}>
          {text(`order:paying.failure.${saving?.failure ?? 'cardDeclined'}`)}
        </Notice>
      )}
      {!asksBank && refusal !== undefined && <Notice tone="error">{refusal.message}</Notice>}
      {!asksBank && flow.hasTag('unreachable') && (
        <Notice
          tone="error"
          title={text('money:card.unconfirmed')}
          actions={
            <Button variant="primary" icon="refresh" onClick={retry}>
              {text('order:paying.sendAgain')}
            </Button>
          }
        >
          {text('money:card.unconfirmedBody')}
        </Notice>
      )}
      <BankPage
        publishableKey={provider.publishableKey}
        state={{
          atBank: flow.hasTag('bankPage') ? { clientSecret: saving?.clientSecret } : undefined,
          pending: flow.hasTag('pending'),
          blocked: flow.hasTag('blocked'),
          onBankClosed: () => actor.send({ type: 'bank.closed' }),
          onBankUnavailable: () => actor.send({ type: 'bank.unavailable' }),
          onRetry: retry,
        }}
      />
      <CardEntry
        provider={provider}
        submitLabel={text('money:card.submit')}
        busyLabel={text('money:card.saving')}
        busy={flow.hasTag('busy') && !asksBank}
        locked={flow.hasTag('locked')}
        onToken={(cardToken) => actor.send({ type: 'card.entered', cardToken })}
      />
      <Button variant="quiet" wide disabled={flow.hasTag('busy')} onClick={() => actor.send({ type: 'later.chosen' })}>
        {text('money:card.later')}
      </Button>
      <p>{text('order:paying.secure')}</p>
      {provider.name === 'sandbox' && <TestCards />}
      {asksBank && (
        <BankCodeDialog
          busy={flow.hasTag('busy')}
          unanswered={flow.hasTag('unreachable')}
          message={refusal?.message}
          confirmLabel={text('money:card.confirm')}
          serverFields={refusal?.fields ?? noFields}
          onCode={(bankCode) => actor.send({ type: 'code.entered', bankCode })}
          onSendAgain={retry}
          onBack={() => actor.send({ type: 'code.abandoned' })}
        />
      )}
    </>
  )
}

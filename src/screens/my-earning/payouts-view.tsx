import { EntityAlerts } from '#src/components/platform/entity-alerts.tsx'
import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { WaitingView } from '#src/components/platform/waiting-view.tsx'
import { entityAlerts } from '#src/flow/entity-alerts.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/lib/paths.ts'
import { payoutsMachine } from '#src/machines/payment/payouts.machine.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { CardSection } from '#src/ui/card-section.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Section } from '#src/ui/page.tsx'
import { PayoutBalanceCard } from './payout-balance-card.tsx'
import { PayoutDialogs } from './payout-dialogs.tsx'
import { PayoutList } from './payout-list.tsx'
import { StatementPanel } from './statement-panel.tsx'

/** What can be paid out in each currency, and the bank account that it goes to. */
export function PayoutsView() {
  const text = useText()
  const [flow, actor] = useFlow(payoutsMachine, { id: 'own', side: 'seller' })
  const { entity: overview } = flow.context
  if (!flow.hasTag('filled') || overview === null)
    return flow.hasTag('busy') ? <WaitingView height="12rem" /> : <FailedFlow flow={flow} actor={actor} />
  return (
    <Stack gap={5}>
      <EntityAlerts
        {...entityAlerts(flow, actor)}
        labels={{
          unconfirmed: text('money:payout.unconfirmed'),
          unconfirmedBody: text('money:payout.unconfirmedBody'),
          sendAgain: text('money:payout.sendAgain'),
          doNotSend: text('money:payout.doNotSend'),
          conflict: text('money:payout.conflict'),
          behind: text('money:payout.behind'),
        }}
      />
      {!overview.hasSecondFactor && (
        <Notice
          title={text('money:payout.factorTitle')}
          actions={
            <ButtonLink variant="primary" href={paths.setting}>
              {text('money:payout.toSettings')}
            </ButtonLink>
          }
        >
          {text('money:payout.factorBody')}
        </Notice>
      )}
      {overview.balances.length === 0 && <p>{text('money:payout.none')}</p>}
      {overview.balances.map((balance) => {
        const { currency } = balance.available
        return (
          <PayoutBalanceCard
            key={currency}
            balance={balance}
            account={overview.accounts.find((account) => account.currency === currency)}
            hasSecondFactor={overview.hasSecondFactor}
            busy={flow.hasTag('busy')}
            onAsk={(action) => actor.send({ type: 'action.chosen', action, about: { currency } })}
            onWeekly={(accountId, weekly) =>
              actor.send({ type: 'action.decided', command: { type: 'setWeekly', accountId, weekly } })
            }
          />
        )
      })}
      <Section title={text('money:payout.list.title')}>
        <PayoutList
          busy={flow.hasTag('busy')}
          onCancel={(payout) =>
            actor.send({ type: 'action.chosen', action: 'cancel', about: { currency: payout.amount.currency, payout } })
          }
          moved={JSON.stringify([
            overview.balances.map(({ requested, sent }) => [requested, sent]),
            // What waits goes to the account as it is now.
            overview.accounts.map(({ _id, changedAt }) => [_id, changedAt]),
          ])}
        />
      </Section>
      {overview.balances.length > 0 && (
        <CardSection title={text('money:statement.title')} lead={text('money:statement.lead')}>
          <StatementPanel currencies={overview.balances.map(({ available }) => available.currency)} />
        </CardSection>
      )}
      <PayoutDialogs flow={flow} actor={actor} overview={overview} />
    </Stack>
  )
}

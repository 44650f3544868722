import { FailedView } from '#src/components/platform/failed-view.tsx'
import { FigureCard } from '#src/components/platform/figure-card.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { walletMachine } from '#src/machines/payment/wallet.machine.ts'
import { Grid } from '#src/ui/layout.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton.tsx'

/** What the person can pay with, one balance a currency. */
export function WalletPanel() {
  const text = useText()
  const { formatMoney } = useFormat()
  const [flow, actor] = useFlow(walletMachine, {})
  const { results, failure } = flow.context
  if (flow.hasTag('failed')) {
    return (
      <FailedView
        failure={failure}
        onRetry={() => {
          actor.send({ type: 'retry.asked' })
        }}
      />
    )
  }
  if (!flow.hasTag('filled') || results === null) {
    return (
      <SkeletonGroup label={text('app:wait')}>
        <Skeleton shape="block" height="6rem" />
      </SkeletonGroup>
    )
  }
  if (results.wallet.length === 0) return <p>{text('money:wallet.empty')}</p>
  return (
    <Grid as="ul" min="15rem">
      {results.wallet.map((balance) => (
        <FigureCard
          key={balance.currency}
          name={text('money:wallet.balance')}
          figure={formatMoney(balance)}
          note={text('money:wallet.use')}
        />
      ))}
    </Grid>
  )
}

import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { FigureCard } from '#src/components/platform/figure-card.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { walletMachine } from '#src/machines/payment/wallet.machine.ts'
import { Grid } from '#src/ui/layout.tsx'
import { WaitingView } from '#src/components/platform/waiting-view.tsx'

/** What the person can pay with, one balance a currency. */
export function WalletPanel() {
  const text = useText()
  const { formatMoney } = useFormat()
  const [flow, actor] = useFlow(walletMachine, {})
  const { results } = flow.context
  if (flow.hasTag('failed')) return <FailedFlow flow={flow} actor={actor} />
  if (!flow.hasTag('filled') || results === null) return <WaitingView height="6rem" />
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

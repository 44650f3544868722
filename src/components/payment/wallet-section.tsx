import type { components } from '#src/generated/schema.ts'
import { FailedFlow, type FailedFlowProps } from '#src/components/platform/failed-flow.tsx'
import { FigureCard } from '#src/components/platform/figure-card.tsx'
import { RenewedPlanNotice } from '#src/components/plan/renewed-plan-notice.tsx'
import { WaitingView } from '#src/components/platform/waiting-view.tsx'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { Grid, Stack } from '#src/ui/layout.tsx'

type Wallet = components['schemas']['Wallet']

export interface WalletSectionProps {
  flow: FailedFlowProps['flow'] & {
    hasTag: (tag: 'filled' | 'failed') => boolean
    context: { results: Pick<Wallet, 'wallet' | 'plan'> | null }
  }
  actor: FailedFlowProps['actor']
}

/** What the person can pay with, one balance a currency. */
export function WalletSection({ flow, actor }: WalletSectionProps) {
  const text = useText()
  const { results } = flow.context
  if (flow.hasTag('failed')) return <FailedFlow flow={flow} actor={actor} />
  if (!flow.hasTag('filled') || results === null) return <WaitingView height="6rem" />
  return (
    <Stack gap={4}>
      {results.wallet.length === 0 ? <p>{text('money:wallet.empty')}</p> : <Balances wallet={results.wallet} />}
      {results.plan !== undefined && <RenewedPlanNotice {...results.plan} />}
    </Stack>
  )
}

function Balances({ wallet }: Pick<Wallet, 'wallet'>) {
  const text = useText()
  const { formatMoney } = useFormat()
  return (
    <Grid as="ul" min="18rem">
      {wallet.map((balance) => (
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

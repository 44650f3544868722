import { useState } from 'react'
import { FactList } from '#src/components/platform/fact-list.tsx'
import { FigureCard } from '#src/components/platform/figure-card.tsx'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import type { PayoutCommand, PayoutOverview } from '#src/machines/payment/payouts.machine.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Isolate } from '#src/ui/isolate.tsx'
import { Cluster, Grid, Stack } from '#src/ui/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'

type Balance = PayoutOverview['balances'][number]
type Account = PayoutOverview['accounts'][number]

export interface PayoutBalanceCardProps {
  balance: Balance
  account: Account | undefined
  hasSecondFactor: boolean
  busy: boolean
  onAsk: (action: Exclude<PayoutCommand['type'], 'setWeekly'>) => void
  onWeekly: (accountId: string, weekly: boolean) => void
}

/** What there is in one currency, where it goes, and what can be asked for. */
export function PayoutBalanceCard({ balance, account, hasSecondFactor, busy, onAsk, onWeekly }: PayoutBalanceCardProps) {
  const text = useText()
  const { available, requested, sent, smallest } = balance
  const isPending = requested.amount > 0 || sent.amount > 0
  const isEnough = available.amount >= smallest.amount && available.amount > 0
  return (
    <Card>
      <Stack gap={5}>
        <h3>{text('money:payout.balance', { currency: available.currency })}</h3>
        <Figures balance={balance} />
        {account === undefined ? (
          <p>{text('money:payout.noAccount')}</p>
        ) : (
          <AccountFacts account={account} busy={busy || !hasSecondFactor} onWeekly={onWeekly} />
        )}
        <Cluster>
          {account !== undefined && hasSecondFactor && (
            <Button variant="primary" icon="bank" disabled={!isEnough} onClick={() => onAsk('request')}>
              {text('money:payout.request.act')}
            </Button>
          )}
          {hasSecondFactor && (
            <Button icon={account === undefined ? 'plus' : 'edit'} onClick={() => onAsk('saveAccount')}>
              {text(account === undefined ? 'money:payout.save.add' : 'money:payout.save.change')}
            </Button>
          )}
          {account !== undefined && !isPending && (
            <Button variant="quiet" icon="trash" onClick={() => onAsk('removeAccount')}>
              {text('money:payout.remove.act')}
            </Button>
          )}
        </Cluster>
        {account !== undefined && isPending && <p>{text('money:payout.remove.later')}</p>}
      </Stack>
    </Card>
  )
}

/** All of it is available, on its way or owed; what is nothing is left out but for what is available. */
function Figures({ balance: { available, requested, sent, debt, smallest } }: { balance: Balance }) {
  const text = useText()
  const { formatMoney } = useFormat()
  return (
    <Grid as="ul" min="18rem">
      <FigureCard
        marked
        name={text('money:payout.available')}
        figure={formatMoney(available)}
        note={text('money:payout.smallest', { amount: formatMoney(smallest) })}
      />
      <FigureCard
        name={text('money:payout.requested')}
        figure={formatMoney(requested)}
        note={text('money:payout.requestedNote')}
      />
      <FigureCard name={text('money:payout.sent')} figure={formatMoney(sent)} note={text('money:payout.sentNote')} />
      {debt.amount > 0 && (
        <FigureCard name={text('money:payout.debt')} figure={formatMoney(debt)} note={text('money:payout.debtNote')} />
      )}
    </Grid>
  )
}

function AccountFacts({
  account,
  busy,
  onWeekly,
}: { account: Account; busy: boolean } & Pick<PayoutBalanceCardProps, 'onWeekly'>) {
  const text = useText()
  const { formatDateTime, formatDate } = useFormat()
  const { _id, holder, lastFour, bankName, payableFrom, weekly, nextRunAt } = account
  const [openedAt] = useState(() => Date.now())
  const ending = `…${lastFour}`
  const waits = Date.parse(payableFrom) > openedAt
  return (
    <Stack gap={4}>
      <FactList
        facts={[
          { name: text('money:payout.account'), value: <bdi>{holder}</bdi> },
          { name: text('money:payout.save.accountNumber'), value: <Isolate>{ending}</Isolate> },
          { name: text('money:payout.bank'), value: bankName && <bdi>{bankName}</bdi> },
        ]}
      />
      {waits && <Notice>{text('money:payout.waits', { time: formatDateTime(payableFrom) })}</Notice>}
      <Checkbox
        label={text('money:payout.weekly')}
        hint={
          weekly && nextRunAt !== undefined
            ? `${text('money:payout.weeklyHint')} ${text('money:payout.nextRun', { date: formatDate(nextRunAt) })}`
            : text('money:payout.weeklyHint')
        }
        checked={weekly}
        disabled={busy}
        onChange={() => onWeekly(_id, !weekly)}
      />
    </Stack>
  )
}

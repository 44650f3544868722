import { useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import type { PeriodKind } from '#src/lib/latest-periods.ts'
import { Chip } from '#src/ui/chip.tsx'
import { Cluster, Stack } from '#src/ui/layout.tsx'
import { Page, Section } from '#src/ui/page.tsx'
import { EarningEntries } from './earning-entries.tsx'
import { EarningsPanel } from './earnings-panel.tsx'
import { OpenInvoices } from './open-invoices.tsx'
import { PayoutsView } from './payouts-view.tsx'
import { TermsView } from './terms-view.tsx'
import { WalletPanel } from './wallet-panel.tsx'

const kinds: readonly PeriodKind[] = ['month', 'week', 'day']

/** What a seller has earned and when, what is still held, what is paid out and where, and each movement of it. */
export function MyEarningScreen() {
  const text = useText()
  const [by, choose] = useState<PeriodKind>('month')
  const [currency, chooseCurrency] = useState<string | undefined>(undefined)
  return (
    <Page title={text('money:earning.title')} lead={text('money:earning.lead')}>
      <Stack gap={6}>
        <Stack gap={4}>
          <Cluster role="group" aria-label={text('money:earning.by.label')}>
            {kinds.map((kind) => (
              <Chip key={kind} selected={kind === by} onToggle={() => choose(kind)}>
                {text(`money:earning.by.${kind}`)}
              </Chip>
            ))}
          </Cluster>
          <EarningsPanel key={`${by} ${currency}`} by={by} currency={currency} onCurrency={chooseCurrency} />
        </Stack>
        <Section title={text('money:payout.title')} lead={text('money:payout.lead')}>
          <PayoutsView />
        </Section>
        <Section title={text('money:open.title')} lead={text('money:open.lead.seller')}>
          <OpenInvoices />
        </Section>
        <Section title={text('money:terms.title')} lead={text('money:terms.lead.seller')}>
          <TermsView />
        </Section>
        <Section title={text('money:wallet.title')} lead={text('money:wallet.lead')}>
          <WalletPanel />
        </Section>
        <Section title={text('money:transaction.title')}>
          <EarningEntries />
        </Section>
      </Stack>
    </Page>
  )
}

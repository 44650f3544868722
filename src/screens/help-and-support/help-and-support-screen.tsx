import { useText } from '#src/i18n/use-text.ts'
import { usePageState } from '#src/session/use-page-state.ts'
import { Columns, Stack } from '#src/ui/layout.tsx'
import { Page } from '#src/ui/page.tsx'
import { ContactCard } from './contact-card.tsx'
import { OwnReports } from './own-reports.tsx'
import { OwnTickets } from './own-tickets.tsx'
import { RaisingSection } from './raising-section.tsx'
import { ServicesCard } from './services-card.tsx'
import { TicketPage } from './ticket-page.tsx'

/**
 * Ways to the marketplace's staff, and what was asked of it. A ticket is shown in its own history entry alone: who comes back by the
 * menu comes to the list.
 */
export function HelpAndSupportScreen() {
  const text = useText()
  const { ticket } = usePageState().chosen
  if (ticket !== undefined) return <TicketPage key={ticket} ticketId={ticket} />
  return (
    <Page title={text('support:title')} lead={text('support:lead')}>
      <Columns
        aside={
          <Stack gap={5}>
            <ContactCard />
            <ServicesCard />
          </Stack>
        }
      >
        <Stack gap={6}>
          <OwnTickets />
          <RaisingSection />
          <OwnReports />
        </Stack>
      </Columns>
    </Page>
  )
}

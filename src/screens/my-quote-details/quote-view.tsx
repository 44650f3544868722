import { AddressCard } from '#src/components/account/address-card.tsx'
import { AttachmentList } from '#src/components/document/attachment-list.tsx'
import { NumberedTitle } from '#src/components/platform/numbered-title.tsx'
import { PartyCard } from '#src/components/account/party-card.tsx'
import { QuoteRounds } from '#src/components/quote/quote-rounds.tsx'
import { QuoteStatusBadge } from '#src/components/quote/quote-status-badge.tsx'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { CardSection } from '#src/ui/card-section.tsx'
import { Columns, Grid, Stack } from '#src/ui/layout.tsx'
import { Page } from '#src/ui/page.tsx'
import { QuoteActionsPanel } from './quote-actions-panel.tsx'
import { QuoteRequest } from './quote-request.tsx'
import type { QuoteViewProps } from './quote-view-props.ts'
import { StandingOffer } from './standing-offer.tsx'

/** All there is to say about a quote, and what can be done with it. */
export function QuoteView({ flow, actor, quote, role }: QuoteViewProps) {
  const text = useText()
  const { formatDate } = useFormat()
  return (
    <Page
      title={<NumberedTitle textKey="quote:number" number={quote.number} />}
      lead={text('quote:details.askedOn', { date: formatDate(quote.createdAt) })}
      actions={
        // Read out when it changes while the page is looked at.
        <span role="status">
          <QuoteStatusBadge status={quote.status} side={role} />
        </span>
      }
    >
      <Columns
        aside={
          <Stack gap={5}>
            <StandingOffer quote={quote} />
            <CardSection title={text('quote:details.attachments')}>
              {quote.attachments.length === 0 ? (
                <p>{text('quote:details.noAttachments')}</p>
              ) : (
                <AttachmentList
                  attachments={quote.attachments}
                  fetching={flow.context.attachment}
                  onOpen={(attachment) => actor.send({ type: 'attachment.opened', attachment: attachment })}
                />
              )}
            </CardSection>
          </Stack>
        }
      >
        <Stack gap={5}>
          <QuoteActionsPanel flow={flow} actor={actor} quote={quote} role={role} />
          <CardSection title={text('quote:details.rounds')}>
            <QuoteRounds quote={quote} side={role} />
          </CardSection>
          <CardSection title={text(role === 'buyer' ? 'quote:details.asked' : 'quote:details.askedByBuyer')}>
            <QuoteRequest quote={quote} />
          </CardSection>
          <Grid min="22rem">
            <CardSection title={text('order:details.parties')}>
              <Stack gap={3}>
                <PartyCard party={quote.buyer} side="buyer" self={role === 'buyer'} />
                <PartyCard party={quote.seller} side="seller" self={role === 'seller'} />
              </Stack>
            </CardSection>
            <CardSection title={text('order:details.address')}>
              <AddressCard address={quote.deliveryAddress} />
            </CardSection>
          </Grid>
        </Stack>
      </Columns>
    </Page>
  )
}

import { ReplyDeadline, DocumentStatusBadge } from '#src/components/document/document-status.tsx'
import { FactList } from '#src/components/platform/fact-list.tsx'
import type { components } from '#src/generated/schema.ts'
import { isolated } from '#src/i18n/format.ts'
import { useFormat, useLanguage, useLocal, useText } from '#src/i18n/use-text.ts'
import { paths, productDetailsAddress } from '#src/lib/paths.ts'
import { useSession } from '#src/session/use-session.ts'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import { CardSection } from '#src/ui/card-section.tsx'
import { Isolate } from '#src/ui/isolate.tsx'
import { Cluster, Columns, Stack } from '#src/ui/layout.tsx'
import { Link } from '#src/ui/link.tsx'
import { Page } from '#src/ui/page.tsx'
import { DocumentReply } from './document-reply.tsx'
import type { DocumentViewProps } from './document-view-props.ts'

/** All there is to say about a request, and what can be done with it. */
export function DocumentView({ flow, actor, request }: DocumentViewProps) {
  const text = useText()
  const local = useLocal()
  const { formatDateTime } = useFormat()
  const userId = useSession((session) => session.userId)
  // Somebody may look at it from the other side than the one they have in it.
  const role = userId === request.seller._id ? 'seller' : userId === request.buyer._id ? 'buyer' : flow.context.side
  const title = text(`catalogue:document.${request.kind}`)
  const { product, message, createdAt, answeredAt } = request
  return (
    <Page
      title={title}
      lead={<bdi>{local(product, 'name')}</bdi>}
      above={
        <Breadcrumbs
          label={text('document:details.breadcrumb')}
          items={[
            {
              label: text(role === 'buyer' ? 'document:list.buyerTitle' : 'document:list.sellerTitle'),
              href: paths.myDocumentRequest,
            },
            { label: title },
          ]}
        />
      }
      actions={
        <Cluster>
          {/* Read out when it changes while the page is looked at. */}
          <span role="status">
            <DocumentStatusBadge status={request.status} side={role} />
          </span>
          <ReplyDeadline request={request} side={role} />
        </Cluster>
      }
    >
      <Columns
        aside={
          <CardSection title={text('document:details.parties')}>
            <FactList
              facts={[
                { name: text('document:details.buyer'), value: <Party party={request.buyer} self={role === 'buyer'} /> },
                { name: text('document:details.seller'), value: <Party party={request.seller} self={role === 'seller'} /> },
              ]}
            />
          </CardSection>
        }
      >
        <Stack gap={5}>
          <DocumentReply flow={flow} actor={actor} request={request} role={role} />
          <CardSection title={text('document:details.question')}>
            <FactList
              facts={[
                {
                  name: text('document:details.product'),
                  value: <Link href={productDetailsAddress(product._id)}>{local(product, 'name')}</Link>,
                },
                { name: text('document:details.cas'), value: <Isolate>{product.casNumber}</Isolate> },
                { name: text('document:details.askedOn'), value: formatDateTime(createdAt) },
                { name: text('document:details.answeredOn'), value: answeredAt && formatDateTime(answeredAt) },
                {
                  name: text('document:details.message'),
                  value: message === undefined ? text('document:details.noMessage') : <span dir="auto">{message}</span>,
                },
              ]}
            />
          </CardSection>
        </Stack>
      </Columns>
    </Page>
  )
}

function Party({ party, self }: { party: components['schemas']['DocumentParty']; self: boolean }) {
  const text = useText()
  const { language } = useLanguage()
  const { formatCountry } = useFormat()
  const name = isolated(party.name, language)
  return text('document:details.party', {
    name: self ? text('document:details.you', { name }) : name,
    country: formatCountry(party.country),
  })
}

import { FactList } from '#src/components/platform/fact-list.tsx'
import { ShareButton } from '#src/components/platform/share-button.tsx'
import { TenderDeadline, tenderCaller } from '#src/components/requirement/tender-card.tsx'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useLocal, useText } from '#src/i18n/use-text.ts'
import { activeRequirementAddress, paths, searchAddress, tenderDetailsAddress } from '#src/lib/paths.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Isolate } from '#src/ui/isolate.tsx'
import { Cluster } from '#src/ui/layout.tsx'
import { Page, Section } from '#src/ui/page.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import styles from './tender-news-details-screen.module.css'

type Tender = components['schemas']['Tender']

/** A call for tenders that has come. */
export function TenderView({ tender }: { tender: Tender }) {
  const text = useText()
  const local = useLocal()
  const title = local(tender, 'title') ?? tender.reference
  const body = local(tender, 'body')
  const sought = tender.casNumber ?? tender.productName
  return (
    <Page
      width="narrow"
      title={<bdi>{title}</bdi>}
      above={
        <Breadcrumbs
          label={text('contents:tender.breadcrumb')}
          items={[{ label: text('contents:tender.title'), href: paths.tenderNews }, { label: tender.reference }]}
        />
      }
      actions={<ShareButton title={title} address={tenderDetailsAddress(tender._id)} />}
    >
      <Cluster>
        <Badge tone={tender.kind === 'news' ? 'info' : 'primary'}>{text(`contents:tender.kind.${tender.kind}`)}</Badge>
        <TenderDeadline tender={tender} />
      </Cluster>
      <Card>
        <TenderFacts tender={tender} />
      </Card>
      <Section title={text('contents:tender.text')}>
        {body === undefined ? (
          <p>{text('app:missing')}</p>
        ) : (
          <div className={styles.text}>
            {body.split(/\n+/).map((paragraph) => (
              // A requirement is in its author's language, whichever the reader's is.
              <p key={paragraph} dir="auto">
                {paragraph}
              </p>
            ))}
          </div>
        )}
      </Section>
      {tender.documents.length > 0 && (
        <Section title={text('contents:tender.documents')} lead={text('contents:tender.documentsLead')}>
          <ul role="list" className={styles.documents}>
            {tender.documents.map(({ name, url }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noopener noreferrer external" className={styles.document}>
                  <Icon name="file" />
                  <bdi>{name}</bdi>
                  <Icon name="external" size="small" />
                  <VisuallyHidden>{text('contents:tender.elsewhere')}</VisuallyHidden>
                </a>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Cluster>
        {tender.kind === 'requirement' && tender.open && (
          <ButtonLink variant="primary" icon="gavel" href={activeRequirementAddress(tender._id)}>
            {text('contents:tender.bid')}
          </ButtonLink>
        )}
        {sought !== undefined && (
          <ButtonLink href={searchAddress(sought)}>{text('contents:tender.offersOf', { name: sought })}</ButtonLink>
        )}
      </Cluster>
    </Page>
  )
}

function TenderFacts({ tender }: { tender: Tender }) {
  const text = useText()
  const { formatCountry, formatDate, formatDateTime, formatQuantity } = useFormat()
  const { productName, casNumber, grade, quantity } = tender
  return (
    <FactList
      facts={[
        { name: text('contents:tender.reference'), value: <Isolate>{tender.reference}</Isolate> },
        {
          name: text(tender.kind === 'news' ? 'contents:tender.organisation' : 'contents:tender.by'),
          value: <bdi>{tenderCaller(tender, text)}</bdi>,
        },
        { name: text('contents:tender.country'), value: formatCountry(tender.country) },
        { name: text('contents:tender.published'), value: formatDate(tender.publishedAt) },
        { name: text('contents:tender.closes'), value: formatDateTime(tender.closesAt) },
        { name: text('contents:tender.product'), value: productName === undefined ? undefined : <bdi>{productName}</bdi> },
        { name: text('catalogue:card.cas'), value: casNumber === undefined ? undefined : <Isolate>{casNumber}</Isolate> },
        { name: text('contents:tender.grade'), value: grade === undefined ? undefined : text(`catalogue:grade.${grade}`) },
        { name: text('contents:tender.quantity'), value: quantity === undefined ? undefined : formatQuantity(quantity) },
      ]}
    />
  )
}

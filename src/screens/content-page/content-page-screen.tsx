import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useLanguage, useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/lib/paths.ts'
import { contentsMachine } from '#src/machines/content/contents.machine.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Page } from '#src/ui/page.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton.tsx'
import styles from './content-page-screen.module.css'

type ContentPage = Exclude<components['schemas']['ContentPage'], 'faqs'>

export const AboutUsScreen = () => <ContentPageScreen page="about" />
export const TermsAndConditionsScreen = () => <ContentPageScreen page="terms" />
export const PrivacyPolicyScreen = () => <ContentPageScreen page="privacy" />

function ContentPageScreen({ page }: { page: ContentPage }) {
  const { language } = useLanguage()
  // The server answers in one language: another is read anew.
  return <ContentIn key={language} page={page} />
}

function ContentIn({ page }: { page: ContentPage }) {
  const text = useText()
  const { formatDate } = useFormat()
  const [flow, actor] = useFlow(contentsMachine, { body: { pages: [page] } })
  const content = flow.context.results?.[page]
  const lead = text(`contents:${page}.lead`)
  const home = <ButtonLink href={paths.home}>{text('app:notFound.action')}</ButtonLink>
  return (
    <Page width="narrow" title={text(`contents:${page}.title`)} lead={lead}>
      {flow.hasTag('busy') && (
        <SkeletonGroup label={text('contents:article.waiting')}>
          <Skeleton lines={4} />
          <Skeleton lines={6} />
          <Skeleton lines={5} />
        </SkeletonGroup>
      )}
      {content !== undefined && content.sections.length > 0 && (
        <>
          {content.updatedAt !== undefined && (
            <p className={styles.updated}>{text('contents:article.updated', { date: formatDate(content.updatedAt) })}</p>
          )}
          {page !== 'about' && <TableOfContents sections={content.sections} />}
          <Article sections={content.sections} />
        </>
      )}
      {flow.hasTag('filled') && (content === undefined || content.sections.length === 0) && (
        <EmptyState icon="file" title={text('contents:article.empty')} actions={home}>
          {text('contents:article.emptyBody')}
        </EmptyState>
      )}
      <FailedFlow flow={flow} actor={actor} actions={home} />
    </Page>
  )
}

interface SectionsProps {
  sections: readonly components['schemas']['ContentSection'][]
}

function TableOfContents({ sections }: SectionsProps) {
  const text = useText()
  return (
    <nav aria-label={text('contents:article.contents')} className={styles.contents}>
      <h2 className={styles.contentsTitle}>{text('contents:article.contents')}</h2>
      {/* Their headings have the numbers that they are cited by. */}
      <ul role="list" className={styles.entries}>
        {sections.map(({ _id, heading }) => (
          <li key={_id}>
            <a href={`#${_id}`}>{heading}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Article({ sections }: SectionsProps) {
  return (
    <article className={styles.article}>
      {sections.map(({ _id, heading, paragraphs }) => (
        <section key={_id} id={_id} className={styles.section}>
          <h2 className={styles.heading}>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  )
}

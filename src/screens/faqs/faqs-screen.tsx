import { useState } from 'react'
import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { SearchBox } from '#src/components/search/search-box.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import type { components } from '#src/generated/schema.ts'
import { useLanguage, useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/lib/paths.ts'
import { contentsMachine } from '#src/machines/content/contents.machine.ts'
import { Accordion } from '#src/ui/accordion.tsx'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Page, Section } from '#src/ui/page.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton.tsx'
import styles from './faqs-screen.module.css'

/** What is often asked, by topic, and what of it mentions some words. */
export function FaqsScreen() {
  const text = useText()
  const { language } = useLanguage()
  const [search, setSearch] = useState('')
  return (
    <Page width="narrow" title={text('contents:faqs.title')} lead={text('contents:faqs.lead')}>
      <SearchBox
        key={search}
        initial={search}
        label={text('contents:faqs.searchLabel')}
        placeholder={text('contents:faqs.searchPlaceholder')}
        actionLabel={text('contents:faqs.search')}
        onSearch={setSearch}
      />
      {/* The server answers one search in one language: another is read anew. */}
      <Questions key={`${language} ${search}`} search={search} onAll={() => setSearch('')} />
    </Page>
  )
}

function Questions({ search, onAll }: { search: string; onAll: () => void }) {
  const text = useText()
  const [flow, actor] = useFlow(contentsMachine, { body: { pages: ['faqs'], ...(search !== '' && { search }) } })
  if (flow.hasTag('busy')) {
    return (
      <SkeletonGroup label={text('contents:faqs.waiting')}>
        {Array.from({ length: 8 }, (_, at) => (
          <Skeleton key={at} shape="block" height="3.25rem" />
        ))}
      </SkeletonGroup>
    )
  }
  const home = <ButtonLink href={paths.home}>{text('app:notFound.action')}</ButtonLink>
  if (flow.hasTag('failed')) return <FailedFlow flow={flow} actor={actor} actions={home} />
  const topics = flow.context.results?.faqs ?? []
  const count = topics.reduce((sum, { questions }) => sum + questions.length, 0)
  return (
    <>
      <p role="status" className={styles.count}>
        {search === '' || count === 0 ? '' : text('contents:faqs.found', { count, search })}
      </p>
      {count === 0 ? <NoQuestions searched={search !== ''} onAll={onAll} /> : <Topics topics={topics} open={search !== ''} />}
    </>
  )
}

type TopicList = NonNullable<components['schemas']['Contents']['faqs']>

function Topics({ topics, open }: { topics: TopicList; open: boolean }) {
  return topics.map(({ topic, title, questions }) => (
    <Section key={topic} title={title}>
      <Accordion
        level={3}
        items={questions.map(({ _id, heading, paragraphs }) => ({
          id: _id,
          title: heading,
          // What was searched for mostly stands in the answer.
          open,
          content: (
            <div className={styles.answer}>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          ),
        }))}
      />
    </Section>
  ))
}

function NoQuestions({ searched, onAll }: { searched: boolean; onAll: () => void }) {
  const text = useText()
  if (!searched) {
    return (
      <EmptyState
        icon="help"
        title={text('contents:faqs.none')}
        actions={<ButtonLink href={paths.home}>{text('app:notFound.action')}</ButtonLink>}
      />
    )
  }
  return (
    <EmptyState
      icon="search"
      title={text('contents:faqs.noMatch')}
      actions={
        <Button variant="primary" onClick={onAll}>
          {text('contents:faqs.showAll')}
        </Button>
      }
    >
      {text('contents:faqs.noMatchBody')}
    </EmptyState>
  )
}

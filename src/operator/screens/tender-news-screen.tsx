import { FactList } from '#src/components/platform/fact-list.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { DecisionDialog } from '#src/forms/operator/decision-dialog.tsx'
import { TenderNewsDialog } from '#src/forms/operator/tender-news-dialog.tsx'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { removeTenderNewsBody } from '#src/generated/bodies/removeTenderNews.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { type TenderNewsItem, tenderNewsListMachine } from '#src/machines/operator/tender-news-list.machine.ts'
import { Isolate } from '#src/ui/isolate.tsx'
import { Link } from '#src/ui/link.tsx'
import { Section } from '#src/ui/page.tsx'
import { useIsolated } from '../account-facts.tsx'
import { LocalFacts } from '../local-facts.tsx'
import { useLocalName } from '../local-name.ts'
import { operatorPaths } from '../operator-paths.ts'
import { usePageQuery } from '../queue-address.ts'
import { QueueScreen } from '../queue-screen.tsx'
import { WrittenText } from '../written-text.tsx'

const schema = contractFields(removeTenderNewsBody, ['reason'])

/** Calls for tenders of other organisations. */
export function TenderNewsScreen() {
  const text = useText()
  const isolate = useIsolated()
  const nameIn = useLocalName()
  const { formatDateTime } = useFormat()
  const [flow, actor] = useFlow(tenderNewsListMachine, { query: usePageQuery(operatorPaths.tenderNews) })
  return (
    <QueueScreen
      paged
      flow={flow}
      actor={actor}
      path={operatorPaths.tenderNews}
      icon="bell"
      labels={{
        title: text('operator:tenderNews.title'),
        lead: text('operator:tenderNews.lead'),
        empty: text('operator:tenderNews.empty'),
        entry: text('operator:tenderNews.itemTitle'),
      }}
      listActs={[{ act: 'add', label: text('operator:tenderNews.add'), icon: 'plus' }]}
      idOf={({ _id }) => _id}
      nameOf={({ item }) => nameIn(item.title)}
      columns={[
        {
          id: 'reference',
          header: text('operator:tenderNews.reference'),
          cell: ({ item }) => <Isolate>{item.reference}</Isolate>,
        },
        {
          id: 'organisation',
          header: text('operator:tenderNews.organisation'),
          cell: ({ item }) => <bdi>{item.organisation}</bdi>,
        },
        { id: 'closes', header: text('operator:tenderNews.closesAt'), cell: ({ item }) => formatDateTime(item.closesAt) },
      ]}
      detail={({ item }) => <TenderNewsDetails item={item} />}
      acts={() => [
        { act: 'edit', label: text('operator:edit'), variant: 'primary', icon: 'edit' },
        { act: 'remove', label: text('operator:remove'), variant: 'danger', icon: 'trash' },
      ]}
      dialog={({ item: entry, act, decide, ...state }) =>
        act === 'remove' ? (
          <DecisionDialog
            {...state}
            title={text('operator:tenderNews.remove.title')}
            body={text('operator:tenderNews.remove.body', { name: isolate(nameIn(entry.item.title)) })}
            confirm={text('operator:remove')}
            danger
            hint={text('operator:act.hintKept')}
            schema={schema}
            onConfirm={({ reason }) => decide({ act, reason })}
          />
        ) : (
          <TenderNewsDialog
            {...state}
            title={text('operator:tenderNews.editTitle')}
            item={entry.item}
            onConfirm={(given) => decide({ act, ...given })}
          />
        )
      }
      listDialog={({ act, decide, ...state }) => (
        <TenderNewsDialog
          {...state}
          title={text('operator:tenderNews.addTitle')}
          onConfirm={(given) => decide({ act, ...given })}
        />
      )}
    />
  )
}

function TenderNewsDetails({ item }: { item: TenderNewsItem }) {
  const text = useText()
  const { formatCountry, formatDateTime } = useFormat()
  return (
    <>
      <FactList
        facts={[
          { name: text('operator:tenderNews.reference'), value: <Isolate>{item.reference}</Isolate> },
          { name: text('operator:tenderNews.organisation'), value: <bdi>{item.organisation}</bdi> },
          { name: text('fields:country'), value: formatCountry(item.country) },
          { name: text('operator:tenderNews.publishedAt'), value: formatDateTime(item.publishedAt) },
          { name: text('operator:tenderNews.closesAt'), value: formatDateTime(item.closesAt) },
        ]}
      />
      <LocalFacts label={text('operator:tenderNews.itemTitle')} texts={item.title} />
      {(['en', 'ar', 'bn'] as const).map((language) => {
        const body = item.body[language]
        return (
          body !== undefined && (
            <Section
              key={language}
              title={text('operator:inLanguage', {
                label: text('operator:tenderNews.body'),
                language: text(`app:language.${language}`),
              })}
            >
              <WrittenText>{body}</WrittenText>
            </Section>
          )
        )
      })}
      {item.documents.length > 0 && (
        <Section title={text('operator:tenderNews.documents')}>
          <ul>
            {item.documents.map(({ name, url }) => (
              <li key={url}>
                <Link href={url} target="_blank" rel="noreferrer">
                  <bdi>{name}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

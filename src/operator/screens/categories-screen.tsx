import { useState } from 'react'
import { useFlow } from '#src/flow/use-flow.ts'
import { CategoryDialog } from '#src/forms/operator/category-dialog.tsx'
import { DecisionDialog } from '#src/forms/operator/decision-dialog.tsx'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { removeCategoryBody } from '#src/generated/bodies/removeCategory.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { placeAmong } from '#src/lib/with-entry-at.ts'
import {
  type Category,
  categoryListMachine,
  type ListedCategory,
  type SubCategory,
} from '#src/machines/operator/category-list.machine.ts'
import { Button } from '#src/ui/button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Isolate } from '#src/ui/isolate.tsx'
import { Cluster } from '#src/ui/layout.tsx'
import { Section } from '#src/ui/page.tsx'
import { Table } from '#src/ui/table.tsx'
import { useIsolated } from '../account-facts.tsx'
import { LocalFacts } from '../local-facts.tsx'
import { useLocalName } from '../local-name.ts'
import { operatorPaths } from '../operator-paths.ts'
import { QueueScreen } from '../queue-screen.tsx'

const schema = contractFields(removeCategoryBody, ['reason'])

type SubCategoryAct = 'addSub' | 'editSub' | 'removeSub'

/** Categories and their subcategories, to be named in all languages, ordered, and removed while nothing uses them. */
export function CategoriesScreen() {
  const text = useText()
  const isolate = useIsolated()
  const nameIn = useLocalName()
  const { formatNumber } = useFormat()
  const [flow, actor] = useFlow(categoryListMachine, { query: {} })
  // Which subcategory the open question is about.
  const [sub, setSub] = useState<SubCategory | undefined>()
  const ask = (item: ListedCategory, act: SubCategoryAct, about: SubCategory | undefined) => {
    setSub(about)
    actor.send({ type: 'act.chosen', item, act })
  }
  return (
    <QueueScreen
      flow={flow}
      actor={actor}
      path={operatorPaths.categories}
      icon="tag"
      labels={{
        title: text('operator:categories.title'),
        lead: text('operator:categories.lead'),
        empty: text('operator:categories.empty'),
        entry: text('operator:categories.category'),
      }}
      listActs={[{ act: 'add', label: text('operator:categories.add'), icon: 'plus' }]}
      idOf={({ category }) => category.slug}
      nameOf={({ category }) => nameIn(category.name)}
      columns={[
        { id: 'slug', header: text('operator:slug'), cell: ({ category }) => <Isolate>{category.slug}</Isolate> },
        {
          id: 'sub',
          header: text('operator:categories.subCategories'),
          align: 'end',
          cell: ({ category }) => formatNumber(category.subCategories.length),
        },
      ]}
      detail={(item) => (
        <>
          <LocalFacts label={text('operator:name')} texts={item.category.name} slug={item.category.slug} />
          <SubCategories category={item.category} onAsk={(act, about) => ask(item, act, about)} />
        </>
      )}
      acts={() => [
        { act: 'edit', label: text('operator:edit'), variant: 'primary', icon: 'edit' },
        { act: 'remove', label: text('operator:remove'), variant: 'danger', icon: 'trash' },
      ]}
      dialog={({ item, act, decide, ...state }) => {
        const { category, tree } = item
        if (act === 'remove' || act === 'removeSub') {
          const removed = act === 'removeSub' ? sub : category
          return (
            <DecisionDialog
              {...state}
              title={text('operator:categories.remove.title')}
              body={text('operator:categories.remove.body', { name: isolate(nameIn(removed?.name ?? category.name)) })}
              confirm={text('operator:remove')}
              danger
              hint={text('operator:act.hintKept')}
              schema={schema}
              onConfirm={({ reason }) =>
                decide(act === 'removeSub' ? { act, subCategory: sub?.slug ?? '', reason } : { act, reason })
              }
            />
          )
        }
        const isSub = act === 'addSub' || act === 'editSub'
        const siblings = isSub ? category.subCategories : tree
        const entry = act === 'edit' ? category : act === 'editSub' ? sub : undefined
        return (
          <CategoryDialog
            {...state}
            {...placeAmong(siblings, entry?.slug)}
            title={text(`operator:categories.${act}Title`)}
            entry={entry && { slug: entry.slug, name: entry.name }}
            onConfirm={(given) => decide(act === 'editSub' ? { act, subCategory: sub?.slug ?? '', ...given } : { act, ...given })}
          />
        )
      }}
      listDialog={({ act, decide, ...state }, page) => (
        <CategoryDialog
          {...state}
          {...placeAmong(page.tree)}
          title={text('operator:categories.addTitle')}
          onConfirm={(given) => decide({ act, ...given })}
        />
      )}
    />
  )
}

function SubCategories({
  category: { subCategories },
  onAsk,
}: {
  category: Category
  onAsk: (act: SubCategoryAct, about: SubCategory | undefined) => void
}) {
  const text = useText()
  const isolate = useIsolated()
  const nameIn = useLocalName()
  return (
    <Section
      title={text('operator:categories.subCategories')}
      actions={
        <Button compact icon="plus" onClick={() => onAsk('addSub', undefined)}>
          {text('operator:categories.addSub')}
        </Button>
      }
    >
      {subCategories.length === 0 ? (
        <p>{text('operator:categories.noSub')}</p>
      ) : (
        <Table
          caption={text('operator:categories.subCategories')}
          captionHidden
          rows={subCategories}
          rowKey={({ slug }) => slug}
          columns={[
            { id: 'name', header: text('operator:name'), rowHeader: true, cell: ({ name }) => <bdi>{nameIn(name)}</bdi> },
            { id: 'slug', header: text('operator:slug'), cell: ({ slug }) => <Isolate>{slug}</Isolate> },
            {
              id: 'acts',
              header: text('operator:acts'),
              headerHidden: true,
              align: 'end',
              cell: (each) => (
                <Cluster gap={1} justify="end">
                  <IconButton
                    icon="edit"
                    label={text('operator:categories.editNamed', { name: isolate(nameIn(each.name)) })}
                    onClick={() => onAsk('editSub', each)}
                  />
                  <IconButton
                    icon="trash"
                    label={text('operator:categories.removeNamed', { name: isolate(nameIn(each.name)) })}
                    onClick={() => onAsk('removeSub', each)}
                  />
                </Cluster>
              ),
            },
          ]}
        />
      )}
    </Section>
  )
}

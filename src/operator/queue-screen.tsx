import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { failureText } from '#src/components/platform/failure-text.ts'
import { WaitingView } from '#src/components/platform/waiting-view.tsx'
import type { FormDialogState } from '#src/forms/platform/form-dialog.tsx'
import { useText } from '#src/i18n/use-text.ts'
import type { Decision, QueueContext, QueueEvent, QueuePage } from '#src/machines/operator/create-queue-machine.ts'
import { fieldErrors } from '#src/machines/platform/failure.ts'
import { Button, ButtonLink, type ButtonVariant } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import type { IconName } from '#src/ui/icon.tsx'
import { Cluster, Stack } from '#src/ui/layout.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Page } from '#src/ui/page.tsx'
import { type Column, Table } from '#src/ui/table.tsx'
import { useOnChange } from '#src/ui/use-on-change.ts'
import { Drafted } from './drafted.tsx'
import { draftNameOf } from './operator-drafts.ts'
import { itemAddress, itemIdIn, type OperatorPath } from './operator-paths.ts'
import { OvertakenNotice } from './overtaken-notice.tsx'
import { QueuePages, QueueStates } from './queue-pages.tsx'
import { useRefresh } from './use-refresh.ts'

type Tag = 'busy' | 'filled' | 'empty' | 'failed' | 'dialog' | 'overtaken' | 'still'

export interface Act<Own extends Decision> {
  act: Own['act']
  label: string
  variant?: ButtonVariant
  icon?: IconName
  disabled?: boolean
}

/** What a dialog is given: the act that is asked about, and how it is answered. */
interface DialogQuestion<Own extends Decision> extends FormDialogState {
  act: Own['act']
  serverFields: Readonly<Record<string, string>>
  decide: (decision: Own) => void
}

export interface QueueScreenProps<Item, Query, Own extends Decision, OfList extends Decision, Read extends QueuePage<Item>> {
  flow: { hasTag: (tag: Tag) => boolean; context: QueueContext<Item, Query, Own, OfList, Read> }
  actor: { send: (event: QueueEvent<Item, Query, Own, OfList>) => void }
  path: OperatorPath
  labels: {
    title: string
    lead: string
    empty: string
    emptyLead?: string
    /** Heads the column of the names. */
    entry: string
  }
  icon: IconName
  idOf: (item: Item) => string
  /** What an act is about, where that is a part of the item: each part keeps a draft of its own. */
  partOf?: (item: Item) => string | undefined
  /** What names an item in the list and above its details. */
  nameOf: (item: Item) => string
  /** Beside the name, which leads to the details. */
  columns: readonly Column<Item>[]
  detail: (item: Item) => ReactNode
  acts?: (item: Item) => readonly Act<Own>[]
  dialog?: (question: DialogQuestion<Own> & { item: Item }) => ReactNode
  /** Beside the title of the list, once it has been read. */
  listActs?: readonly Act<OfList>[]
  listDialog?: (question: DialogQuestion<OfList>, page: Read) => ReactNode
  /** Above the list: a field to search by, or what is to be known of all of it. */
  search?: ReactNode
  /** Below the list: its pages. */
  pages?: ReactNode
  /** The page is in the address, and an entry can be opened from anywhere. */
  paged?: boolean
  /** What is decided about is in another list then, or in none: the operator goes on with this one. */
  leaves?: boolean
  /** Names of the lists of what waits and of what was decided. */
  states?: { waiting: string; decided: string }
  /** Milliseconds between two readings of what moves by itself; a minute unless told. */
  refreshEvery?: number | undefined
  /** Beside the title of the list, before its acts. */
  actions?: ReactNode
}

/** A queue and, below its address, one of its items with what can be decided about it. Both are read again every minute. */
export function QueueScreen<Item, Query, Own extends Decision, OfList extends Decision, Read extends QueuePage<Item>>(
  props: QueueScreenProps<Item, Query, Own, OfList, Read>,
) {
  const { flow, actor, path, idOf, partOf, dialog, listDialog, refreshEvery, paged = false, leaves = false } = props
  const from = useListSearch(paged)
  const text = useText()
  const { pathname } = useLocation()
  const id = itemIdIn(path, pathname)
  const { page, question, failure } = flow.context
  useOnChange(pathname, () => actor.send({ type: 'page.left' }))
  useRefresh(() => actor.send({ type: 'queue.staled' }), refreshEvery)
  const chosen = id === null ? undefined : page?.items.find((item) => idOf(item) === id)
  const draft =
    question?.about === 'item'
      ? draftNameOf(path, partOf?.(question.item) ?? idOf(question.item), question.act)
      : draftNameOf(path, '', question?.act ?? '')
  const answering = {
    busy: flow.hasTag('busy'),
    message: Object.keys(fieldErrors(failure)).length > 0 ? undefined : failureText(failure, text),
    serverFields: fieldErrors(failure),
    onBack: () => actor.send({ type: 'act.abandoned' }),
    decide: (decision: Own | OfList) =>
      actor.send({
        type: 'decision.confirmed',
        decision,
        leadsTo: leaves && id !== null ? path + from : undefined,
        draft,
      }),
  }
  return (
    <>
      {id === null || chosen === undefined ? (
        <ListPage {...props} lacksChosen={id !== null && (flow.hasTag('filled') || flow.hasTag('empty'))} />
      ) : (
        <ItemPage {...props} item={chosen} />
      )}
      {flow.hasTag('dialog') && (
        <Drafted name={draft}>
          {question?.about === 'item' && dialog?.({ item: question.item, act: question.act, ...answering })}
          {question?.about === 'list' && listDialog?.({ act: question.act, ...answering }, question.page)}
        </Drafted>
      )}
    </>
  )
}

function ListPage<Item, Query, Own extends Decision, OfList extends Decision, Read extends QueuePage<Item>>(
  props: QueueScreenProps<Item, Query, Own, OfList, Read> & {
    /** The address names an item that no longer waits. */
    lacksChosen: boolean
  },
) {
  const {
    flow,
    actor,
    path,
    labels,
    icon,
    idOf,
    nameOf,
    columns,
    search,
    pages,
    paged = false,
    states,
    actions,
    listActs = [],
    lacksChosen,
  } = props
  const text = useText()
  const from = useListSearch(paged)
  const { search: listed } = useLocation()
  // The entry itself was asked for, without a list: that it is gone says nothing of the queue.
  const isAlone = listed === '' && paged && lacksChosen
  const { items, total } = flow.context.page ?? { items: [], total: 0 }
  const isOvertaken = flow.hasTag('overtaken')
  const nameColumn: Column<Item> = {
    id: 'name',
    header: labels.entry,
    rowHeader: true,
    cell: (item) => (
      <Link href={itemAddress(path, idOf(item)) + from}>
        <bdi>{nameOf(item)}</bdi>
      </Link>
    ),
  }
  return (
    <Page
      title={labels.title}
      lead={labels.lead}
      actions={
        <Cluster>
          {actions}
          {listActs.map(({ act, disabled = false, ...button }) => (
            <ActButton
              key={act}
              {...button}
              disabled={disabled || flow.context.page === null}
              onClick={() => actor.send({ type: 'listAct.chosen', act })}
            />
          ))}
        </Cluster>
      }
    >
      <OvertakenNotice flow={flow} actor={actor} />
      {lacksChosen && !isOvertaken && <GoneNotice path={path} paged={paged} />}
      {states !== undefined && <QueueStates path={path} labels={states} />}
      {search}
      {flow.hasTag('busy') && !flow.hasTag('dialog') && !flow.hasTag('filled') && <WaitingView height="20rem" />}
      <FailedFlow flow={flow} actor={actor} />
      {flow.hasTag('empty') && !isAlone && (
        <EmptyState icon={icon} title={labels.empty}>
          {labels.emptyLead}
        </EmptyState>
      )}
      {flow.hasTag('filled') && items.length > 0 && (
        <Stack gap={2}>
          {total > items.length && pages === undefined && !paged && (
            <p>{text('operator:queue.more', { count: items.length, total })}</p>
          )}
          <Table caption={labels.title} captionHidden columns={[nameColumn, ...columns]} rows={items} rowKey={idOf} />
          {paged ? <QueuePages path={path} total={total} /> : pages}
        </Stack>
      )}
    </Page>
  )
}

function ItemPage<Item, Query, Own extends Decision, OfList extends Decision, Read extends QueuePage<Item>>({
  flow,
  actor,
  path,
  labels,
  item,
  nameOf,
  detail,
  acts,
  paged = false,
}: QueueScreenProps<Item, Query, Own, OfList, Read> & { item: Item }) {
  const text = useText()
  const from = useListSearch(paged)
  return (
    <Page
      title={<bdi>{nameOf(item)}</bdi>}
      width="narrow"
      above={
        <Cluster>
          <ButtonLink variant="quiet" compact icon="chevron-start" href={path + from}>
            {text('operator:queue.back', { queue: labels.title })}
          </ButtonLink>
        </Cluster>
      }
    >
      <OvertakenNotice flow={flow} actor={actor} />
      <Card>
        <Stack gap={5}>
          {detail(item)}
          <Cluster>
            {acts?.(item).map(({ act, ...button }) => (
              <ActButton key={act} {...button} onClick={() => actor.send({ type: 'act.chosen', item, act })} />
            ))}
          </Cluster>
        </Stack>
      </Card>
    </Page>
  )
}

function ActButton({ label, ...button }: Omit<Act<Decision>, 'act'> & { onClick: () => void }) {
  return <Button {...button}>{label}</Button>
}

/** The part of an address that names the list which an entry was opened from. */
function useListSearch(paged: boolean): string {
  const { search } = useLocation()
  if (!paged) return ''
  return search === '' ? '?page=1' : search
}

/** An entry that is not in the list that was read: it was dealt with, or has moved to another page. */
function GoneNotice({ path, paged }: { path: OperatorPath; paged: boolean }) {
  const text = useText()
  const { pathname, search } = useLocation()
  if (!paged) return <Notice>{text('operator:queue.gone')}</Notice>
  // Without a list in the address the entry itself was asked for.
  const isSearchedFor = search === ''
  return (
    <Notice>
      <p>{text('operator:queue.gone')}</p>
      <p>
        <Link href={isSearchedFor ? path : pathname}>
          {text(isSearchedFor ? 'operator:queue.toQueue' : 'operator:queue.find')}
        </Link>
      </p>
    </Notice>
  )
}

import { useState } from 'react'
import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { failureText } from '#src/components/platform/failure-text.ts'
import { WaitingView } from '#src/components/platform/waiting-view.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { ContentPageForm } from '#src/forms/operator/content-page-form.tsx'
import { DecisionDialog } from '#src/forms/operator/decision-dialog.tsx'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { publishContentPageBody } from '#src/generated/bodies/publishContentPage.ts'
import { resetContentPageBody } from '#src/generated/bodies/resetContentPage.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { contentPageMachine, type ContentPage } from '#src/machines/operator/content-page.machine.ts'
import { fieldErrors } from '#src/machines/platform/failure.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Cluster } from '#src/ui/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Page } from '#src/ui/page.tsx'
import { Drafted } from './drafted.tsx'
import { draftNameOf, operatorDrafts } from './operator-drafts.ts'
import { operatorPaths } from './operator-paths.ts'

const names = publishContentPageBody.properties.page.enum
const schema = contractFields(resetContentPageBody, ['reason'])
const noFields = {}
const isName = (name: string): name is ContentPage['page'] => names.some((each) => each === name)

/** One page of the marketplace to be edited, by its name in the address. */
export function ContentPageEditor({ name }: { name: string }) {
  const text = useText()
  if (isName(name)) return <Editor name={name} />
  return (
    <Page title={text('app:notFound.title')}>
      <EmptyState
        title={text('app:notFound.body')}
        actions={<ButtonLink href={operatorPaths.contents}>{text('operator:contents.title')}</ButtonLink>}
      />
    </Page>
  )
}

/**
 * What was typed stays when another operator was faster: they see it, and decide whether to take the newer text instead. It ends with a reset
 * alone, once the server has answered with the delivered text.
 */
function Editor({ name }: { name: ContentPage['page'] }) {
  const text = useText()
  const { formatDateTime } = useFormat()
  const [flow, actor] = useFlow(contentPageMachine, { query: { page: name } })
  // A form is made of the page as it is then; another one is begun with another key.
  const [begun, setBegun] = useState(0)
  const [sentVersion, setSentVersion] = useState<string>()
  const { page: read, question, renewed, failure } = flow.context
  const page = read?.items[0]
  const typedName = draftNameOf(operatorPaths.contents, name, 'publish')
  const resetName = draftNameOf(operatorPaths.contents, name, 'reset')
  const isPublishing = question?.act === 'publish'
  const isOvertaken = flow.hasTag('overtaken')
  const fields = isPublishing ? fieldErrors(failure) : noFields
  const problem = Object.keys(fieldErrors(failure)).length > 0 ? undefined : failureText(failure, text)
  return (
    <Page
      title={text(`operator:contents.pages.${name}`)}
      lead={
        page?.updatedAt === undefined
          ? text('operator:contents.delivered')
          : text('operator:contents.own', { time: formatDateTime(page.updatedAt) })
      }
      above={
        <Cluster>
          <ButtonLink variant="quiet" compact icon="chevron-start" href={operatorPaths.contents}>
            {text('operator:queue.back', { queue: text('operator:contents.title') })}
          </ButtonLink>
        </Cluster>
      }
      actions={
        page?.updatedAt !== undefined && (
          <Button onClick={() => actor.send({ type: 'act.chosen', item: page, act: 'reset' })}>
            {text('operator:contents.reset.act')}
          </Button>
        )
      }
    >
      {flow.hasTag('busy') && page === undefined && <WaitingView height="30rem" />}
      <FailedFlow flow={flow} actor={actor} />
      {isOvertaken && (
        <div role="alert">
          <Notice tone="warning" title={text('operator:queue.overtaken')}>
            <p>{problem}</p>
            <p>{text('operator:contents.overtaken')}</p>
            {page?.version !== sentVersion && (
              <Button
                compact
                onClick={() => {
                  operatorDrafts.finish(typedName)
                  setBegun(begun + 1)
                  actor.send({ type: 'notice.dismissed' })
                }}
              >
                {text('operator:contents.takeNewer')}
              </Button>
            )}
          </Notice>
        </div>
      )}
      {page !== undefined && (
        <Drafted name={typedName}>
          <ContentPageForm
            key={`${renewed} ${begun}`}
            sections={page.sections}
            version={page.version}
            hasTopics={name === 'faqs'}
            busy={isPublishing && flow.hasTag('busy')}
            message={isPublishing && failure !== null ? problem : undefined}
            serverFields={fields}
            onSubmit={(given, version) => {
              // Whoever was told of a newer text replaces it knowingly; one that was read in passing is not overwritten unseen.
              const edited = isOvertaken ? page : { ...page, version }
              setSentVersion(edited.version)
              actor.send({ type: 'act.chosen', item: edited, act: 'publish' })
              actor.send({ type: 'decision.confirmed', decision: { act: 'publish', ...given }, draft: typedName })
            }}
          />
        </Drafted>
      )}
      {question?.act === 'reset' && flow.hasTag('dialog') && (
        <Drafted name={resetName}>
          <DecisionDialog
            title={text('operator:contents.reset.title')}
            body={text('operator:contents.reset.body')}
            confirm={text('operator:contents.reset.act')}
            danger
            hint={text('operator:act.hintKept')}
            busy={flow.hasTag('busy')}
            message={problem}
            serverFields={fieldErrors(failure)}
            schema={schema}
            onBack={() => actor.send({ type: 'act.abandoned' })}
            onConfirm={({ reason }) => {
              setSentVersion(question.item.version)
              // The delivered text takes the place of what was typed too.
              const draft = draftNameOf(operatorPaths.contents, name, '')
              actor.send({ type: 'decision.confirmed', decision: { act: 'reset', reason }, draft })
            }}
          />
        </Drafted>
      )}
    </Page>
  )
}

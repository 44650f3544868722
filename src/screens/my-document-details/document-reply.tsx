import type { ReactNode } from 'react'
import { DocumentReplyForm } from '#src/forms/document/document-reply-form.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { draftNames } from '#src/lib/form-draft.ts'
import { productChatAddress, requestDocumentAddress } from '#src/lib/paths.ts'
import { documentRequestMachine } from '#src/machines/lifecycles/document-request.machine.ts'
import { can } from '#src/machines/lifecycles/life-cycle.ts'
import { useFormDraft } from '#src/session/use-form-draft.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Cluster, Stack } from '#src/ui/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Section } from '#src/ui/page.tsx'
import type { DocumentViewProps } from './document-view-props.ts'
import { ProvidedFile } from './provided-file.tsx'

interface DocumentReplyProps extends DocumentViewProps {
  role: 'buyer' | 'seller'
}

/** The answer that was given, the form to give one, or whose turn it is. */
export function DocumentReply({ flow, actor, request, role }: DocumentReplyProps) {
  const text = useText()
  const isOpen = can(documentRequestMachine, request.status, { type: 'document.provide' })
  const mine = isOpen && role === 'seller'
  const { side, failure } = flow.context
  return (
    <Card marked={mine || request.status === 'provided'}>
      <Section title={text(mine ? 'document:reply.title' : 'document:details.answer')}>
        <Stack gap={3}>
          {failure?.kind === 'rejected' && failure.code === 409 && (
            <Notice tone="error" title={text('document:details.conflict')}>
              {failure.message}
            </Notice>
          )}
          {flow.hasTag('unreachable') && (
            <Notice
              tone="error"
              title={text('document:reply.unconfirmed')}
              actions={
                <Button variant="primary" icon="refresh" onClick={() => actor.send({ type: 'retry.asked' })}>
                  {text('document:reply.sendAgain')}
                </Button>
              }
            >
              {text('document:reply.unconfirmedBody')}
            </Notice>
          )}
          {flow.hasTag('failed') && !flow.hasTag('unreachable') && (
            <Notice
              tone="warning"
              actions={
                <Button icon="refresh" onClick={() => actor.send({ type: 'retry.asked' })}>
                  {text('app:failure.retry')}
                </Button>
              }
            >
              {text('document:details.behind')}
            </Notice>
          )}
          {isOpen && !mine && <p>{text('document:details.waitingForSeller')}</p>}
          {mine && side === 'buyer' && <p>{text('document:details.otherSideSeller')}</p>}
          {mine && side === 'seller' && <Reply flow={flow} actor={actor} request={request} />}
          {request.file !== undefined && <ProvidedFile flow={flow} actor={actor} file={request.file} />}
          {request.note !== undefined && <ReplyLabels title={text('document:details.note')}>{request.note}</ReplyLabels>}
          {request.reason !== undefined && <ReplyLabels title={text('document:details.reason')}>{request.reason}</ReplyLabels>}
          {role === 'buyer' && request.status !== 'provided' && (
            <Cluster>
              {!isOpen && (
                <ButtonLink icon="file" href={requestDocumentAddress(request.product._id)}>
                  {text('document:details.again')}
                </ButtonLink>
              )}
              <ButtonLink icon="chat" href={productChatAddress(request.seller._id, request.product._id)}>
                {text('document:details.chat')}
              </ButtonLink>
            </Cluster>
          )}
        </Stack>
      </Section>
    </Card>
  )
}

function Reply({ flow, actor, request }: DocumentViewProps) {
  const draft = useFormDraft(draftNames.documentReply(request._id))
  const { failure, share, asked } = flow.context
  // What goes wrong with a refusal is said in its dialog, a lost answer above the form.
  const refusal = asked === null && failure?.kind === 'rejected' ? failure : undefined
  return (
    <DocumentReplyForm
      held={request.held}
      share={asked === null && flow.hasTag('busy') ? share : null}
      locked={flow.hasTag('unreachable')}
      message={refusal?.message}
      serverFields={refusal?.fields ?? noFields}
      draft={draft}
      onProvide={(reply) => actor.send({ type: 'action.decided', command: { type: 'provide', ...reply } })}
      onRefuse={() => actor.send({ type: 'action.chosen', action: 'refuse' })}
      onStop={() => actor.send({ type: 'upload.cancelled' })}
    />
  )
}

const noFields: Readonly<Record<string, string>> = {}

function ReplyLabels({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3>{title}</h3>
      <p dir="auto">{children}</p>
    </div>
  )
}

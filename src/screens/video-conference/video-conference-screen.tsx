import { useState } from 'react'
import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { isolated } from '#src/i18n/format.ts'
import { useLanguage, useText } from '#src/i18n/use-text.ts'
import { chatAddress, paths } from '#src/lib/paths.ts'
import { type CallRequest, callFlowMachine } from '#src/machines/call/call-flow.machine.ts'
import { useEngaged } from '#src/session/engagement.ts'
import { useChosenId, usePageState } from '#src/session/use-page-state.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Page } from '#src/ui/page.tsx'
import { WaitingView } from '#src/components/platform/waiting-view.tsx'
import { usePageLeft } from '#src/ui/use-page-left.ts'
import { CallPanel } from './call-panel.tsx'
import { CallStage } from './call-stage.tsx'
import { connectPeer } from './connect-peer.ts'
import { openMedia } from './open-media.ts'

/** A voice or video call with who one chats with. Somebody may ring and be answered while the page stands open: it begins anew then. */
export function VideoConferenceScreen() {
  const { call } = usePageState()
  // The call that was requested when the page was opened, or since: it leaves the history entry as soon as it is begun.
  const [request, setRequest] = useState(call ?? null)
  if (call !== undefined && call.callId !== request?.callId) setRequest(call)
  return <Talk key={request?.callId} request={request} />
}

function Talk({ request }: { request: CallRequest | null }) {
  const text = useText()
  const { language } = useLanguage()
  const chatId = useChosenId('chat')
  const newId = () => crypto.randomUUID()
  const [flow, actor] = useFlow(callFlowMachine, { chatId, request, openMedia, connect: connectPeer, newId })
  const { chat } = flow.context
  useEngaged(flow.hasTag('engaged'))
  usePageLeft(() => actor.send({ type: 'call.left' }))
  const back = chatId === null ? paths.chats : chatAddress(chatId)
  const name = chat === null ? '' : isolated(chat.other.name, language)
  return (
    <Page
      width="narrow"
      title={chat === null ? text('calls:title') : text('calls:with', { name })}
      actions={
        chat !== null && (
          <ButtonLink icon="chat" href={back}>
            {text('calls:backToChat')}
          </ButtonLink>
        )
      }
    >
      <FailedFlow flow={flow} actor={actor} actions={<ButtonLink href={paths.chats}>{text('calls:chats')}</ButtonLink>} />
      {flow.hasTag('busy') && <WaitingView height="22rem" />}
      {flow.hasTag('empty') && (
        <EmptyState
          icon="phone"
          title={text('calls:none')}
          actions={
            <ButtonLink variant="primary" href={paths.chats}>
              {text('calls:chats')}
            </ButtonLink>
          }
        >
          {text('calls:noneBody')}
        </EmptyState>
      )}
      {chat !== null && flow.hasTag('filled') && (
        <>
          <CallStage flow={flow} name={name} />
          <CallPanel flow={flow} actor={actor} />
        </>
      )}
    </Page>
  )
}

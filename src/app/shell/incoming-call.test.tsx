import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type AnyEventObject, fromCallback } from 'xstate'
import { incomingCallMachine } from '#src/machines/call/incoming-call.machine.ts'
import { callIds, receivedSignal } from '#tests/support/event-fixtures/call-flow.ts'
import { chatId, chatOf } from '#tests/support/chat-fixtures.ts'
import { answered, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { IncomingCall } from './incoming-call.tsx'

const { theirs: callId } = callIds

/** A page on which somebody may be called; `declined` grows with each call that is declined. */
function show() {
  const declined: true[] = []
  let emit: (event: AnyEventObject) => void = () => undefined
  const machine = answered(incomingCallMachine, {
    announcing: [() => ({ chat: chatOf(1) })],
    declining: [() => declined.push(true)],
  }).provide({
    actors: {
      // The machine's own kind of actor, without a server to listen to.
      liveChanges: fromCallback(({ sendBack }) => {
        emit = sendBack
      }) as never,
    },
  })
  const { emitted } = renderScreen(<IncomingCall />, { machines: [machine] })
  return {
    emitted,
    declined,
    onEmitted: (signal: string, medium = 'audio') => act(() => emit(receivedSignal(callId, signal, { medium }))),
  }
}

const rings = (title: string) => screen.findByRole('alertdialog', { name: title })
const isQuiet = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

beforeEach(() => putTexts('en'))
afterEach(cleanup)

it.each([
  ['audio', 'Gulf Solvents 1 is calling'],
  ['video', 'Gulf Solvents 1 is calling by video'],
])('says who calls by %s, and leads who answers to the page of the call', async (medium, title) => {
  const { emitted, onEmitted } = show()
  onEmitted('offer', medium)
  await rings(title)
  await userEvent.click(screen.getByRole('button', { name: 'Answer' }))
  await isQuiet()
  const state = { call: { medium, callId } }
  expect(emitted).toEqual([{ type: 'navigate', to: `/VideoConference?chat=${chatId(1)}`, state }])
})

it('tells the caller that the call is declined', async () => {
  const { declined, onEmitted, emitted } = show()
  onEmitted('offer')
  await rings('Gulf Solvents 1 is calling')
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }))
  await isQuiet()
  expect([declined, emitted]).toEqual([[true], []])
})

it('is quiet again when the caller gives up', async () => {
  const { onEmitted } = show()
  onEmitted('offer')
  await rings('Gulf Solvents 1 is calling')
  onEmitted('end')
  await isQuiet()
  expect(document.body.textContent).toBe('')
})

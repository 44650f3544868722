import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type AnyEventObject, fromCallback } from 'xstate'
import { incomingCallMachine } from '#src/machines/incoming-call.machine.ts'
import { callIds, heardSignal } from '#tests/support/alphabets/call-flow.ts'
import { chatId, chatOf } from '#tests/support/chat-samples.ts'
import { answered, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { IncomingCall } from './incoming-call.tsx'

const { theirs } = callIds

/** A page on which somebody may be called; `declined` grows with each call that is declined. */
function show() {
  const declined: true[] = []
  let tell: (event: AnyEventObject) => void = () => undefined
  const machine = answered(incomingCallMachine, {
    announcing: [() => ({ chat: chatOf(1) })],
    declining: [() => declined.push(true)],
  }).provide({
    actors: {
      // The machine's own kind of actor, without a server to listen to.
      liveChanges: fromCallback(({ sendBack }) => {
        tell = sendBack
      }) as never,
    },
  })
  const { heard } = renderScreen(<IncomingCall />, { machines: [machine] })
  return {
    ...{ heard, declined },
    hear: (signal: string, medium = 'audio') => {
      act(() => {
        tell(heardSignal(theirs, signal, { medium }))
      })
    },
  }
}

const rings = (title: string) => screen.findByRole('alertdialog', { name: title })
const isQuiet = () =>
  waitFor(() => {
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

beforeEach(() => putTexts('en'))
afterEach(cleanup)

it.each([
  ['audio', 'Gulf Solvents 1 is calling'],
  ['video', 'Gulf Solvents 1 is calling by video'],
])('says who calls by %s, and leads who answers to the page of the call', async (medium, title) => {
  const { heard, hear } = show()
  hear('offer', medium)
  await rings(title)
  await userEvent.click(screen.getByRole('button', { name: 'Answer' }))
  await isQuiet()
  const state = { call: { medium, callId: theirs } }
  expect(heard).toEqual([{ type: 'navigate', to: `/VideoConference?chat=${chatId(1)}`, state }])
})

it('tells the caller that the call is declined', async () => {
  const { declined, hear, heard } = show()
  hear('offer')
  await rings('Gulf Solvents 1 is calling')
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }))
  await isQuiet()
  expect([declined, heard]).toEqual([[true], []])
})

it('is quiet again when the caller gives up', async () => {
  const { hear } = show()
  hear('offer')
  await rings('Gulf Solvents 1 is calling')
  hear('end')
  await isQuiet()
  expect(document.body.textContent).toBe('')
})

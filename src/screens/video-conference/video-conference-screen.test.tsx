import { act, cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AnyEventObject, fromCallback, fromPromise } from 'xstate'
import { callFlowMachine } from '#src/machines/call/call-flow.machine.ts'
import { MediaError } from '#src/machines/call/call-peer.ts'
import { isEngaged } from '#src/session/engagement.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { callIds, receivedSignal } from '#tests/support/event-fixtures/call-flow.ts'
import { chatId, chatOf } from '#tests/support/chat-fixtures.ts'
import { type Answers, answered, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { VideoConferenceScreen } from './video-conference-screen.tsx'

const track = { enabled: true }

/** Media as a microphone alone gives it. */
const microphone = () =>
  Object.assign(new EventTarget(), { id: 's', getAudioTracks: () => [track], getVideoTracks: () => [] }) as unknown as MediaStream // What the screen asks of it.

interface Host {
  reading?: Answers
  media?: () => MediaStream
  chosen?: boolean
}

/** The page of a call whose other side and browser tell what the test lets them tell. */
function show({ reading = [() => ({ chat: chatOf(1) })], media = microphone, chosen = true }: Host = {}) {
  let send: (event: AnyEventObject) => void = () => undefined
  const machine = answered(callFlowMachine, { reading }).provide({
    actors: {
      asking: fromPromise(() => Promise.resolve({ stream: media() })),
      peer: fromCallback(() => undefined) as never,
      signalling: fromCallback(() => undefined) as never,
      liveChanges: fromCallback(({ sendBack }) => {
        send = sendBack
      }) as never,
    },
  })
  const view = renderScreen(<VideoConferenceScreen />, { chosen: chosen ? { chat: chatId(1) } : {}, machines: [machine] })
  return {
    ...view,
    onEvent: (event: AnyEventObject) => act(() => send(event)),
  }
}

const call = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Voice call' }))
}
const state = () => screen.getByRole('status').textContent

beforeEach(async () => {
  await putTexts('en')
  vi.spyOn(crypto, 'randomUUID').mockReturnValue(callIds.own as ReturnType<Crypto['randomUUID']>) // One in its form.
})
afterEach(() => {
  cleanup()
  track.enabled = true
  vi.restoreAllMocks()
})

describe('the page of a call', () => {
  it('waits, shows with whom, and leads back to the chat', async () => {
    show()
    expect(screen.getByText('Loading…')).toBeDefined()
    await screen.findByRole('heading', { name: 'Call with Gulf Solvents 1' })
    expect(screen.getByRole('link', { name: 'Back to the chat' }).getAttribute('href')).toBe(`/chats?chat=${chatId(1)}`)
    expect(isEngaged()).toBe(false)
  })

  it('says that nobody is chosen, and where to choose', async () => {
    show({ chosen: false })
    expect((await screen.findByRole('link', { name: 'Open the chats' })).getAttribute('href')).toBe('/chats')
  })

  it.each([
    ['refused', failWith(rejected(404, 'Not there')), 'Not there'],
    ['out of reach', failWith(unreachable), 'No connection to the marketplace'],
  ])('says that it is %s, and can be tried again', async (_, answer, text) => {
    show({ reading: [answer, () => ({ chat: chatOf(1) })] })
    await screen.findByText(text)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Voice call' })).toBeDefined()
  })

  it('offers no call until the answer has come', async () => {
    let answer: (read: unknown) => void = () => undefined
    show({
      reading: [
        () =>
          new Promise((resolve) => {
            answer = resolve
          }),
      ],
    })
    await screen.findByText('Loading…')
    expect(screen.queryByRole('button', { name: 'Voice call' })).toBeNull()
    answer({ chat: chatOf(1) })
    expect(await screen.findByRole('button', { name: 'Voice call' })).toBeDefined()
  })
})

describe('a call', () => {
  it('says how far it is, holds other calls off meanwhile, and is hung up', async () => {
    show()
    await call()
    await screen.findByRole('button', { name: 'Hang up' })
    expect([state(), isEngaged()]).toEqual(['Calling Gulf Solvents 1…', true])
    await userEvent.click(screen.getByRole('button', { name: 'Hang up' }))
    expect([state(), isEngaged()]).toEqual(['The call has ended', false])
    expect(screen.getByRole('button', { name: 'Voice call' })).toBeDefined()
  })

  it('is muted without letting go of the microphone', async () => {
    show()
    await call()
    const mute = await screen.findByRole('button', { name: 'Mute the microphone' })
    await userEvent.click(mute)
    expect(track.enabled).toBe(false)
    await userEvent.click(screen.getByRole('button', { name: 'Turn the microphone on' }))
    expect(track.enabled).toBe(true)
  })

  it.each([
    ['denied', 'denied'],
    ['missing', 'missing'],
  ] as const)('says what to do where the microphone is %s, and asks again', async (_, kind) => {
    let asked = 0
    show({
      media: () => {
        asked += 1
        if (asked === 1) throw new MediaError(kind)
        return microphone()
      },
    })
    await call()
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await screen.findByRole('button', { name: 'Hang up' })
    expect(asked).toBe(2)
  })

  it.each([
    [receivedSignal(callIds.own, 'ringing'), /^It rings/],
    [receivedSignal(callIds.own, 'end', { status: 'declined' }), /declined the call$/],
  ])('tells what the other side says', async (event, text) => {
    const { onEvent } = show()
    await call()
    await screen.findByRole('button', { name: 'Hang up' })
    onEvent(event)
    expect(state()).toMatch(text)
  })
})

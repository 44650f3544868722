import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { searchPanelMachine } from '#src/machines/search/search-panel.machine.ts'
import { acetoneFound } from '#tests/support/event-fixtures/search-panel.ts'
import { answered, renderScreen } from '#tests/support/render-screen.tsx'
import { recogniser, fakeSpeech } from '#tests/support/fake-speech.ts'
import { putTexts } from '#tests/support/texts.ts'
import { SearchForm } from './search-form.tsx'

function show() {
  const searched: string[] = []
  const machine = answered(searchPanelMachine, {
    searching: [
      () => {
        searched.push(screen.getByRole<HTMLInputElement>('combobox').value)
        return acetoneFound
      },
    ],
  })
  return { ...renderScreen(<SearchForm />, { machines: [machine] }), searched }
}

async function listen() {
  await userEvent.click(screen.getByRole('button', { name: 'Search by voice' }))
  await screen.findByText(/^Listening…/, {}, { timeout: 5_000 })
}

const expectOff = () => waitFor(() => expect(screen.queryByText(/^Listening…/)).toBe(null))

beforeEach(async () => {
  await putTexts('en')
  fakeSpeech()
})
afterEach(cleanup)

describe('searching by voice', () => {
  it('listens in the language of the page and searches for what was said', async () => {
    const { searched } = show()
    await listen()
    expect(recogniser().lang).toBe('en-US')
    act(() => recogniser().say('acetone'))
    await screen.findByRole('option', { name: /Acetone/ }, { timeout: 3_000 })
    expect(searched).toEqual(['acetone'])
    await expectOff()
  })

  it('is called off by the same button', async () => {
    const { emitted } = show()
    await listen()
    await userEvent.click(screen.getByRole('button', { name: 'Stop listening' }))
    await expectOff()
    expect(emitted).toEqual([])
  })

  it.each([
    ['not-allowed', 'search:voice.unavailable'],
    ['no-speech', 'search:voice.failed'],
  ])('says what came of it: %s', async (error, key) => {
    const { emitted } = show()
    await listen()
    act(() => recogniser().fail(error))
    await expectOff()
    expect(emitted).toEqual([{ type: 'toast', tone: 'error', text: { key } }])
  })

  it('says when the browser cannot listen', async () => {
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined })
    const { emitted } = show()
    await userEvent.click(screen.getByRole('button', { name: 'Search by voice' }))
    await waitFor(() => expect(emitted).toEqual([{ type: 'toast', tone: 'error', text: { key: 'search:voice.unsupported' } }]))
  })

  it('says when listening does not begin', async () => {
    Object.assign(window, {
      SpeechRecognition: class {
        start() {
          throw new Error('Already started')
        }
      },
    })
    const { emitted } = show()
    await userEvent.click(screen.getByRole('button', { name: 'Search by voice' }))
    await waitFor(() => expect(emitted).toEqual([{ type: 'toast', tone: 'error', text: { key: 'search:voice.unavailable' } }]))
  })
})

import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fromPromise } from 'xstate'
import { documentDetailsMachine } from '#src/machines/document/document-details.machine.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { heldRequest, openRequest, providedRequest, refusedRequest } from '#tests/support/document-fixtures.ts'
import { type Answers, answered, never, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { MyDocumentDetailsScreen } from './my-document-details-screen.tsx'

type Request = typeof openRequest

const chosen = { documentRequest: openRequest._id }
const pdf = new File(['%PDF-1.7'], 'CoA lot 7.pdf', { type: 'application/pdf' })

function show(reading: Answers, changing: Answers = [never]) {
  return renderScreen(<MyDocumentDetailsScreen />, {
    chosen,
    machines: [answered(documentDetailsMachine, { reading, changing })],
  })
}
const read = (entity: Request) => [() => ({ entity })]

/** The page before a seller, and what it sends. */
function sell(request: Request) {
  sessionStore.set({ accountType: 'Seller', userId: request.seller._id })
  const sent: unknown[] = []
  const machine = answered(documentDetailsMachine, { reading: [...read(request), ...read(providedRequest)] }).provide({
    actors: {
      changing: fromPromise(async ({ input }) => {
        sent.push(input.change.command)
        return { entity: providedRequest, message: 'Sent.' }
      }),
    },
  })
  renderScreen(<MyDocumentDetailsScreen />, { chosen, machines: [machine] })
  return sent
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const choose = async (...files: File[]) =>
  userEvent.upload(await screen.findByLabelText('Choose a file'), files, { applyAccept: false })

beforeEach(async () => {
  sessionStore.forgetPerson()
  await putTexts('en')
})
afterEach(cleanup)

describe('a document request', () => {
  it('must be chosen', () => {
    renderScreen(<MyDocumentDetailsScreen />)
    expect(screen.getByText('No request chosen')).toBeDefined()
  })

  it('is on its way', () => {
    show([never])
    expect(screen.getByText('Loading the request…')).toBeDefined()
  })

  it('says why it cannot be had, and can be asked for again', async () => {
    show([failWith(rejected(404, 'Not there')), failWith(unreachable), ...read(openRequest)])
    expect(await screen.findByText('Not there')).toBeDefined()
    for (let tries = 0; tries < 2; tries += 1) await press('Try again')
    expect(await screen.findByRole('heading', { level: 1, name: 'Certificate of analysis (CoA)' })).toBeDefined()
  })
})

describe('the buyer who asked', () => {
  beforeEach(() => sessionStore.set({ userId: openRequest.buyer._id }))

  it('sees what was asked, until when the answer is due, and can talk to the seller', async () => {
    show(read(openRequest))
    expect(await screen.findByText('Waiting for the seller')).toBeDefined()
    for (const text of ['Of the lot in stock, please.', '67-64-1']) expect(screen.getByText(text)).toBeDefined()
    expect(screen.getByText(/nswer(ed)? by/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Chat with the seller' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Send the document' })).toBe(null)
  })

  it('gets the document as a file of its name', async () => {
    const given: string[] = []
    const machine = answered(documentDetailsMachine, {
      reading: read(providedRequest),
      fetching: [() => ({ file: new Blob(['%PDF']) })],
    }).provide({
      actions: {
        saveFile: (_, { attachment }) => {
          given.push(attachment.fileName)
        },
      },
    })
    renderScreen(<MyDocumentDetailsScreen />, { chosen, machines: [machine] })
    expect(await screen.findByText('Valid for lot 2611-A.')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: /^Download .*CoA 2611-A.pdf/ }))
    await vi.waitFor(() => expect(given).toEqual(['CoA 2611-A.pdf']))
  })

  it('reads why it was not provided, and can ask for another', async () => {
    show(read(refusedRequest))
    expect(await screen.findByText('With an order only.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Ask for another document' }).getAttribute('href')).toBe(
      `/request-document?product=${openRequest.product._id}`,
    )
  })
})

describe('the seller who is asked', () => {
  it('sends a file and a note', async () => {
    const sent = sell(openRequest)
    await choose(pdf)
    await userEvent.type(screen.getByRole('textbox', { name: /^Note to the buyer/ }), 'Lot 7')
    await press('Send the document')
    expect(await screen.findByText('Provided')).toBeDefined()
    expect(sent).toEqual([{ type: 'provide', file: pdf, note: 'Lot 7' }])
  })

  it('can send what the product holds with one press, or another file', async () => {
    const sent = sell(heldRequest)
    expect(await screen.findByRole('radio', { name: /CoA 2611-A.pdf.*English · issued 1 Oct 2026 · version 2/ })).toBeDefined()
    await press('Send the document')
    await vi.waitFor(() => expect(sent).toEqual([{ type: 'provide' }]))
    cleanup()
    const other = sell(heldRequest)
    await userEvent.click(await screen.findByRole('radio', { name: 'Another file' }))
    await choose(pdf)
    await press('Send the document')
    await vi.waitFor(() => expect(other).toEqual([{ type: 'provide', file: pdf }]))
  })

  it('must choose a file that can be sent', async () => {
    const sent = sell(openRequest)
    await press('Send the document')
    expect(await screen.findByText('Please fill this in.')).toBeDefined()
    await choose(new File(['MZ'], 'CoA.exe'))
    await press('Send the document')
    expect(screen.getByText(/^No document of a kind that can be sent/)).toBeDefined()
    expect(sent).toEqual([])
    await choose(pdf)
    await press('Send the document')
    await vi.waitFor(() => expect(sent).toHaveLength(1))
  })

  it('refuses with a reason', async () => {
    const sent = sell(openRequest)
    await press('Refuse')
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Refuse this request?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Refuse request' }))
    expect(await dialog.findByText('Please fill this in.')).toBeDefined()
    await userEvent.type(dialog.getByRole('textbox'), 'With an order only.')
    await userEvent.click(dialog.getByRole('button', { name: 'Refuse request' }))
    await vi.waitFor(() => expect(sent).toEqual([{ type: 'refuse', reason: 'With an order only.' }]))
  })

  it('sees how far the file is, and can stop it', async () => {
    sessionStore.set({ accountType: 'Seller', userId: openRequest.seller._id })
    const machine = answered(documentDetailsMachine, { reading: read(openRequest) }).provide({
      actors: {
        changing: fromPromise(async ({ input }) => {
          input.onProgress(0.4)
          return new Promise<never>(() => undefined)
        }),
      },
    })
    renderScreen(<MyDocumentDetailsScreen />, { chosen, machines: [machine] })
    await choose(pdf)
    await press('Send the document')
    const bar = await screen.findByRole('progressbar', { name: 'Sending the file…' })
    expect(bar.getAttribute('aria-valuetext')).toBe('40%')
    await press('Stop sending')
    expect([screen.queryByRole('progressbar'), screen.getByText('CoA lot 7.pdf')]).toEqual([null, expect.anything()])
  })

  it('is told what the server finds wrong, and that somebody was faster', async () => {
    sessionStore.set({ accountType: 'Seller', userId: openRequest.seller._id })
    show(
      [...read(openRequest), ...read(refusedRequest)],
      [failWith(rejected(422, 'Check', { file: 'This file cannot be opened.' })), failWith(rejected(409, 'Answered already.'))],
    )
    await choose(pdf)
    await press('Send the document')
    expect(await screen.findByText('This file cannot be opened.')).toBeDefined()
    await press('Send the document')
    expect(await screen.findByText('Answered already.')).toBeDefined()
    expect(await screen.findByText('With an order only.')).toBeDefined()
  })

  it('sends the same again when no answer came', async () => {
    sessionStore.set({ accountType: 'Seller', userId: openRequest.seller._id })
    show(
      [...read(openRequest), ...read(providedRequest)],
      [failWith(unreachable), () => ({ entity: providedRequest, message: 'Sent.' })],
    )
    await choose(pdf)
    await press('Send the document')
    expect(await screen.findByText('We do not know yet whether the answer arrived')).toBeDefined()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Refuse' }).disabled).toBe(true)
    await press('Send again')
    expect(await screen.findByText('Provided')).toBeDefined()
  })

  it('is told to change sides first', async () => {
    sessionStore.set({ accountType: 'Buyer', userId: openRequest.seller._id })
    show(read(openRequest))
    expect(await screen.findByText('You are the seller here. Switch to the seller side to answer.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Refuse' })).toBe(null)
  })
})

import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fromPromise } from 'xstate'
import { documentDetailsAddress } from '#src/lib/paths.ts'
import { documentListMachine } from '#src/machines/document/document-list.machine.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { openRequest, providedRequest, refusedRequest } from '#tests/support/document-fixtures.ts'
import { type Answers, answered, never, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { MyDocumentRequestScreen } from './my-document-request-screen.tsx'

const page =
  (requests: readonly (typeof openRequest)[], total = requests.length) =>
  () => ({ read: { results: { requests: [...requests], total }, items: requests, total } })

const show = (...reading: Answers) =>
  renderScreen(<MyDocumentRequestScreen />, { machines: [answered(documentListMachine, { reading })] })

/** What the list asks for, the newest last. */
function watch() {
  const asked: unknown[] = []
  const machine = documentListMachine.provide({
    actors: {
      reading: fromPromise(async ({ input }) => {
        asked.push(input.asked.query)
        return page([openRequest])()
      }),
    },
  })
  renderScreen(<MyDocumentRequestScreen />, { machines: [machine] })
  return asked
}

const shown = (names: readonly string[]) => names.map((name) => screen.queryAllByText(name).length)

beforeEach(async () => {
  sessionStore.forgetPerson()
  await putTexts('en')
})
afterEach(cleanup)

describe('document requests', () => {
  it('are on their way', () => {
    show(never)
    expect(screen.getByText('Loading the requests…')).toBeDefined()
  })

  it('show a buyer what was asked of whom, and how it stands', async () => {
    show(page([openRequest, { ...refusedRequest, _id: openRequest._id.replace(/.$/, '9') }], 25))
    const [link] = await screen.findAllByRole('link', { name: 'Certificate of analysis (CoA)' })
    expect(link?.getAttribute('href')).toBe(documentDetailsAddress(openRequest._id))
    expect(shown(['25 requests', '67-64-1', 'Asked on 21 Nov 2026', 'Answered on 21 Nov 2026'])).toEqual([1, 2, 1, 1])
    expect(screen.getAllByText(/Seller: .*Gulf Petrochem/)).toHaveLength(2)
    expect(screen.getByRole('button', { name: 'Page 3' })).toBeDefined()
  })

  it('show a seller who asks, and how much of the 48 hours is left', async () => {
    sessionStore.set({ accountType: 'Seller' })
    const due = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
    show(
      page([
        { ...openRequest, _id: 'a', answerBy: due(30 * 60 + 5) },
        { ...openRequest, _id: 'b', answerBy: due(5) },
        { ...openRequest, _id: 'c', answerBy: due(-5) },
        { ...providedRequest, _id: 'd' },
      ]),
    )
    expect(await screen.findByText('30 hours left')).toBeDefined()
    expect([screen.getAllByText(/Buyer: .*Padma Chem/).length, ...shown(['Less than an hour left'])]).toEqual([4, 1])
    expect(screen.getAllByText(/^Overdue since/)).toHaveLength(1)
  })

  it('can be narrowed by state, kind and words, and put in another order', async () => {
    const asked = watch()
    await screen.findByRole('link', { name: 'Certificate of analysis (CoA)' })
    await userEvent.click(screen.getByRole('button', { name: 'Provided' }))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind of document' }), 'SDS')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'oldest')
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search the requests' }), 'acetone{Enter}')
    expect(asked.at(-1)).toEqual({ statuses: ['provided'], kinds: ['SDS'], sort: 'oldest', search: 'acetone' })
    await userEvent.click(screen.getByRole('button', { name: 'All' }))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind of document' }), '')
    expect(asked.at(-1)).toEqual({ sort: 'oldest', search: 'acetone' })
  })

  it.each([
    ['Buyer', 'You have not asked for a document yet', 'Browse products', '/product-filter'],
    ['Seller', 'Nobody has asked you for a document yet', 'My products', '/seller-product'],
  ] as const)('may not be there yet for a %s', async (accountType, title, given, address) => {
    sessionStore.set({ accountType })
    show(page([]))
    expect(await screen.findByText(title)).toBeDefined()
    expect(screen.getByRole('link', { name: given }).getAttribute('href')).toBe(address)
  })

  it('may not fit what is looked for, and there is a way back to all', async () => {
    show(page([openRequest]), page([]), page([openRequest]))
    await userEvent.click(await screen.findByRole('button', { name: 'Not provided' }))
    expect(await screen.findByText('No request fits')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Show all requests' }))
    expect(await screen.findByRole('link', { name: 'Certificate of analysis (CoA)' })).toBeDefined()
  })

  it('are refused with the server’s reason, and can be asked for again when nobody answers', async () => {
    show(failWith(rejected(403, 'Suspended.')), failWith(unreachable), page([openRequest]))
    expect(await screen.findByText('Suspended.')).toBeDefined()
    for (let tries = 0; tries < 2; tries += 1) await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Certificate of analysis (CoA)' })).toBeDefined()
  })
})

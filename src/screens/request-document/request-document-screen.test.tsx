import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fromPromise } from 'xstate'
import { fileAddress } from '#src/lib/file-address.ts'
import { documentAskingMachine } from '#src/machines/document/document-asking.machine.ts'
import { productViewMachine } from '#src/machines/catalogue/product-view.machine.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { openRequest } from '#tests/support/document-fixtures.ts'
import { sampleProduct } from '#tests/support/order-fixtures.ts'
import { type Answers, answered, never, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { RequestDocumentScreen } from './request-document-screen.tsx'

const sheet = { kind: 'SDS', access: 'public', language: 'en', issuedOn: '2026-01-15', fileId: openRequest._id } as const
const product = { ...sampleProduct, documents: [sheet, { kind: 'CoA', access: 'onRequest' } as const] }
const found = () => product

function show({ reading = [found], sending = [never] }: { reading?: Answers; sending?: Answers } = {}) {
  return renderScreen(<RequestDocumentScreen />, {
    chosen: { product: product._id },
    machines: [answered(productViewMachine, { reading }), answered(documentAskingMachine, { sending })],
  })
}

const radio = (name: RegExp) => screen.findByRole('radio', { name })
const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message to the seller/ })
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Ask the seller' }))

beforeEach(async () => {
  sessionStore.forgetPerson()
  await putTexts('en')
})
afterEach(cleanup)

describe('asking for a document', () => {
  it('needs a product', () => {
    renderScreen(<RequestDocumentScreen />)
    expect(screen.getByText('No product chosen')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Browse products' }).getAttribute('href')).toBe('/product-filter')
  })

  it('waits for the product', () => {
    show({ reading: [never] })
    expect(screen.getByText('Loading…')).toBeDefined()
  })

  it('says why the product cannot be had, and can be tried again', async () => {
    show({ reading: [failWith(rejected(404, 'No such product')), failWith(unreachable), found] })
    expect(await screen.findByText('No such product')).toBeDefined()
    for (let tries = 0; tries < 2; tries += 1) await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Acetone' })).toBeDefined()
  })

  it('offers what is public for download, and says what the seller holds', async () => {
    show()
    const ready = within(await screen.findByRole('region', { name: 'Ready to download' }))
    const link = ready.getByRole('link', { name: 'Download Safety data sheet (SDS)' })
    expect([link.getAttribute('href'), ready.getAllByRole('listitem').length]).toEqual([fileAddress(openRequest._id), 1])
    expect(await radio(/^Safety data sheet.*Public, to be downloaded above/)).toBeDefined()
    expect(await radio(/^Certificate of analysis.*The seller holds it/)).toBeDefined()
    expect(await radio(/^Technical data sheet.*Properties, uses/)).toBeDefined()
  })

  it('sends the kind and the message', async () => {
    const sent: unknown[] = []
    const asking = documentAskingMachine.provide({
      actors: {
        sending: fromPromise(async ({ input }) => {
          sent.push(input.call)
          return { answer: { results: openRequest, message: 'Asked.' } }
        }),
      },
    })
    const { emitted } = renderScreen(<RequestDocumentScreen />, {
      chosen: { product: product._id },
      machines: [answered(productViewMachine, { reading: [found] }), asking],
    })
    await userEvent.click(await radio(/^Certificate of analysis/))
    await userEvent.type(message(), 'Lot 7')
    await submit()
    expect(sent).toEqual([{ body: { productId: product._id, kind: 'CoA', message: 'Lot 7' } }])
    expect(emitted.at(-1)).toEqual({
      type: 'navigate',
      replace: true,
      to: `/my-document-details?documentRequest=${openRequest._id}`,
    })
  })

  it('wants a kind, and a word on which other document is meant', async () => {
    show()
    await screen.findByRole('radiogroup')
    await submit()
    expect(await within(screen.getByRole('radiogroup')).findByText('Please fill this in.')).toBeDefined()
    await userEvent.click(await radio(/^Other document/))
    await submit()
    expect(await screen.findByText('Say which document you need.')).toBeDefined()
  })

  it('says why it was refused, and keeps what was written over a reload', async () => {
    const { unmount } = show({ sending: [failWith(rejected(409, 'Asked already.'))] })
    await userEvent.click(await radio(/^REACH letter/))
    await userEvent.type(message(), 'For customs')
    await submit()
    expect(within(await screen.findByRole('alert')).getByText('Asked already.')).toBeDefined()
    unmount()
    show()
    expect([(await radio(/^REACH letter/)).matches(':checked'), message().value]).toEqual([true, 'For customs'])
  })

  it('is not for the seller of the product, nor for anybody on the seller side', async () => {
    sessionStore.set({ userId: product.seller._id })
    const { unmount } = show()
    expect(await screen.findByText('This is your own product')).toBeDefined()
    expect(screen.queryByRole('radiogroup')).toBe(null)
    unmount()
    sessionStore.set({ userId: null, accountType: 'Seller' })
    show()
    expect(await screen.findByText('You are on the seller side')).toBeDefined()
    expect(screen.queryByRole('radiogroup')).toBe(null)
  })
})

import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#src/api/api-error.ts'
import { quoteDetailsAddress } from '#src/lib/paths.ts'
import { addressBookMachine } from '#src/machines/account/address-book.machine.ts'
import { attachmentsMachine } from '#src/machines/document/attachments.machine.ts'
import { productViewMachine } from '#src/machines/catalogue/product-view.machine.ts'
import { quoteRequestMachine } from '#src/machines/quote/quote-request.machine.ts'
import { quoteViewMachine } from '#src/machines/quote/quote-view.machine.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { failWith, unreachable } from '#tests/support/actor-events.ts'
import { sampleAddress, sampleProduct } from '#tests/support/order-fixtures.ts'
import { sampleQuote } from '#tests/support/quote-fixtures.ts'
import { type Answers, answered, never, plainSpaces, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { RequestQuoteScreen } from './request-quote-screen.tsx'

const refuse =
  (code: number, fields: Record<string, string> = {}) =>
  () => {
    throw new ApiError({ kind: 'rejected', code, message: 'The server says no', fields, results: {} })
  }
const loseConnection = failWith(unreachable)
const sent = { answer: { results: sampleQuote, message: 'Request sent.' } }

interface Given {
  product?: Answers
  quote?: Answers
  sending?: Answers
  files?: Answers
  addresses?: readonly (typeof sampleAddress)[]
  address?: string
}

function show(given: Given = {}) {
  const { product = [() => sampleProduct], quote = [() => sampleQuote], files = [() => ({ fileId: 'the file' })] } = given
  const { sending = [() => sent], addresses = [sampleAddress], address = '/request-quote' } = given
  return renderScreen(<RequestQuoteScreen />, {
    address,
    chosen: { product: sampleProduct._id },
    machines: [
      answered(productViewMachine, { reading: product }),
      answered(quoteViewMachine, { reading: quote }),
      answered(addressBookMachine, { reading: [() => ({ addresses })] }),
      answered(attachmentsMachine, { sending: files }),
      answered(quoteRequestMachine, { sending }),
    ],
  })
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send the request' }))

beforeEach(() => putTexts('en'))
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStore.set({ userId: null })
})

describe('asking for a quote', () => {
  it('waits for the product', () => {
    show({ product: [never] })
    expect(screen.getByText('Loading…')).toBeDefined()
  })

  it('asks to choose a product when none is', () => {
    renderScreen(<RequestQuoteScreen />)
    expect(screen.getByText('No product chosen')).toBeDefined()
  })

  it('is refused with the server’s reason', async () => {
    show({ product: [refuse(404)] })
    expect(within(await screen.findByRole('alert')).getByText('The server says no')).toBeDefined()
  })

  it('can be tried again when nobody answers', async () => {
    show({ product: [loseConnection, () => sampleProduct] })
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Acetone' })).toBeDefined()
  })

  it('begins with the quantity of the product’s page and shows the list price of what is typed', async () => {
    show({ address: '/request-quote?quantity=320&unit=kg' })
    const quantity = await screen.findByRole('textbox', { name: /Quantity/ })
    expect(quantity).toHaveProperty('value', '320')
    expect(screen.getByText('SAR 1,260.80', plainSpaces)).toBeDefined()
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '১৬০০')
    expect(screen.getByText('SAR 5,920.00', plainSpaces)).toBeDefined()
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '5')
    expect(screen.getByText('5 kg → 1 drum of 160 kg = 160 kg', plainSpaces)).toBeDefined()
    expect(screen.getByText('SAR 630.40', plainSpaces)).toBeDefined()
  })

  it('sends all that is wanted, with its files, and leads to the new quote', async () => {
    const sending = vi.fn(() => sent)
    const { emitted } = show({ sending: [sending] })
    await userEvent.type(await screen.findByRole('textbox', { name: /Target price/ }), '3.05')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Delivery term/ }), 'CIF')
    await userEvent.type(screen.getByRole('textbox', { name: /Named place/ }), 'Chattogram')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Certificate of analysis (CoA)' }))
    await userEvent.upload(screen.getByLabelText('Attachments'), new File(['%PDF'], 'spec.pdf'))
    expect(await screen.findByText('spec.pdf')).toBeDefined()
    await send()
    await vi.waitFor(() => expect(sending).toHaveBeenCalled())
    expect(emitted).toContainEqual({ type: 'navigate', to: quoteDetailsAddress(sampleQuote._id), replace: true })
  })

  it('puts the server’s words on the fields and keeps what was typed', async () => {
    show({ sending: [refuse(422, { targetPrice: 'In SAR, please', 'quantity.value': 'Too much' })] })
    const price = await screen.findByRole('textbox', { name: /Target price/ })
    await userEvent.type(price, '3')
    await send()
    expect(await screen.findByText('In SAR, please')).toBeDefined()
    expect(screen.getByText('Too much')).toBeDefined()
    expect(price).toHaveProperty('value', '3')
  })

  it('says what is wrong with a price before anything is sent', async () => {
    const sending = vi.fn(() => sent)
    show({ sending: [sending] })
    await userEvent.type(await screen.findByRole('textbox', { name: /Target price/ }), '3.055')
    await send()
    expect(await screen.findByText('Too many decimal places.')).toBeDefined()
    expect(sending).not.toHaveBeenCalled()
  })

  it('offers to send again what nobody answered', async () => {
    const { emitted } = show({ sending: [loseConnection, () => sent] })
    await screen.findByRole('textbox', { name: /Target price/ })
    await send()
    expect(await screen.findByText('We do not know yet whether your request arrived')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }))
    await vi.waitFor(() => expect(emitted.some(({ type }) => type === 'navigate')).toBe(true))
  })

  it('waits for a file that did not arrive, which can be sent again or taken out', async () => {
    show({ files: [refuse(415)] })
    await userEvent.upload(await screen.findByLabelText('Attachments'), new File(['%PDF'], 'spec.pdf'))
    expect(await screen.findByText('Some files did not arrive. Send them again or take them out.')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Send the request' })).toHaveProperty('disabled', true)
    await userEvent.click(screen.getByRole('button', { name: 'Remove spec.pdf' }))
    expect(screen.getByRole('button', { name: 'Send the request' })).toHaveProperty('disabled', false)
  })

  it('asks for the first address before it can be sent', async () => {
    show({ addresses: [] })
    expect(await screen.findByText('Where should the goods go?')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Send the request' })).toHaveProperty('disabled', true)
  })

  it('begins with all that was asked for before', async () => {
    show({ address: `/request-quote?again=${sampleQuote._id}` })
    expect(await screen.findByDisplayValue('For our January campaign')).toBeDefined()
    expect(screen.getByRole('textbox', { name: /Named place/ })).toHaveProperty('value', 'Chattogram')
    expect(screen.getByRole('checkbox', { name: 'Certificate of analysis (CoA)' })).toHaveProperty('checked', true)
  })

  it('is not offered for one’s own product', async () => {
    sessionStore.set({ userId: sampleProduct.seller._id })
    show()
    expect(await screen.findByText('This is your own product.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Send the request' })).toBeNull()
  })
})

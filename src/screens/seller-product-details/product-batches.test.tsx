import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fromPromise } from 'xstate'
import { productBatchesMachine } from '#src/machines/listing/product-batches.machine.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { listing } from '#tests/support/event-fixtures/listing-change.ts'
import { coa, sampleBatch, twoBatches } from '#tests/support/event-fixtures/product-batches.ts'
import { listingFlow, noBatches } from '#tests/support/listing-page.ts'
import { answered, never, plainSpaces, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { SellerProductDetailsScreen } from './seller-product-details-screen.tsx'

const show = (entries: Parameters<typeof listingFlow>[0]) =>
  renderScreen(<SellerProductDetailsScreen />, { chosen: { product: listing._id }, machines: [listingFlow(entries)] })
const part = async () => within(await screen.findByRole('region', { name: 'Batches' }))
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const type = async (name: string | RegExp, value: string) =>
  userEvent.type(within(screen.getByRole('alertdialog')).getByLabelText(name), value)

/** The page with two batches, and what it sends. */
function changing() {
  const sent: unknown[] = []
  const batches = answered(productBatchesMachine, { reading: [() => ({ entity: twoBatches })] }).provide({
    actors: {
      changing: fromPromise(async ({ input }) => {
        sent.push(input.change.command)
        return { entity: { ...twoBatches, stock: { value: 3200, unit: 'kg' as const } }, message: 'Done.' }
      }),
    },
  })
  const reading = [() => listing, () => ({ ...listing, stock: { value: 3200, unit: 'kg' as const } })]
  renderScreen(<SellerProductDetailsScreen />, {
    chosen: { product: listing._id },
    machines: [listingFlow({ reading }).provide({ actors: { batches } })],
  })
  return sent
}

beforeEach(async () => {
  sessionStore.set({ userId: listing.seller._id, accountType: 'Seller' })
  await putTexts('en')
})
afterEach(() => {
  cleanup()
  sessionStore.set({ userId: null, accountType: 'Buyer' })
})

describe('the batches of a product', () => {
  it('are on their way, while the rest of the page is there', async () => {
    show({ batches: [never] })
    const batches = await part()
    expect(batches.queryByRole('button', { name: 'Enter a batch' })).toBe(null)
  })

  it('say why they cannot be had, and are asked for again', async () => {
    show({ batches: [failWith(unreachable), () => ({ entity: twoBatches })] })
    const batches = await part()
    await userEvent.click(await batches.findByRole('button', { name: 'Try again' }))
    expect(await batches.findByText('KB-1')).toBeDefined()
  })

  it('that there are none of say what entering one brings about', async () => {
    show({ batches: [() => ({ entity: noBatches })] })
    const batches = await part()
    expect(await batches.findByText('No batches entered')).toBeDefined()
  })

  it('show state, quantity, last day, certificate and what became of each', async () => {
    show({ batches: [() => ({ entity: twoBatches })] })
    const batches = await part()
    for (const shown of ['Available', 'Blocked', 'expires 12 Oct 2028', 'Waits for its test', 'None yet', '− 160 kg'])
      expect((await batches.findAllByText(shown, plainSpaces)).length).toBeGreaterThan(0)
    expect(batches.getByRole('button', { name: `Download ${coa.fileName}` })).toBeDefined()
    const sentFor = batches.getByRole('link', { name: 'Dispatched for KIM-7' })
    expect(sentFor.getAttribute('href')).toBe('/my-order-details?order=01936d3e-8a00-7c31-9f3e-0000000000d1')
  })

  it('are ten at first, and all when that is wanted', async () => {
    const many = Array.from({ length: 12 }, (_, at) => ({ ...sampleBatch, _id: `b${at}`, number: `KB-${at}` }))
    show({ batches: [() => ({ entity: { ...twoBatches, batches: many } })] })
    const batches = await part()
    expect(await batches.findByText('KB-9')).toBeDefined()
    expect(batches.queryByText('KB-10')).toBe(null)
    await press('Show all 12 batches')
    expect(await batches.findByText('KB-11')).toBeDefined()
  })
})

describe('a seller', () => {
  it('enters a batch with its days and package; the figures of the page follow', async () => {
    const sent = changing()
    await press('Enter a batch')
    await type(/^Batch number/, 'KB-3')
    await type(/^Quantity/, '٣٢٠')
    await userEvent.selectOptions(within(screen.getByRole('alertdialog')).getByLabelText('Package'), '0')
    await type('Made on', '2026-10-12')
    await userEvent.selectOptions(within(screen.getByRole('alertdialog')).getByLabelText('Keeps until'), 'A retest date')
    await type(/^Retest on/, '2028-10-12')
    await press('Enter')
    const packaging = { kind: 'drum', net: { value: 160, unit: 'kg' } }
    const batch = {
      number: 'KB-3',
      quantity: { value: 320, unit: 'kg' },
      packaging,
      madeOn: '2026-10-12',
      retestOn: '2028-10-12',
    }
    await expect.poll(() => sent).toEqual([{ type: 'add', batch, file: undefined }])
    const figures = within(await screen.findByRole('region', { name: 'At a glance' }))
    expect(await figures.findByText('3,200 kg', plainSpaces)).toBeDefined()
  })

  it('is asked for the day that the batch is to have, and sends nothing without', async () => {
    const sent = changing()
    await press('Enter a batch')
    await type(/^Batch number/, 'KB-3')
    await type(/^Quantity/, '320')
    await press('Enter')
    expect(await screen.findByText('Please fill this in.')).toBeDefined()
    expect(sent).toEqual([])
  })

  it('corrects what a batch holds, from what was seen', async () => {
    const sent = changing()
    await press('Correct batch KB-1')
    await userEvent.clear(within(screen.getByRole('alertdialog')).getByLabelText(/^Quantity/))
    await type(/^Quantity/, '450.5')
    await type(/^Reason/, 'Counted in the store')
    await press('Correct')
    const correction = { quantity: { value: 450.5, unit: 'kg' }, seen: 480, reason: 'Counted in the store' }
    await expect.poll(() => sent).toEqual([{ type: 'correct', batchId: sampleBatch._id, correction }])
  })

  it('blocks one with a reason, and unblocks another', async () => {
    const sent = changing()
    await press('Block batch KB-1')
    await type(/^Reason/, 'Waits for its test')
    await press('Block')
    await expect.poll(() => sent).toHaveLength(1)
    await press('Unblock batch KB-2')
    await press('Unblock')
    await expect
      .poll(() => sent)
      .toEqual([
        { type: 'block', batchId: sampleBatch._id, reason: 'Waits for its test' },
        { type: 'unblock', batchId: twoBatches.batches[1]?._id },
      ])
  })

  it('attaches a PDF as certificate, and nothing else', async () => {
    const sent = changing()
    const choose = async (file: File) =>
      userEvent.upload(within(screen.getByRole('alertdialog')).getByLabelText('Choose the PDF'), file, { applyAccept: false })
    await press('Attach certificate of batch KB-2')
    await choose(new File(['x'], 'coa.docx'))
    await press('Attach')
    expect(await screen.findByText('A certificate of analysis is a PDF.')).toBeDefined()
    await press('Remove coa.docx')
    const file = new File(['%PDF-1.7'], 'coa.pdf')
    await choose(file)
    await press('Attach')
    await expect.poll(() => sent).toEqual([{ type: 'certify', batchId: twoBatches.batches[1]?._id, file }])
  })

  it('removes one that nothing was dispatched from, and reads why it cannot be', async () => {
    const conflict = failWith(rejected(409, 'Something was dispatched from this batch.'))
    show({ batches: [() => ({ entity: twoBatches })], changingBatches: [conflict] })
    expect(screen.queryByRole('button', { name: 'Remove batch KB-2' })).toBe(null)
    await press('Remove batch KB-1')
    await press('Remove')
    expect((await screen.findAllByText('Something was dispatched from this batch.')).length).toBeGreaterThan(0)
  })
})

import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { proposedDispute, settledDispute } from '#tests/support/dispute-fixtures.ts'
import { setUpOperatorPages } from '#tests/support/operator-pages.tsx'
import { orderAt, sampleInvoice, sampleShipment } from '#tests/support/order-fixtures.ts'
import { plainSpaces } from '#tests/support/render-screen.tsx'

const order = orderAt({ at: '2026-11-24T12:00:00.000Z', status: 'disputed', by: 'buyer' })
const { total } = order.totals
const buyer = { _id: order.buyer._id, email: 'buyer@kimiya.example', fullName: 'Sara Haddad', businessName: order.buyer.name }
const seller = { _id: order.seller._id, email: 'seller@kimiya.example', fullName: 'Omar Nasser', businessName: order.seller.name }
const { kind, reason, attachments, openedAt } = proposedDispute
const entry = {
  _id: order._id,
  orderNumber: order.number,
  total,
  unpaid: false,
  kind,
  reason,
  attachments,
  openedAt,
  buyer,
  seller,
}
const { answers, calls, open } = setUpOperatorPages({
  getWorkQueues: () => [200, { queues: [] }],
  getDisputes: () => [200, { disputes: [entry], total: 1 }],
  getOrderHistory: () => [200, { order, buyer, seller, payments: [], entries: [], dispute: proposedDispute }],
})
const photo = { _id: '00000000-0000-7000-8000-0000000000f1', fileName: 'gate.webp', contentType: 'image/webp', size: 1200 }
beforeEach(() => sessionStorage.clear())

it('shows all that both sides wrote and proposed, with the files', async () => {
  await open(`/operator/disputes/${order._id}`, 'support')
  const talk = within(await screen.findByRole('list', { name: 'What was written in the dispute' }))
  expect(talk.getByText('Two drums leak')).toBeDefined()
  expect(talk.getByText('They left us whole')).toBeDefined()
  expect(talk.getByRole('button', { name: /seals\.pdf/ })).toBeDefined()
  expect(talk.getByText(/^SAR 200\.00 goes back to the buyer; SAR 660\.37/, plainSpaces)).toBeDefined()
})

it('says of an order on terms that nobody has paid what is credited, not what goes back', async () => {
  const dispute = { ...proposedDispute, unpaid: true }
  answers['getOrderHistory'] = () => [200, { order, buyer, seller, payments: [], entries: [], dispute }]
  await open(`/operator/disputes/${order._id}`, 'support')
  const talk = within(await screen.findByRole('list', { name: 'What was written in the dispute' }))
  expect(talk.getByText(/^SAR 200\.00 is credited to the buyer/, plainSpaces)).toBeDefined()
})

it('says of one that was settled before it was paid, and paid since, what was credited', async () => {
  const dispute = { ...settledDispute, unpaid: true }
  answers['getOrderHistory'] = () => [200, { order, buyer, seller, payments: [], entries: [], dispute }]
  await open(`/operator/disputes/${order._id}`, 'support')
  const talk = within(await screen.findByRole('list', { name: 'What was written in the dispute' }))
  expect(talk.getAllByText(/^SAR 200\.00 is credited to the buyer/, plainSpaces)).toHaveLength(2)
})

it('asks of an unpaid order what is taken off its invoice', async () => {
  answers['getDisputes'] = () => [200, { disputes: [{ ...entry, unpaid: true }], total: 1 }]
  await open(`/operator/disputes/${order._id}`, 'support')
  await userEvent.click(await screen.findByRole('button', { name: 'Credit a part' }))
  const dialog = within(screen.getByRole('alertdialog', { name: 'Credit a part of the invoice?' }))
  expect(dialog.getByText(/Nothing has been paid yet/)).toBeDefined()
  expect(dialog.getByRole('textbox', { name: /Amount taken off the invoice/ })).toBeDefined()
  expect(dialog.queryByText(/goes back/)).toBeNull()
})

it('shows how the goods were carried, with its proofs, and the documents, each to be read as a file of the case', async () => {
  const proof = { at: '2026-11-22T12:00:00.000Z', by: 'carrier', receivedBy: 'Nadia Rahman', files: [photo] }
  const failure = { reason: 'noReceiver', at: '2026-11-21T12:00:00.000Z', note: 'The gate is locked', files: [] }
  const shipments = [{ ...sampleShipment, state: 'delivered', proof, failures: [failure] }]
  const disputed = { ...order, shipments, invoices: [sampleInvoice] }
  answers['getOrderHistory'] = () => [
    200,
    { order: disputed, buyer, seller, payments: [], entries: [], dispute: proposedDispute },
  ]
  answers['readCaseFile'] = () => [200, {}]
  await open(`/operator/disputes/${order._id}`, 'support')
  const carried = within(await screen.findByRole('region', { name: 'Shipments' }))
  expect(carried.getByText('Salim Khan')).toBeDefined()
  expect(carried.getByText('Nadia Rahman')).toBeDefined()
  expect(carried.getByText('The gate is locked')).toBeDefined()
  await userEvent.click(carried.getByRole('button', { name: /^Download/ }))
  const documents = within(screen.getByRole('region', { name: 'Documents' }))
  await userEvent.click(documents.getByRole('button', { name: /KMY-2026-000017\.pdf/ }))
  const subjectId = order._id
  expect(calls.filter(({ path }) => path.startsWith('readCaseFile')).map(({ body }) => body)).toEqual([
    { subject: 'shipment', subjectId, fileId: photo._id },
    { subject: 'invoice', subjectId, fileId: sampleInvoice._id },
  ])
})

it('says so of an order of which nothing was dispatched and issued', async () => {
  answers['getOrderHistory'] = () => [
    200,
    { order: { ...order, shipments: [], invoices: [] }, buyer, seller, payments: [], entries: [], dispute: proposedDispute },
  ]
  await open(`/operator/disputes/${order._id}`, 'support')
  expect(await screen.findByText('Nothing was dispatched.')).toBeDefined()
  expect(screen.getByText('No document was issued.')).toBeDefined()
})

it('decides a part refund by an amount that is a part, with the reason', async () => {
  answers['resolveDispute'] = () => [200, {}, 'Decided.']
  await open(`/operator/disputes/${order._id}`, 'support')
  await userEvent.click(await screen.findByRole('button', { name: 'Refund a part' }))
  const dialog = within(screen.getByRole('alertdialog', { name: 'Refund a part to the buyer?' }))
  const amount = dialog.getByRole('textbox', { name: /Amount that goes back/ })
  await userEvent.type(amount, '860.37')
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'The photos show two drums')
  await userEvent.click(dialog.getByRole('button', { name: 'Refund a part' }))
  expect(await dialog.findByText('Enter more than zero and less than the total.')).toBeDefined()
  await userEvent.clear(amount)
  await userEvent.type(amount, '215.09')
  await userEvent.click(dialog.getByRole('button', { name: 'Refund a part' }))
  expect(await screen.findByText('Decided.')).toBeDefined()
  expect(calls.filter(({ path }) => path.startsWith('resolveDispute')).map(({ body }) => body)).toEqual([
    { outcome: 'partRefund', refund: { amount: 21_509, currency: 'SAR' }, reason: 'The photos show two drums' },
  ])
})

it('gives back what was typed about a part refund, with a note', async () => {
  await open(`/operator/disputes/${order._id}`, 'support')
  const ask = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Refund a part' }))
    const dialog = within(screen.getByRole('alertdialog'))
    const fields = ['Amount that goes back', 'Reason'].map((name) =>
      dialog.getByRole<HTMLInputElement>('textbox', { name: new RegExp(name) }),
    )
    return { dialog, fields }
  }
  const { dialog, fields } = await ask()
  for (const [at, typed] of ['215.09', 'The photos show two drums'].entries())
    await userEvent.type(fields[at] ?? document.body, typed)
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  const again = await ask()
  expect(again.fields.map(({ value }) => value)).toEqual(['215.09', 'The photos show two drums'])
  expect(again.dialog.getByText('Draft restored')).toBeDefined()
})

import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { setUpOperatorPages } from '#tests/support/operator-pages.tsx'

const payer = { _id: 'u1', email: 'buyer@kimiya.example', fullName: 'Nusrat Jahan' }
const other = {
  _id: 't2',
  kind: 'order',
  amount: { amount: 63040, currency: 'SAR' },
  orderNumber: 'KO-26-00000-G0011',
  reference: 'tt 20261123',
  status: 'approved',
  payer,
}
const transfer = {
  ...other,
  _id: 't1',
  orderNumber: 'KO-26-00000-G0010',
  reference: 'TT-20261123',
  status: 'review',
  sameReference: [] as object[],
  declaredAt: '2026-11-24T08:00:00.000Z',
}
const repeated = { ...transfer, sameReference: [other] }
const { answers, calls, open } = setUpOperatorPages({
  getWorkQueues: () => [200, { queues: [] }],
  getDeclaredTransfers: () => [200, { transfers: [transfer], total: 1 }],
})
const bodies = (operation: string) => calls.filter(({ path }) => path.startsWith(operation)).map(({ body }) => body)

/** Types what an approval needs into the open dialog. */
async function typeApproval(): Promise<void> {
  const dialog = within(screen.getByRole('alertdialog'))
  await userEvent.type(dialog.getByLabelText(/Entry on the statement/), 'E412')
  await userEvent.type(dialog.getByLabelText(/Reason/), 'On the statement')
}

it('marks in the list a reference that was declared more than once', async () => {
  answers['getDeclaredTransfers'] = () => [200, { transfers: [repeated, { ...transfer, _id: 't3' }], total: 2 }]
  await open('/operator/transfers?page=1', 'finance')
  const [, first, second] = await screen.findAllByRole('row')
  expect([first, second].map((row) => row?.textContent?.includes('Used more than once'))).toEqual([true, false])
})

it('shows the other payments of a reference, and sends the approval once they were confirmed to be covered', async () => {
  answers['getDeclaredTransfers'] = () => [200, { transfers: [repeated], total: 1 }]
  answers['approveTransfer'] = () => [200, {}, 'The transfer is approved.']
  await open('/operator/transfers/t1?page=1', 'finance')
  const link = await screen.findByRole('link', { name: 'Order KO-26-00000-G0011' })
  expect(link.getAttribute('href')).toBe('/operator/transfers/t2')
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }))
  const dialog = within(screen.getByRole('alertdialog'))
  await typeApproval()
  await userEvent.click(dialog.getByRole('checkbox', { name: /covers these payments too: *Order KO-26-00000-G0011/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }))
  expect(await screen.findByText('The transfer is approved.')).toBeDefined()
  expect(bodies('approveTransfer')).toEqual([{ reason: 'On the statement', statementEntry: 'E412', coversAlso: ['t2'] }])
})

it('asks in the same dialog when another payment was declared by the reference meanwhile', async () => {
  answers['approveTransfer'] = () => {
    answers['getDeclaredTransfers'] = () => [200, { transfers: [repeated], total: 1 }]
    answers['approveTransfer'] = () => [200, {}, 'The transfer is approved.']
    return [409, {}, 'Other payments were declared by the reference TT-20261123.']
  }
  await open('/operator/transfers/t1?page=1', 'finance')
  await userEvent.click(await screen.findByRole('button', { name: 'Approve' }))
  const dialog = within(screen.getByRole('alertdialog'))
  expect(dialog.queryByRole('checkbox')).toBe(null)
  await typeApproval()
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }))
  await userEvent.click(await dialog.findByRole('checkbox'))
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }))
  expect(await screen.findByText('The transfer is approved.')).toBeDefined()
  expect(bodies('approveTransfer')).toEqual([
    { reason: 'On the statement', statementEntry: 'E412' },
    { reason: 'On the statement', statementEntry: 'E412', coversAlso: ['t2'] },
  ])
})

it('asks about the payment that was approved by the entry of the statement before, which no list shows', async () => {
  const {
    payer: _payer,
    status: _status,
    reference: _reference,
    ...shared
  } = { ...other, _id: 't9', orderNumber: 'KO-26-00000-G0019' }
  answers['approveTransfer'] = () => {
    answers['approveTransfer'] = () => [200, {}, 'The transfer is approved.']
    return [409, { shared: [shared] }, 'The entry E412 of the statement was taken for other payments already.']
  }
  await open('/operator/transfers/t1?page=1', 'finance')
  await userEvent.click(await screen.findByRole('button', { name: 'Approve' }))
  const dialog = within(screen.getByRole('alertdialog'))
  await typeApproval()
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }))
  await userEvent.click(await dialog.findByRole('checkbox', { name: /G0019/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }))
  expect(await screen.findByText('The transfer is approved.')).toBeDefined()
  expect(bodies('approveTransfer').at(-1)).toMatchObject({ coversAlso: ['t9'] })
})

it('has the tick set anew when yet another payment turns up, and keeps none over a closed dialog', async () => {
  answers['getDeclaredTransfers'] = () => [200, { transfers: [repeated], total: 1 }]
  answers['approveTransfer'] = () => {
    const more = { ...repeated, sameReference: [other, { ...other, _id: 't5' }] }
    answers['getDeclaredTransfers'] = () => [200, { transfers: [more], total: 1 }]
    answers['approveTransfer'] = () => [200, {}, 'The transfer is approved.']
    return [409, {}, 'Other payments were declared by the reference TT-20261123.']
  }
  await open('/operator/transfers/t1?page=1', 'finance')
  const openDialog = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Approve' }))
    return within(screen.getByRole('alertdialog'))
  }
  const closed = await openDialog()
  await userEvent.click(closed.getByRole('checkbox'))
  await userEvent.click(closed.getByRole('button', { name: 'Cancel' }))
  const dialog = await openDialog()
  expect(dialog.getByRole('checkbox')).toHaveProperty('checked', false)
  await typeApproval()
  await userEvent.click(dialog.getByRole('checkbox'))
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(dialog.getByRole('checkbox')).toHaveProperty('checked', false))
  await userEvent.click(dialog.getByRole('checkbox'))
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }))
  expect(await screen.findByText('The transfer is approved.')).toBeDefined()
  expect(bodies('approveTransfer').map((body) => (body as { coversAlso?: string[] }).coversAlso)).toEqual([['t2'], ['t2', 't5']])
})

it('asks for nothing but the reason when such a transfer is declined', async () => {
  answers['getDeclaredTransfers'] = () => [200, { transfers: [repeated], total: 1 }]
  answers['declineTransfer'] = () => [200, {}, 'The transfer is declined.']
  await open('/operator/transfers/t1?page=1', 'finance')
  await userEvent.click(await screen.findByRole('button', { name: 'Decline' }))
  const dialog = within(screen.getByRole('alertdialog'))
  expect(dialog.queryByRole('checkbox')).toBe(null)
  await userEvent.type(dialog.getByLabelText(/Reason/), 'No such money')
  await userEvent.click(dialog.getByRole('button', { name: 'Decline' }))
  expect(await screen.findByText('The transfer is declined.')).toBeDefined()
  expect(bodies('declineTransfer')).toEqual([{ reason: 'No such money' }])
})

import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { setUpOperatorPages } from '#tests/support/operator-pages.tsx'
import { operatorSession } from './operator-session.ts'

const transfer = {
  _id: 't1',
  kind: 'order',
  amount: { amount: 63040, currency: 'SAR' },
  orderNumber: 'KO-26-00000-G0010',
  reference: 'TT-20261123',
  sameReference: [],
  payer: { _id: 'u1', email: 'buyer@kimiya.example', fullName: 'Nusrat Jahan' },
  declaredAt: '2026-11-23T08:00:00.000Z',
}
const page = {
  page: 'about',
  version: 'v1',
  updatedAt: '2026-11-23T08:00:00.000Z',
  sections: [{ _id: 'who', heading: { en: 'Who we are' }, text: { en: 'A marketplace.' } }],
}

const { answers, open, go, sent } = setUpOperatorPages({
  getDeclaredTransfers: () => [200, { transfers: [transfer], total: 1 }],
  getContentPage: () => [200, page],
})
beforeEach(() => sessionStorage.clear())

const typed = 'Not on the statement of 24 November'
const decline = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Decline' }))
  return within(screen.getByRole('alertdialog'))
}
const reasonOf = (dialog: Awaited<ReturnType<typeof decline>>) => dialog.getByLabelText<HTMLTextAreaElement>(/Reason/)
const typeReason = async () => {
  const dialog = await decline()
  await userEvent.type(reasonOf(dialog), typed)
  return dialog
}
const signIn = async (operator: string) => {
  answers['login'] = () => [200, { token: 'new', operator: { _id: operator, name: 'Salma Idris' } }]
  answers['getOperator'] = () => [
    200,
    { _id: operator, email: 's@staff.example', name: 'Salma Idris', roles: ['admin'], sessionEndsAt: '2026-11-24T20:00:00.000Z' },
  ]
  await userEvent.type(await screen.findByLabelText(/E-mail address/), 'salma@staff.example')
  await userEvent.type(screen.getByLabelText(/^Password/), 'Quiet-Harbour-71')
  await userEvent.type(screen.getByLabelText(/Code from the authenticator app/), '493027')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}

it('gives back what was typed in a dialog after a reload, with a note, until it is discarded', async () => {
  await open('/operator/transfers/t1', 'finance')
  await typeReason()
  cleanup()
  await open('/operator/transfers/t1', 'finance')
  const dialog = await decline()
  expect(reasonOf(dialog).value).toBe(typed)
  expect(dialog.getByText('Draft restored')).toBeDefined()
  await userEvent.click(dialog.getByRole('button', { name: 'Discard draft' }))
  expect([reasonOf(dialog).value, dialog.queryByText('Draft restored')]).toEqual(['', null])
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(reasonOf(await decline()).value).toBe('')
})

it('keeps the draft of one act apart from that of another', async () => {
  await open('/operator/transfers/t1', 'finance')
  const dialog = await typeReason()
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }))
  const other = within(screen.getByRole('alertdialog'))
  expect([reasonOf(other).value, other.queryByText('Draft restored')]).toEqual(['', null])
})

it('gives it back to the operator whose session has ended meanwhile', async () => {
  answers['declineTransfer'] = () => [401, {}, 'Your session has ended.']
  await signInAnew('o1')
  const dialog = await typeReason()
  await userEvent.click(dialog.getByRole('button', { name: 'Decline' }))
  expect(await screen.findByText('Your session has ended.')).toBeDefined()
  await signIn('o1')
  expect(reasonOf(await decline()).value).toBe(typed)
})

it('drops it when another operator signs in', async () => {
  answers['declineTransfer'] = () => [401, {}, 'Your session has ended.']
  await signInAnew('o1')
  const dialog = await typeReason()
  await userEvent.click(dialog.getByRole('button', { name: 'Decline' }))
  await screen.findByText('Your session has ended.')
  await signIn('o2')
  expect(reasonOf(await decline()).value).toBe('')
  expect(JSON.stringify(sessionStorage)).not.toContain(typed)
})

it('drops it at the sign-out', async () => {
  answers['logout'] = () => [200, {}]
  await open('/operator/transfers/t1', 'finance')
  const dialog = await typeReason()
  expect(JSON.stringify(sessionStorage)).toContain(typed)
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
  await screen.findByRole('heading', { level: 1, name: 'Staff sign-in' })
  expect(JSON.stringify(sessionStorage)).not.toContain(typed)
})

it('drops it when it has arrived, and keeps nothing of a sign-in', async () => {
  answers['declineTransfer'] = () => [200, {}, 'The transfer is declined.']
  await signInAnew('o1')
  const dialog = await typeReason()
  await userEvent.click(dialog.getByRole('button', { name: 'Decline' }))
  expect(await screen.findByText('The transfer is declined.')).toBeDefined()
  expect(sent('declineTransfer/t1')).toEqual({ reason: typed })
  expect([JSON.stringify(sessionStorage).includes(typed), sessionStorage.length]).toEqual([false, 2])
})

it('closes a dialog with its page', async () => {
  await open('/operator/transfers?page=1', 'finance')
  await userEvent.click(await screen.findByRole('link', { name: 'Nusrat Jahan' }))
  await typeReason()
  await go(-1)
  expect(await screen.findByRole('heading', { level: 1, name: 'Bank transfers' })).toBeDefined()
  expect(screen.queryByRole('alertdialog')).toBe(null)
  await go(1)
  expect(screen.queryByRole('alertdialog')).toBe(null)
  expect(reasonOf(await decline()).value).toBe(typed)
})

it('gives back a page as it was typed, and sends it under the version that was typed over', async () => {
  await open('/operator/contents/about', 'catalogue')
  await userEvent.type(await screen.findByLabelText(/Reason/), 'New wording')
  cleanup()
  answers['getContentPage'] = () => [200, { ...page, version: 'v2' }]
  answers['publishContentPage'] = () => [409, { state: 'edited' }, 'Another operator has edited it.']
  await open('/operator/contents/about', 'catalogue')
  expect((await screen.findByLabelText<HTMLTextAreaElement>(/Reason/)).value).toBe('New wording')
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
  expect(await screen.findByText('Another operator has edited it.')).toBeDefined()
  expect(sent('publishContentPage')).toMatchObject({ version: 'v1', reason: 'New wording' })
})

async function signInAnew(operator: string) {
  operatorSession.close()
  await open('/operator/transfers/t1', 'admin')
  await signIn(operator)
}

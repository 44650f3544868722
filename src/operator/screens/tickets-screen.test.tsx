import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { setUpOperatorPages } from '#tests/support/operator-pages.tsx'

const message = (_id: string, text: string) => ({ _id, by: 'user', text, at: '2026-11-24T08:00:00.000Z' })
const entry = {
  ticket: {
    _id: 't1',
    number: 'KT-26-00001',
    topic: 'payment',
    subject: 'Transfer not seen',
    status: 'open',
    createdAt: '2026-11-24T08:00:00.000Z',
    updatedAt: '2026-11-24T08:00:00.000Z',
    messages: [message('m1', 'I paid on Monday.')],
  },
  account: { _id: 'u1', email: 'buyer@kimiya.example', fullName: 'Nusrat Jahan' },
  language: 'en',
}
const { answers, calls, open } = setUpOperatorPages({
  getWorkQueues: () => [200, { queues: [] }],
  getTickets: () => [200, { tickets: [entry], total: 1 }],
})
beforeEach(() => sessionStorage.clear())

it('an answer is kept, beside what the owner wrote meanwhile, and sent once that is read', async () => {
  answers['answerTicket'] = () => {
    const messages = [...entry.ticket.messages, message('m2', 'It has gone through now.')]
    answers['getTickets'] = () => [200, { tickets: [{ ...entry, ticket: { ...entry.ticket, messages } }], total: 1 }]
    answers['answerTicket'] = () => [200, {}, 'Answered.']
    return [409, {}, 'Somebody has written in this ticket since you opened it.']
  }
  await open('/operator/tickets/t1', 'support')
  await userEvent.click(await screen.findByRole('button', { name: 'Answer' }))
  const dialog = within(screen.getByRole('alertdialog'))
  await userEvent.type(dialog.getByRole('textbox'), 'We are looking into it.')
  await userEvent.click(dialog.getByRole('button', { name: 'Send the answer' }))
  expect(await dialog.findByText('It has gone through now.')).toBeDefined()
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('We are looking into it.')
  await userEvent.click(dialog.getByRole('button', { name: 'Send the answer' }))
  expect(await screen.findByText('Answered.')).toBeDefined()
  expect(calls.filter(({ path }) => path === 'answerTicket/t1').map(({ body }) => body)).toEqual([
    { text: 'We are looking into it.', repliesTo: 'm1' },
    { text: 'We are looking into it.', repliesTo: 'm2' },
  ])
})

it('a ticket in which the owner has written meanwhile is closed once that is read', async () => {
  answers['dismissTicket'] = () => {
    const messages = [...entry.ticket.messages, message('m2', 'The money is gone twice.')]
    answers['getTickets'] = () => [200, { tickets: [{ ...entry, ticket: { ...entry.ticket, messages } }], total: 1 }]
    answers['dismissTicket'] = () => [200, {}, 'Closed.']
    return [409, {}, 'Somebody has written in this ticket since you opened it.']
  }
  await open('/operator/tickets/t1', 'support')
  await userEvent.click(await screen.findByRole('button', { name: 'Close without an answer' }))
  const dialog = within(screen.getByRole('alertdialog'))
  const close = () => userEvent.click(dialog.getByRole('button', { name: 'Close without an answer' }))
  await userEvent.type(dialog.getByRole('textbox'), 'Sent three times')
  await close()
  expect(await dialog.findByText('The money is gone twice.')).toBeDefined()
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Sent three times')
  await close()
  expect(await screen.findByText('Closed.')).toBeDefined()
  expect(calls.filter(({ path }) => path === 'dismissTicket/t1').map(({ body }) => body)).toEqual([
    { reason: 'Sent three times', repliesTo: 'm1' },
    { reason: 'Sent three times', repliesTo: 'm2' },
  ])
})

it('what was answered leads back to the list, which says nothing of an entry that is gone', async () => {
  answers['answerTicket'] = () => {
    answers['getTickets'] = () => [200, { tickets: [], total: 0 }]
    return [200, {}, 'Answered.']
  }
  await open('/operator/tickets/t1', 'support')
  await userEvent.click(await screen.findByRole('button', { name: 'Answer' }))
  const dialog = within(screen.getByRole('alertdialog'))
  await userEvent.type(dialog.getByRole('textbox'), 'It is there now.')
  await userEvent.click(dialog.getByRole('button', { name: 'Send the answer' }))
  expect(await screen.findByText('No tickets are waiting')).toBeDefined()
  expect(screen.queryByText(/This entry is not in this list/)).toBe(null)
})

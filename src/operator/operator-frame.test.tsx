import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { setUpOperatorPages } from '#tests/support/operator-pages.tsx'
import { operatorSession } from './operator-session.ts'

const day = 86_400_000
const transfer = {
  _id: 't1',
  kind: 'order',
  amount: { amount: 63040, currency: 'SAR' },
  orderNumber: 'KO-26-00000-G0010',
  reference: 'TT-20261123',
  sameReference: [],
  payer: { _id: 'u1', email: 'buyer@kimiya.example', fullName: 'Nusrat Jahan' },
  declaredAt: new Date(Date.now() - 2 * day).toISOString(),
}

const {
  answers,
  calls,
  open: openAs,
} = setUpOperatorPages({
  getWorkQueues: () => [200, { queues: [{ name: 'transfers', count: 1, oldestAt: transfer.declaredAt }] }],
  getDeclaredTransfers: () => [200, { transfers: [transfer], total: 1 }],
})
const open = (address: string, role = 'finance') => openAs(address, role)
afterEach(() => {
  vi.useRealTimers()
})

describe('the operators’ pages', () => {
  it('begin at their top when another is opened', async () => {
    await open('/operator/transfers')
    const scroll = vi.mocked(window.scrollTo)
    expect(scroll).not.toHaveBeenCalled()
    await userEvent.click(await screen.findByRole('link', { name: 'Nusrat Jahan' }))
    expect(scroll.mock.calls).toEqual([[0, 0]])
  })

  it('ask who has no session to sign in, and go on at the address that was opened', async () => {
    operatorSession.close()
    answers['login'] = () => [200, { token: 'new', operator: { _id: 'o1', name: 'Salma Idris' } }]
    await open('/operator/transfers')
    expect(calls).toEqual([])
    await userEvent.type(screen.getByLabelText(/E-mail address/), 'salma@staff.example')
    await userEvent.type(screen.getByLabelText(/^Password/), 'Quiet-Harbour-71')
    await userEvent.type(screen.getByLabelText(/Code from the authenticator app/), '493027')
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Bank transfers' })).toBeDefined()
    expect(calls[0]).toEqual({
      path: 'login',
      token: null,
      body: { email: 'salma@staff.example', password: 'Quiet-Harbour-71', code: '493027' },
    })
    expect(calls.at(-1)?.token).toBe('new')
  })

  it('say why a session has ended', async () => {
    answers['getDeclaredTransfers'] = () => [401, {}, 'Your session has ended.']
    await open('/operator/transfers')
    expect(await screen.findByText('Your session has ended.')).toBeDefined()
    expect(screen.getByRole('heading', { level: 1, name: 'Staff sign-in' })).toBeDefined()
  })

  it('list the pages of the operator’s roles alone', async () => {
    await open('/operator')
    const [navigation] = await screen.findAllByRole('navigation', { name: 'Queues and tools' })
    const entries = within(navigation ?? document.body).getAllByRole('link')
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      'Overview',
      'Bank transfers',
      'Refunds',
      'Payouts',
      'Bank files',
      'Ledger',
      'Plans',
      'Exchange rates',
      'Commission',
      'Tax',
      'Bank details',
      'System status',
    ])
  })

  it('list all pages to an admin', async () => {
    await open('/operator', 'admin')
    const [navigation] = await screen.findAllByRole('navigation', { name: 'Queues and tools' })
    expect(within(navigation ?? document.body).getAllByRole('link')).toHaveLength(25)
  })

  it('say so when a role does not include a page, and make no call for it', async () => {
    await open('/operator/companies')
    expect(await screen.findByText('Your role does not include this page')).toBeDefined()
    expect(calls.map(({ path }) => path)).toEqual(['getOperator'])
  })

  it('say so when the server finds that the role was taken away', async () => {
    answers['getDeclaredTransfers'] = () => [403, {}, 'Your role does not allow this.']
    await open('/operator/transfers')
    expect(await screen.findByText('Your role does not allow this.')).toBeDefined()
  })

  it('have a page for an address that leads nowhere', async () => {
    await open('/operator/nowhere')
    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeDefined()
  })

  it('sign out', async () => {
    answers['logout'] = () => [200, {}]
    await open('/operator')
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Staff sign-in' })).toBeDefined()
    expect(operatorSession.get()).toEqual({ token: null, ended: null })
  })
})

describe('the overview', () => {
  it('counts what waits, and marks what has waited longer than a day', async () => {
    await open('/operator')
    const card = (await screen.findByText('2 days')).closest('li')
    expect(card?.textContent).toBe('Bank transfers12 days')
    expect(card?.querySelector('[class*=danger]')?.textContent).toBe('2 days')
  })

  it('reads the queues again every minute, while the page is in view', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await open('/operator')
    await screen.findByText('2 days')
    const reads = () => calls.filter(({ path }) => path === 'getWorkQueues').length
    const before = reads()
    await act(async () => vi.advanceTimersByTime(60_000))
    expect(reads()).toBe(before + 1)
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await act(async () => vi.advanceTimersByTime(120_000))
    expect(reads()).toBe(before + 1)
    hidden.mockReturnValue('visible')
    await act(async () => document.dispatchEvent(new Event('visibilitychange')))
    expect(reads()).toBe(before + 2)
    hidden.mockRestore()
  })
})

describe('a queue', () => {
  const decide = async () => {
    await userEvent.click(await screen.findByRole('link', { name: 'Nusrat Jahan' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Approve' }))
    const dialog = screen.getByRole('alertdialog', { name: 'Has the money arrived?' })
    expect(dialog.textContent?.replaceAll('\u00A0', ' ')).toContain('SAR 630.40 from Nusrat Jahan')
    await userEvent.type(within(dialog).getByLabelText(/Entry on the statement/), 'E412')
    await userEvent.type(within(dialog).getByLabelText(/Reason/), 'On the statement')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }))
  }

  it('asks for the reason, names amount and payer, and shows the server’s answer', async () => {
    answers['approveTransfer'] = () => {
      answers['getDeclaredTransfers'] = () => [200, { transfers: [], total: 0 }]
      return [200, {}, 'The transfer is approved.']
    }
    await open('/operator/transfers')
    await decide()
    expect(await screen.findByText('The transfer is approved.')).toBeDefined()
    expect(await screen.findByText('No transfers are waiting')).toBeDefined()
    expect(calls.find(({ path }) => path === 'approveTransfer/t1')?.body).toEqual({
      reason: 'On the statement',
      statementEntry: 'E412',
    })
  })

  it('sends nothing without a reason', async () => {
    await open('/operator/transfers/t1')
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }))
    const dialog = screen.getByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Decline' }))
    expect(await within(dialog).findByText('Please fill this in.')).toBeDefined()
    expect(calls.some(({ path }) => path.startsWith('declineTransfer'))).toBe(false)
  })

  it('says that a decision came too late, and is read again', async () => {
    answers['approveTransfer'] = () => {
      answers['getDeclaredTransfers'] = () => [200, { transfers: [], total: 0 }]
      return [409, { state: 'approved' }, 'It was approved already.']
    }
    await open('/operator/transfers')
    await decide()
    expect(await screen.findByText('That came too late')).toBeDefined()
    expect(screen.getByText('It was approved already.')).toBeDefined()
    expect(await screen.findByText('No transfers are waiting')).toBeDefined()
    expect(screen.queryByRole('alertdialog')).toBe(null)
  })

  it('says that an entry waits no longer when its address is opened', async () => {
    await open('/operator/transfers/t9')
    expect(await screen.findByText(/This entry is not in this list/)).toBeDefined()
  })

  it('can be tried again when no answer came', async () => {
    const list = answers['getDeclaredTransfers']
    answers['getDeclaredTransfers'] = () => {
      throw new TypeError('network')
    }
    await open('/operator/transfers')
    if (list !== undefined) answers['getDeclaredTransfers'] = list
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Nusrat Jahan' })).toBeDefined()
  })
})

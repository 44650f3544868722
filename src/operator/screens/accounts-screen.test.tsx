import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { setUpOperatorPages } from '#tests/support/operator-pages.tsx'

const account = { _id: 'u1', email: 'buyer@kimiya.example', fullName: 'Nusrat Jahan' }
const found = { account, country: 'BD', status: 'active', createdAt: '2026-01-02T08:00:00.000Z' }
const record = {
  found,
  phone: '+880 1712345678',
  language: 'bn',
  plan: { plan: { _id: 'p1', name_en: 'Trader' }, subscription: { endsAt: '2026-12-24T08:00:00.000Z' }, allowances: [] },
  suspensions: [{ act: 'suspended', at: '2026-03-02T08:00:00.000Z', by: 'amina@staff.example', reason: 'False certificates' }],
  orders: [
    {
      _id: 'o1',
      number: 'KO-26-00000-G0010',
      side: 'buyer',
      status: 'paid',
      total: { amount: 63040, currency: 'SAR' },
      createdAt: '2026-11-20T08:00:00.000Z',
    },
  ],
  tickets: [{ _id: 't1', number: 'KT-26-7K3M9-QX2AB', subject: 'Late', status: 'open', updatedAt: '2026-11-21T08:00:00.000Z' }],
  reports: [{ _id: 'r1', number: 'KR-26-1', side: 'reported', status: 'open', createdAt: '2026-11-21T08:00:00.000Z' }],
}
const usd = { amount: 4900, currency: 'USD' }
const at = '2026-12-24T08:00:00.000Z'
const transfer = {
  _id: 'f1',
  kind: 'order',
  status: 'approved',
  amount: { amount: 63040, currency: 'SAR' },
  orderId: 'o1',
  orderNumber: 'KO-26-00000-G0010',
  payer: account,
  sameReference: [],
  declaredAt: '2026-11-23T08:00:00.000Z',
  decided: { by: 'amina@staff.example', at: '2026-11-24T08:00:00.000Z', reason: 'On the statement' },
}

const { open, calls, sent, answers, go } = setUpOperatorPages({
  getAccount: () => [200, record],
  findAccounts: () => [200, { accounts: [found] }],
  getDeclaredTransfers: () => [200, { transfers: [transfer], total: 1 }],
  findOrders: () => [200, { orders: [] }],
  getHealth: () => [
    200,
    {
      version: '0.1.0',
      now: '2026-11-24T08:00:00.000Z',
      files: 'up',
      malwareScanner: 'up',
      exchangeRates: { state: 'none' },
      cardProvider: 'sandbox',
      lastBackupAt: '2026-11-23T07:00:00.000Z',
      late: [],
    },
  ],
})

it('an account that a link leads to is read by its id, with phone, plan, suspensions, orders, tickets and reports', async () => {
  await open('/operator/accounts/u1', 'support')
  expect(await screen.findByRole('heading', { level: 1, name: 'Nusrat Jahan' })).toBeDefined()
  expect(await screen.findByText('+880 1712345678')).toBeDefined()
  expect(screen.getByText('Trader')).toBeDefined()
  expect(screen.getByText('False certificates')).toBeDefined()
  expect(screen.getByText('amina@staff.example')).toBeDefined()
  const hrefs = ['KO-26-00000-G0010', 'Late', 'KR-26-1'].map((name) => screen.getByRole('link', { name }).getAttribute('href'))
  expect(hrefs).toEqual(['/operator/orders/o1', '/operator/tickets/t1', '/operator/reports/r1'])
})

it.each([
  [{}, 'Not renewed'],
  [{ renewal: { method: 'wallet', amount: usd, at } }, /^On 24 Dec 2026: USD\s49\.00 from the wallet$/],
  [{ renewal: { method: 'card', card: { lastFour: '4242' }, amount: usd, at } }, /by the card ending in 4242$/],
  [{ renewal: { method: 'card', amount: usd, at, obstacle: 'cardRemoved' } }, /the card was removed$/],
  [{ renewal: { method: 'wallet', amount: usd, at, obstacle: 'planWithdrawn' } }, /no longer on sale$/],
  [
    { graceEndsAt: '2026-12-31T08:00:00.000Z', renewal: { method: 'card', amount: usd, failure: 'cardDeclined' } },
    'Failed: the bank declined the card. Ends on 31 Dec 2026 unless paid.',
  ],
  [{ graceEndsAt: '2026-12-31T08:00:00.000Z' }, 'Failed, and turned off. Ends on 31 Dec 2026 unless paid.'],
])('an account shows whether its plan is renewed: %j', async (renewal, shown) => {
  const subscription = { ...record.plan.subscription, ...renewal }
  answers['getAccount'] = () => [200, { ...record, plan: { ...record.plan, subscription } }]
  await open('/operator/accounts/u1', 'support')
  expect(await screen.findByText(shown)).toBeDefined()
})

it('an account that is not there is no failure', async () => {
  answers['getAccount'] = () => [404, {}, 'Not there']
  await open('/operator/accounts/u9', 'support')
  expect(await screen.findByText(/This entry is not in this list/)).toBeDefined()
})

it('the suspended read the reason, and the operator is told so', async () => {
  await open('/operator/accounts/u1', 'support')
  await userEvent.click(await screen.findByRole('button', { name: 'Suspend' }))
  expect(within(screen.getByRole('alertdialog')).getByText(/The customer reads this reason/)).toBeDefined()
})

it('a search is in the address, and made again after Back', async () => {
  await open('/operator/accounts', 'support')
  await userEvent.type(screen.getByLabelText(/E-mail address, name or company/), 'nusrat')
  await userEvent.click(screen.getByRole('button', { name: 'Find' }))
  await userEvent.click(await screen.findByRole('link', { name: 'Nusrat Jahan' }))
  await go(-1)
  expect(await screen.findByRole('link', { name: 'Nusrat Jahan' })).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>(/E-mail address, name or company/).value).toBe('nusrat')
})

it.each(['/operator/accounts?search=nusrat', '/operator/orders?search=G0010'])(
  '%s searches when it is opened',
  async (address) => {
    await open(address, 'support')
    expect(calls.map(({ path }) => path)).toContain(address.includes('orders') ? 'findOrders' : 'findAccounts')
  },
)

it('transfers that were decided have a list, and lead nowhere that the role does not include', async () => {
  await open('/operator/transfers/f1?state=decided&page=1', 'finance')
  expect(await screen.findByText('On the statement')).toBeDefined()
  expect(sent('getDeclaredTransfers')).toEqual({ state: 'decided', page: 1, pageSize: 20 })
  expect([screen.queryByRole('button', { name: 'Approve' }), screen.queryByRole('link', { name: 'Nusrat Jahan' })]).toEqual([
    null,
    null,
  ])
})

it('transfers lead an admin to the payer and the order', async () => {
  await open('/operator/transfers/f1?state=decided&page=1', 'admin')
  expect((await screen.findByRole('link', { name: 'Nusrat Jahan' })).getAttribute('href')).toBe('/operator/accounts/u1')
  expect(screen.getByRole('link', { name: 'KO-26-00000-G0010' }).getAttribute('href')).toBe('/operator/orders/o1')
})

it('an installation that was not backed up within a day is warned of', async () => {
  await open('/operator/health', 'support')
  expect(await screen.findByText('No backup for more than a day')).toBeDefined()
})

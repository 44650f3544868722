import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { recordOperatorApi } from '#tests/support/recorded-operator-api.ts'
import { accountSearchMachine } from './account-search.machine.ts'
import { bankAccountMachine } from './bank-account.machine.ts'
import { categoryListMachine } from './category-list.machine.ts'
import { contentPageMachine } from './content-page.machine.ts'
import { ledgerEntryListMachine } from './ledger-entry-list.machine.ts'
import { type CaseFile, caseFileMachine } from './case-file.machine.ts'
import { payoutBatchMachine } from './payout-batch.machine.ts'
import { payoutBatchListMachine } from './payout-batch-list.machine.ts'
import { payoutFileMachine } from './payout-file.machine.ts'
import { payoutQueueMachine } from './payout-queue.machine.ts'
import { planListMachine } from './plan-list.machine.ts'
import { commissionRateListMachine } from './commission-rate-list.machine.ts'
import { taxRuleListMachine } from './tax-rule-list.machine.ts'
import { rateListMachine } from './rate-list.machine.ts'
import { tenderNewsListMachine } from './tender-news-list.machine.ts'
import { contentPageListMachine } from './content-page-list.machine.ts'
import { catalogueImportListMachine } from './catalogue-import-list.machine.ts'
import { catalogueImportRowsMachine } from './catalogue-import-rows.machine.ts'
import { companyQueueMachine } from './company-queue.machine.ts'
import { deliveryQueueMachine } from './delivery-queue.machine.ts'
import { disputeQueueMachine } from './dispute-queue.machine.ts'
import { healthMachine } from './health.machine.ts'
import { ledgerMachine } from './ledger.machine.ts'
import { operatorListMachine } from './operator-list.machine.ts'
import { accountRecordMachine } from './account-record.machine.ts'
import { orderHistoryMachine } from './order-history.machine.ts'
import { orderSearchMachine } from './order-search.machine.ts'
import { refundQueueMachine } from './refund-queue.machine.ts'
import { reportQueueMachine } from './report-queue.machine.ts'
import { securityEventListMachine } from './security-event-list.machine.ts'
import { securityLogCheckMachine } from './security-log-check.machine.ts'
import { ticketQueueMachine } from './ticket-queue.machine.ts'
import { transferQueueMachine } from './transfer-queue.machine.ts'
import { workQueuesMachine } from './work-queues.machine.ts'

const reason = 'As the board decided'
const unitsPerDollar = 125
const api = recordOperatorApi()
const withReason = (more: object) => JSON.stringify({ ...more, reason })
const [approval, item] = [{ reason, statementEntry: 'E1' }, { _id: 'i1' }]

/** The machine, a query, the results, the item that it finds in them, and the calls for a reading and for each decision. */
const queues = [
  [
    transferQueueMachine,
    { page: 2 },
    { transfers: [item], total: 7 },
    'POST /getDeclaredTransfers {"page":2}',
    [
      [{ act: 'approve', ...approval }, `PATCH /approveTransfer/i1 ${JSON.stringify(approval)}`],
      [{ act: 'decline', reason }, `PATCH /declineTransfer/i1 ${withReason({})}`],
    ],
  ],
  [
    companyQueueMachine,
    { page: 2 },
    { companies: [item], total: 7 },
    'POST /getCompanyReviews {"page":2}',
    [
      [
        { act: 'verify', reason, sameName: true },
        `PATCH /reviewCompany/i1 ${JSON.stringify({ reason, sameName: true, decision: 'verify' })}`,
      ],
      [{ act: 'refuse', reason }, `PATCH /reviewCompany/i1 ${JSON.stringify({ reason, decision: 'refuse' })}`],
    ],
  ],
  [
    disputeQueueMachine,
    { page: 2 },
    { disputes: [item], total: 7 },
    'POST /getDisputes {"page":2}',
    [
      [{ act: 'refund', reason }, `PATCH /resolveDispute/i1 ${withReason({ outcome: 'refund' })}`],
      [
        { act: 'partRefund', refund: { amount: 700, currency: 'SAR' }, reason },
        `PATCH /resolveDispute/i1 ${withReason({ outcome: 'partRefund', refund: { amount: 700, currency: 'SAR' } })}`,
      ],
    ],
  ],
  [
    deliveryQueueMachine,
    { page: 2 },
    { deliveries: [item], total: 7 },
    'POST /getOverdueDeliveries {"page":2}',
    [[{ act: 'delivered', reason }, `PATCH /decideDelivery/i1 ${withReason({ outcome: 'delivered' })}`]],
  ],
  [
    ticketQueueMachine,
    { page: 2 },
    { tickets: [{ ticket: item }], total: 7 },
    'POST /getTickets {"page":2}',
    [
      [
        { act: 'answer', text: 'It is there now.', repliesTo: 'm2' },
        'PATCH /answerTicket/i1 {"text":"It is there now.","repliesTo":"m2"}',
      ],
      [{ act: 'dismiss', reason, repliesTo: 'm2' }, `PATCH /dismissTicket/i1 ${JSON.stringify({ reason, repliesTo: 'm2' })}`],
    ],
  ],
  [
    reportQueueMachine,
    { status: 'open', page: 2 },
    { reports: [{ report: item }], total: 7 },
    'POST /getAbuseReports {"status":"open","page":2}',
    [[{ act: 'removed', reason }, `PATCH /resolveAbuseReport/i1 ${JSON.stringify({ reason, outcome: 'removed' })}`]],
  ],
  [refundQueueMachine, { page: 2 }, { refunds: [item], total: 7 }, 'POST /getRefunds {"page":2}', []],
  [
    payoutQueueMachine,
    { page: 2 },
    { payouts: [item], total: 7, currencies: ['SAR'] },
    'POST /getRequestedPayouts {"page":2}',
    [[{ act: 'refuse', reason }, `PATCH /refusePayout/i1 ${withReason({})}`]],
  ],
  [
    payoutBatchListMachine,
    { page: 2 },
    { batches: [item], total: 7 },
    'POST /getPayoutBatches {"page":2}',
    [
      [{ act: 'arrived', reason }, `PATCH /settlePayouts/i1 ${withReason({ outcome: 'arrived' })}`],
      [{ act: 'returned', reason }, `PATCH /settlePayouts/i1 ${withReason({ outcome: 'returned' })}`],
    ],
  ],
  [
    accountSearchMachine,
    { search: 'nadia' },
    { accounts: [{ account: item }] },
    'POST /findAccounts {"search":"nadia"}',
    [
      [{ act: 'suspend', reason }, `PATCH /suspendAccount/i1 ${withReason({})}`],
      [{ act: 'restore', reason }, `PATCH /restoreAccount/i1 ${withReason({})}`],
      [{ act: 'resetFactors', reason }, `PATCH /resetSecondFactors/i1 ${withReason({})}`],
    ],
  ],
  [
    ticketQueueMachine,
    { number: 'KT-26-1' },
    { ticket: item, account: {}, language: 'en' },
    'POST /findTicket {"number":"KT-26-1"}',
    [],
  ],
  [
    contentPageMachine,
    { page: 'about' },
    { page: 'about', sections: [], version: 'v1' },
    'POST /getContentPage {"page":"about"}',
    [
      [
        { act: 'publish', sections: [], reason },
        `PUT /publishContentPage ${JSON.stringify({ page: 'about', sections: [], version: 'v1', reason })}`,
      ],
      [{ act: 'reset', reason }, `PUT /resetContentPage ${JSON.stringify({ page: 'about', version: 'v1', reason })}`],
    ],
  ],
  [
    tenderNewsListMachine,
    { page: 2 },
    { items: [{ ...item, version: 'v1', item: {} }], total: 7 },
    'POST /getTenderNews {"page":2}',
    [
      [
        { act: 'edit', item: { reference: 'A' }, reason },
        `PUT /publishTenderNews ${JSON.stringify({ items: [{ reference: 'A' }], version: 'v1', reason })}`,
      ],
      [{ act: 'remove', reason }, `PATCH /removeTenderNews/i1 ${withReason({})}`],
    ],
  ],
  [
    bankAccountMachine,
    {},
    { version: 'v1' },
    'GET /getBankAccount',
    [
      [
        { act: 'change', bankDetails: { iban: 'X' }, reason },
        `PUT /changeBankAccount ${JSON.stringify({ bankDetails: { iban: 'X' }, version: 'v1', reason })}`,
      ],
      [{ act: 'approve', reason }, `PUT /approveBankAccount ${JSON.stringify({ version: 'v1', reason })}`],
      [{ act: 'decline', reason }, `PUT /declineBankAccount ${JSON.stringify({ version: 'v1', reason })}`],
    ],
  ],
  [
    ledgerEntryListMachine,
    { account: 'held', page: 2 },
    { entries: [item], total: 7 },
    'POST /getLedgerEntries {"account":"held","page":2}',
    [],
  ],
  [
    rateListMachine,
    {},
    { rates: [{ currency: 'BDT', unitsPerDollar: 122 }], bank: { state: 'none' } },
    'GET /getExchangeRates',
    [[{ act: 'change', unitsPerDollar, reason }, `PUT /changeExchangeRate ${withReason({ currency: 'BDT', unitsPerDollar })}`]],
  ],
  [
    commissionRateListMachine,
    {},
    { rates: [item], defaultPercent: 5, today: '2026-11-21', categories: [], plans: [] },
    'GET /getCommissionRates',
    [[{ act: 'end', reason }, `PATCH /endCommissionRate/i1 ${withReason({})}`]],
  ],
  [
    taxRuleListMachine,
    {},
    { rules: [item], today: '2026-11-21', version: '80.0' },
    'GET /getTaxRules',
    [[{ act: 'end', end: { reason } }, `PATCH /endTaxRule/i1 ${withReason({})}`]],
  ],
  [
    planListMachine,
    {},
    {
      plans: [
        { plan: { slug: 'a' }, onOffer: true },
        { plan: { slug: 'b' }, onOffer: true },
        { plan: { slug: 'c' }, onOffer: false },
      ],
      version: 'v1',
    },
    'GET /getPlans',
    [
      [
        { act: 'edit', plan: { slug: 'a', bids: 3 }, position: 1, reason },
        `PUT /changePlans ${JSON.stringify({ plans: [{ slug: 'b' }, { slug: 'a', bids: 3 }], version: 'v1', reason })}`,
      ],
      [{ act: 'withdraw', reason }, `PUT /changePlans ${JSON.stringify({ plans: [{ slug: 'b' }], version: 'v1', reason })}`],
    ],
  ],
  [
    categoryListMachine,
    {},
    {
      categories: [
        { slug: 'a', name: {}, subCategories: [{ slug: 'x' }] },
        { slug: 'b', subCategories: [] },
      ],
      version: 'v1',
    },
    'GET /getCategoryTree',
    [
      [
        { act: 'edit', entry: { slug: 'a', name: { en: 'A' } }, position: 1, reason },
        `PUT /changeCategories ${JSON.stringify({
          categories: [
            { slug: 'b', subCategories: [] },
            { slug: 'a', name: { en: 'A' }, subCategories: [{ slug: 'x' }] },
          ],
          version: 'v1',
          reason,
        })}`,
      ],
      [
        { act: 'addSub', entry: { slug: 'y' }, position: 0, reason },
        `PUT /changeCategories ${JSON.stringify({
          categories: [
            { slug: 'a', name: {}, subCategories: [{ slug: 'y' }, { slug: 'x' }] },
            { slug: 'b', subCategories: [] },
          ],
          version: 'v1',
          reason,
        })}`,
      ],
      [
        { act: 'editSub', subCategory: 'x', entry: { slug: 'x', name: { en: 'X' } }, position: 0, reason },
        `PUT /changeCategories ${JSON.stringify({
          categories: [
            { slug: 'a', name: {}, subCategories: [{ slug: 'x', name: { en: 'X' } }] },
            { slug: 'b', subCategories: [] },
          ],
          version: 'v1',
          reason,
        })}`,
      ],
      [{ act: 'remove', reason }, `PUT /removeCategory ${JSON.stringify({ category: 'a', reason })}`],
      [
        { act: 'removeSub', subCategory: 'x', reason },
        `PUT /removeCategory ${JSON.stringify({ category: 'a', subCategory: 'x', reason })}`,
      ],
    ],
  ],
  [
    catalogueImportListMachine,
    { page: 2 },
    { imports: [item], total: 7 },
    'POST /getCatalogueImports {"page":2}',
    [[{ act: 'cancel', reason }, `PATCH /cancelCatalogueImport/i1 ${withReason({})}`]],
  ],
  [
    catalogueImportRowsMachine,
    { importId: 'i1', outcome: 'refused', page: 2 },
    { rows: [item], total: 7 },
    'POST /getCatalogueImportRows {"importId":"i1","outcome":"refused","page":2}',
    [],
  ],
  [orderSearchMachine, { search: 'KO-26' }, { orders: [item] }, 'POST /findOrders {"search":"KO-26"}', []],
  [securityEventListMachine, { page: 2 }, { events: [item], total: 70 }, 'POST /getSecurityEvents {"page":2}', []],
  [
    operatorListMachine,
    {},
    { operators: [item] },
    'GET /getOperators',
    [
      [
        { act: 'invite', invitation: { email: 'a@b.example', reason } },
        `PUT /inviteOperator ${withReason({ email: 'a@b.example' })}`,
      ],
      [{ act: 'disable', reason }, `PATCH /disableOperator/i1 ${withReason({})}`],
      [{ act: 'changeRoles', roles: ['finance'], reason }, `PATCH /changeOperatorRoles/i1 ${withReason({ roles: ['finance'] })}`],
    ],
  ],
] as const

describe.each(queues.map((queue) => [queue[0].id, ...queue] as const))('%s', (_, machine, query, found, reading, decisions) => {
  /** The queue, read. */
  async function open() {
    api.results = found
    // One type for all machines, of which each takes its own query and decisions.
    const actor = createActor(machine as typeof transferQueueMachine, { input: { query } as never }).start()
    await waitFor(actor, (snapshot) => snapshot.hasTag('filled'))
    return actor
  }

  it('reads by the operator’s own call', async () => {
    const actor = await open()
    const lists: readonly unknown[][] = Object.values(found).filter((value) => Array.isArray(value))
    const list = lists.find((one) => one.length > 0)
    const { items, total } = actor.getSnapshot().context.page ?? { items: [], total: 0 }
    expect(items.length).toBe(list?.length ?? 1)
    expect(JSON.stringify(items[0])).toContain(JSON.stringify(list?.[0] ?? found).slice(1, -1))
    expect(total).toBe('total' in found ? found.total : items.length)
    expect(api.calls).toEqual([`${reading} the-token`])
    actor.stop()
  })

  it.each(decisions.map(([decision, call]) => [decision.act, decision, call] as const))(
    'decides by %s',
    async (act, decision, call) => {
      const actor = await open()
      const [chosen] = actor.getSnapshot().context.page?.items ?? []
      // As above.
      actor.send({ type: 'act.chosen', item: chosen, act } as never)
      actor.send({ type: 'decision.confirmed', decision } as never)
      await waitFor(actor, (snapshot) => !snapshot.hasTag('dialog'))
      expect(api.calls[1]).toBe(`${call} the-token`)
      actor.stop()
    },
  )
})

const views = [
  [workQueuesMachine, {}, 'GET /getWorkQueues'],
  [ledgerMachine, {}, 'GET /getLedger'],
  [healthMachine, {}, 'GET /getHealth'],
  [contentPageListMachine, {}, 'GET /getContentPages'],
  [securityLogCheckMachine, {}, 'POST /verifySecurityEvents {}'],
  [orderHistoryMachine, { id: 'o1' }, 'GET /getOrderHistory/o1'],
  [accountRecordMachine, { id: 'u1' }, 'GET /getAccount/u1'],
  [payoutBatchMachine, { id: 'b1' }, 'GET /getPayoutBatch/b1'],
] as const

it.each(views.map((view) => [view[0].id, ...view] as const))(
  '%s shows what its call answers',
  async (_, machine, input, call) => {
    api.results = { answered: true }
    // One type for all machines, of which each takes its own input.
    const actor = createActor(machine as typeof ledgerMachine, { input }).start()
    await waitFor(actor, (snapshot) => snapshot.hasTag('filled'))
    expect([actor.getSnapshot().context.results, api.calls]).toEqual([api.results, [`${call} the-token`]])
    actor.stop()
  },
)

const files = [
  [
    caseFileMachine,
    { subject: 'company', subjectId: 'c1', fileId: 'f1' },
    'POST /readCaseFile {"subject":"company","subjectId":"c1","fileId":"f1"}',
  ],
  [payoutFileMachine, { id: 'b1' }, 'POST /readPayoutFile/b1'],
] as const

it.each(files.map((file) => [file[0].id, ...file] as const))(
  '%s fetches the file of its call',
  async (_, machine, wanted, call) => {
    api.results = {}
    // One type for both: a file of a case is named once, as the input; that of a batch when it is asked for.
    const input = { file: wanted as CaseFile, fileName: 'file' }
    const actor = createActor(machine as typeof caseFileMachine, { input }).start()
    const asked = { type: 'file.asked', wanted, fileName: 'file' } as const
    actor.send(asked)
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
    expect(api.calls).toEqual([`${call} the-token`])
    actor.stop()
  },
)

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { configureApi } from '#src/api/api-settings.ts'
import { accountSearchMachine } from './account-search.machine.ts'
import { companyQueueMachine } from './company-queue.machine.ts'
import { deliveryQueueMachine } from './delivery-queue.machine.ts'
import { disputeQueueMachine } from './dispute-queue.machine.ts'
import { healthMachine } from './health.machine.ts'
import { ledgerMachine } from './ledger.machine.ts'
import { operatorListMachine } from './operator-list.machine.ts'
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
/** What the server answers to a reading: `results` of the call that the test is about. */
let results: object
let calls: string[]

beforeEach(() => {
  calls = []
  configureApi({
    baseUrl: 'http://localhost/api',
    token: () => 'the-token',
    fetch: async (request) => {
      const path = new URL(request.url).pathname.replace('/api/operator', '')
      const token = request.headers.get('x-auth-token-operator')
      calls.push([request.method, path, await request.text(), token].filter((part) => part !== '').join(' '))
      return Response.json({ error: false, code: 200, message: 'Done.', results })
    },
  })
})
afterEach(() => configureApi({}))

const withReason = (more: object) => JSON.stringify({ ...more, reason })
const item = { _id: 'i1' }

/** The machine, a query, the results, the item that it finds in them, and the calls for a reading and for each decision. */
const queues = [
  [
    transferQueueMachine,
    {},
    { transfers: [item], total: 7 },
    'GET /getDeclaredTransfers',
    [
      [{ act: 'approve', reason }, `PATCH /approveTransfer/i1 ${withReason({})}`],
      [{ act: 'decline', reason }, `PATCH /declineTransfer/i1 ${withReason({})}`],
    ],
  ],
  [
    companyQueueMachine,
    {},
    { companies: [item], total: 7 },
    'GET /getCompanyReviews',
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
    {},
    { disputes: [item], total: 7 },
    'GET /getOpenDisputes',
    [[{ act: 'refund', reason }, `PATCH /resolveDispute/i1 ${withReason({ outcome: 'refund' })}`]],
  ],
  [
    deliveryQueueMachine,
    {},
    { deliveries: [item], total: 7 },
    'GET /getOverdueDeliveries',
    [[{ act: 'delivered', reason }, `PATCH /decideDelivery/i1 ${withReason({ outcome: 'delivered' })}`]],
  ],
  [
    ticketQueueMachine,
    {},
    { tickets: [{ ticket: item }], total: 7 },
    'GET /getOpenTickets',
    [[{ act: 'answer', text: 'It is there now.' }, 'PATCH /answerTicket/i1 {"text":"It is there now."}']],
  ],
  [
    reportQueueMachine,
    {},
    { reports: [{ report: item }], total: 7 },
    'POST /getAbuseReports {"status":"open","pageSize":100}',
    [[{ act: 'removed', reason }, `PATCH /resolveAbuseReport/i1 ${JSON.stringify({ reason, outcome: 'removed' })}`]],
  ],
  [refundQueueMachine, {}, { refunds: [item], total: 7 }, 'GET /getRefunds', []],
  [
    accountSearchMachine,
    { search: 'nadia' },
    { accounts: [{ account: item }] },
    'POST /findAccounts {"search":"nadia"}',
    [
      [{ act: 'suspend', reason }, `PATCH /suspendAccount/i1 ${withReason({})}`],
      [{ act: 'restore', reason }, `PATCH /restoreAccount/i1 ${withReason({})}`],
    ],
  ],
  [orderSearchMachine, { search: 'KO-26' }, { orders: [item] }, 'POST /findOrders {"search":"KO-26"}', []],
  [securityEventListMachine, { page: 2 }, { events: [item], total: 70 }, 'POST /getSecurityEvents {"page":2}', []],
  [
    operatorListMachine,
    {},
    { operators: [item] },
    'GET /getOperators',
    [
      [{ act: 'disable', reason }, `PATCH /disableOperator/i1 ${withReason({})}`],
      [{ act: 'changeRoles', roles: ['finance'], reason }, `PATCH /changeOperatorRoles/i1 ${withReason({ roles: ['finance'] })}`],
    ],
  ],
] as const

describe.each(queues.map((queue) => [queue[0].id, ...queue] as const))('%s', (_, machine, query, found, reading, decisions) => {
  /** The queue, read. */
  async function open() {
    results = found
    // One type for ten machines, of which each takes its own query and decisions.
    const actor = createActor(machine as typeof transferQueueMachine, { input: { query } }).start()
    await waitFor(actor, (snapshot) => snapshot.hasTag('filled'))
    return actor
  }

  it('reads by the operator’s own call', async () => {
    const actor = await open()
    const [list] = Object.values(found).filter((value) => Array.isArray(value))
    const { items, total } = actor.getSnapshot().context
    expect([items, total]).toEqual([list, 'total' in found ? found.total : 1])
    expect(calls).toEqual([`${reading} the-token`])
    actor.stop()
  })

  it.each(decisions.map(([decision, call]) => [decision.act, decision, call] as const))(
    'decides by %s',
    async (act, decision, call) => {
      const actor = await open()
      const [chosen] = actor.getSnapshot().context.items
      // As above.
      actor.send({ type: 'act.chosen', item: chosen, act } as never)
      actor.send({ type: 'decision.confirmed', decision } as never)
      await waitFor(actor, (snapshot) => !snapshot.hasTag('dialog'))
      expect(calls[1]).toBe(`${call} the-token`)
      actor.stop()
    },
  )
})

const views = [
  [workQueuesMachine, {}, 'GET /getWorkQueues'],
  [ledgerMachine, {}, 'GET /getLedger'],
  [healthMachine, {}, 'GET /getHealth'],
  [securityLogCheckMachine, {}, 'POST /verifySecurityEvents {}'],
  [orderHistoryMachine, { id: 'o1' }, 'GET /getOrderHistory/o1'],
] as const

it.each(views.map((view) => [view[0].id, ...view] as const))(
  '%s shows what its call answers',
  async (_, machine, input, call) => {
    results = { answered: true }
    // One type for five machines, of which each takes its own input.
    const actor = createActor(machine as typeof ledgerMachine, { input }).start()
    await waitFor(actor, (snapshot) => snapshot.hasTag('filled'))
    expect([actor.getSnapshot().context.results, calls]).toEqual([results, [`${call} the-token`]])
    actor.stop()
  },
)

import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { recordOperatorApi } from '#tests/support/recorded-operator-api.ts'
import { catalogueImportListMachine } from './catalogue-import-list.machine.ts'
import { categoryListMachine } from './category-list.machine.ts'
import { commissionRateListMachine } from './commission-rate-list.machine.ts'
import { operatorListMachine } from './operator-list.machine.ts'
import { payoutQueueMachine } from './payout-queue.machine.ts'
import { taxRuleListMachine } from './tax-rule-list.machine.ts'
import { planListMachine } from './plan-list.machine.ts'
import { tenderNewsListMachine } from './tender-news-list.machine.ts'

const api = recordOperatorApi()
const reason = 'As the board decided'
const jsonOf = (fields: object) => JSON.stringify({ ...fields, reason })

/** The machine, what its call answers, a decision about the list, and the call for it. */
const lists = [
  [
    payoutQueueMachine,
    { payouts: [], total: 0, currencies: ['SAR'] },
    { act: 'batch', currency: 'SAR', reason },
    `POST /createPayoutBatch ${jsonOf({ currency: 'SAR' })}`,
  ],
  [
    tenderNewsListMachine,
    { items: [], total: 0 },
    { act: 'add', item: { reference: 'B' }, reason },
    `PUT /publishTenderNews ${jsonOf({ items: [{ reference: 'B' }], addsOnly: true })}`,
  ],
  [
    commissionRateListMachine,
    { rates: [], defaultPercent: 5, today: '2026-11-21', categories: [], plans: [] },
    { act: 'add', addition: { percent: 4, validFrom: '2026-12-01', reason } },
    `PUT /addCommissionRate ${jsonOf({ percent: 4, validFrom: '2026-12-01' })}`,
  ],
  [
    taxRuleListMachine,
    { rules: [], today: '2026-11-21', version: '80.0' },
    { act: 'add', addition: { sellerCountry: 'SA', kind: 'export', percent: 0, validFrom: '2026-12-01', source: 'Law', reason } },
    `PUT /addTaxRule ${jsonOf({ sellerCountry: 'SA', kind: 'export', percent: 0, validFrom: '2026-12-01', source: 'Law' })}`,
  ],
  [
    taxRuleListMachine,
    { rules: [], today: '2026-11-21', version: '80.0' },
    { act: 'load', load: { table: 'a', version: '80.0', reason } },
    `PUT /loadTaxTable ${jsonOf({ table: 'a', version: '80.0' })}`,
  ],
  [
    planListMachine,
    { plans: [], version: 'v1' },
    { act: 'add', plan: { slug: 'a' }, position: 0, reason },
    `PUT /changePlans ${jsonOf({ plans: [{ slug: 'a' }], version: 'v1' })}`,
  ],
  [
    planListMachine,
    {
      plans: [
        { plan: { slug: 'a' }, onOffer: true },
        { plan: { slug: 'b' }, onOffer: false },
      ],
      version: 'v1',
    },
    { act: 'add', plan: { slug: 'c' }, position: 0, reason },
    `PUT /changePlans ${jsonOf({ plans: [{ slug: 'c' }, { slug: 'a' }], version: 'v1' })}`,
  ],
  [
    categoryListMachine,
    { categories: [], version: 'v1' },
    { act: 'add', entry: { slug: 'a', name: { en: 'A' } }, position: 0, reason },
    `PUT /changeCategories ${jsonOf({ categories: [{ slug: 'a', name: { en: 'A' }, subCategories: [] }], version: 'v1' })}`,
  ],
  [
    catalogueImportListMachine,
    { imports: [], total: 0 },
    { act: 'start', upload: { fileName: 'a.csv', reason } },
    [
      'POST /startCatalogueImport ------part',
      'Content-Disposition: form-data; name="fileName"\r\n\r\na.csv\r\n------part',
      `Content-Disposition: form-data; name="reason"\r\n\r\n${reason}\r\n------part\r\n`,
    ].join('\r\n'),
  ],
  [
    operatorListMachine,
    { operators: [] },
    { act: 'invite', invitation: { email: 'a@b.example', reason } },
    `PUT /inviteOperator ${jsonOf({ email: 'a@b.example' })}`,
  ],
] as const

describe.each(lists.map((list) => [list[0].id, list[2].act, ...list] as const))(
  'the list of %s',
  (_id, act, machine, found, decision, call) => {
    it(`is decided about by ${act}, be it empty`, async () => {
      api.results = found
      // One type for all machines, of which each takes its own query and decisions.
      const actor = createActor(machine as typeof payoutQueueMachine, { input: { query: {} } }).start()
      await waitFor(actor, (snapshot) => snapshot.hasTag('filled') || snapshot.hasTag('empty'))
      actor.send({ type: 'listAct.chosen', act } as never)
      actor.send({ type: 'decision.confirmed', decision } as never)
      await waitFor(actor, (snapshot) => !snapshot.hasTag('dialog'))
      expect(api.calls[1]?.replace(/formdata-\S+/g, 'part')).toBe(`${call} the-token`)
      actor.stop()
    })
  },
)

import type { components } from '#src/generated/schema.ts'
import { sampleOrder } from './order-fixtures.ts'

type Schemas = components['schemas']

const sar = (amount: number) => ({ amount, currency: 'SAR' })
const id = (last: number) => `01936d3e-8a00-7c31-9f3b-${String(last).padStart(12, '0')}`

/** A seller's earnings in two of the months before 21 November 2026. */
export const sampleEarnings: Schemas['Earnings'] = {
  currencies: ['SAR'],
  held: sar(86_037),
  available: sar(450_000),
  earned: sar(630_000),
  commission: sar(33_158),
  commissionRates: [{ percent: 5 }, { percent: 3.5, category: { name_en: 'Solvents', name_ar: 'مذيبات', name_bn: 'দ্রাবক' } }],
  periods: [
    { start: '2026-10-01', earned: sar(420_000), commission: sar(22_105), orders: 2 },
    { start: '2026-11-01', earned: sar(210_000), commission: sar(11_053), orders: 1 },
  ],
}

export const sampleEarning: Schemas['Transaction'] = {
  _id: id(51),
  kind: 'earning',
  direction: 'in',
  amount: sar(82_885),
  commission: sar(3_152),
  subject: sampleOrder.number,
  orderId: sampleOrder._id,
  createdAt: '2026-11-20T12:00:00.000Z',
}

export const sampleOrderRefund: Schemas['Transaction'] = {
  _id: id(52),
  kind: 'orderRefund',
  direction: 'out',
  amount: sar(10_000),
  createdAt: '2026-11-19T12:00:00.000Z',
}

const usd = (amount: number) => ({ amount, currency: 'USD' })

/** An overdue invoice, one whose transfer is looked for, and one that is withheld. */
export const openInvoicePage: Schemas['OpenInvoicePage'] = {
  total: 3,
  sums: [
    {
      currency: 'USD',
      open: usd(600),
      notDue: usd(200),
      overdue30: usd(100),
      overdue60: usd(0),
      overdueLonger: usd(0),
      withheld: usd(300),
    },
  ],
  invoices: (['overdue', 'declared', 'withheld'] as const).map((state, at) => ({
    orderId: id(81 + at),
    orderNumber: `KO-26-000008${at + 1}`,
    number: 'KMY-2026-000017',
    party: sampleOrder.seller.name,
    amount: usd(100 * (at + 1)),
    dueOn: '2026-11-20',
    state,
    payable: state === 'overdue',
  })),
}

export const freePlan: Schemas['Plan'] = {
  _id: id(61),
  slug: 'starter',
  name_en: 'Starter',
  price: usd(0),
  allowances: [
    { kind: 'listings', allowed: 10 },
    { kind: 'bids', allowed: 5 },
    { kind: 'promotions', allowed: 0 },
  ],
}

export const traderPlan: Schemas['Plan'] = {
  _id: id(62),
  slug: 'trader',
  name_en: 'Trader',
  price: usd(4900),
  allowances: [
    { kind: 'listings', allowed: 100 },
    { kind: 'bids', allowed: 50 },
    { kind: 'promotions', allowed: 3 },
  ],
  offer: { change: 'prolong', due: usd(4900) },
}

export const producerPlan: Schemas['Plan'] = {
  _id: id(63),
  slug: 'producer',
  name_en: 'Producer',
  price: usd(14900),
  allowances: [{ kind: 'listings' }, { kind: 'bids' }, { kind: 'promotions', allowed: 20 }],
  offer: { change: 'replace', due: usd(12450) },
}

/** The middle plan, half used, to the end of November. */
export const currentTrader: Schemas['CurrentPlan'] = {
  plan: traderPlan,
  subscription: {
    _id: id(64),
    status: 'active',
    startsAt: '2026-10-30T08:00:00.000Z',
    endsAt: '2026-11-30T08:00:00.000Z',
  },
  allowances: [
    { kind: 'listings', allowed: 100, used: 42 },
    { kind: 'bids', allowed: 50, used: 50 },
    { kind: 'promotions', used: 2 },
  ],
}

/** The same, renewed from the wallet. */
export const renewedTrader: Schemas['CurrentPlan'] = {
  ...currentTrader,
  subscription: {
    _id: id(64),
    status: 'active',
    startsAt: '2026-10-30T08:00:00.000Z',
    endsAt: '2026-11-30T08:00:00.000Z',
    renewal: { method: 'wallet', amount: usd(4900), at: '2026-11-30T08:00:00.000Z' },
  },
}

/** The same, after a charge that failed. */
export const traderInGrace: Schemas['CurrentPlan'] = {
  ...currentTrader,
  subscription: {
    _id: id(64),
    status: 'grace',
    startsAt: '2026-10-30T08:00:00.000Z',
    endsAt: '2026-11-30T08:00:00.000Z',
    graceEndsAt: '2026-12-07T08:00:00.000Z',
    renewal: {
      method: 'wallet',
      amount: usd(4900),
      at: '2026-12-03T08:00:00.000Z',
      failure: 'walletShort',
      obstacle: 'walletShort',
    },
  },
}

export const planPayment: Schemas['Transaction'] = {
  _id: id(65),
  kind: 'subscriptionPayment',
  direction: 'out',
  method: 'card',
  amount: usd(4900),
  subject: 'trader',
  createdAt: '2026-10-30T08:00:00.000Z',
}

export const payoutAccount: Schemas['PayoutAccount'] = {
  _id: id(61),
  currency: 'SAR',
  country: 'SA',
  kind: 'iban',
  holder: 'Gulf Marjan Trading Est.',
  lastFour: '7519',
  changedAt: '2026-11-01T08:00:00.000Z',
  payableFrom: '2026-11-04T08:00:00.000Z',
  weekly: false,
}

export const payoutOverview: Schemas['PayoutOverview'] = {
  hasSecondFactor: true,
  balances: [
    {
      available: sar(450_000),
      held: sar(86_037),
      requested: sar(20_000),
      sent: sar(30_000),
      debt: sar(0),
      smallest: sar(10_000),
    },
  ],
  accounts: [payoutAccount],
}

export const samplePayout: Schemas['Payout'] = {
  _id: id(62),
  number: 'KP-26-7K3M9-QX2AB',
  amount: sar(30_000),
  status: 'sent',
  weekly: false,
  holder: 'Gulf Marjan Trading Est.',
  lastFour: '7519',
  requestedAt: '2026-11-18T08:00:00.000Z',
  payableFrom: '2026-11-18T08:00:00.000Z',
  sentAt: '2026-11-19T08:00:00.000Z',
}

/** What a buyer spent in two of the months before 21 November 2026. */
export const sampleSpending: Schemas['Spending'] = {
  currencies: ['USD'],
  spent: usd(125_000),
  refunded: usd(25_000),
  months: [
    { start: '2026-10-01', spent: usd(25_000), refunded: usd(25_000), orders: 1 },
    { start: '2026-11-01', spent: usd(100_000), refunded: usd(0), orders: 2 },
  ],
}

export const ownRefund: Schemas['OwnRefund'] = {
  _id: id(63),
  orderId: sampleOrder._id,
  orderNumber: sampleOrder.number,
  amount: usd(25_000),
  to: 'card',
  state: 'done',
  refundedAt: '2026-11-20T12:00:00.000Z',
}

export const ownInvoice: Schemas['OwnInvoice'] = {
  _id: id(64),
  number: 'KI-26-0000007',
  kind: 'creditNote',
  orderId: sampleOrder._id,
  orderNumber: sampleOrder.number,
  seller: 'Gulf Marjan Trading Est.',
  amount: usd(25_000),
  issuedAt: '2026-11-20T12:00:00.000Z',
}

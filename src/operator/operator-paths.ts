import { invitationPath } from '#src/lib/invitation-address.ts'

/** The addresses of the operators' pages. Under each queue, its path and an id lead to one of its items. */
export const operatorPaths = {
  overview: '/operator',
  invitation: invitationPath,
  transfers: '/operator/transfers',
  companies: '/operator/companies',
  disputes: '/operator/disputes',
  deliveries: '/operator/deliveries',
  tickets: '/operator/tickets',
  reports: '/operator/reports',
  accounts: '/operator/accounts',
  orders: '/operator/orders',
  refunds: '/operator/refunds',
  payouts: '/operator/payouts',
  payoutBatches: '/operator/payout-batches',
  ledger: '/operator/ledger',
  plans: '/operator/plans',
  rates: '/operator/rates',
  commissionRates: '/operator/commission-rates',
  taxRules: '/operator/tax-rules',
  bankAccount: '/operator/bank-account',
  contents: '/operator/contents',
  tenderNews: '/operator/tender-news',
  categories: '/operator/categories',
  imports: '/operator/imports',
  securityLog: '/operator/security-log',
  operators: '/operator/operators',
  health: '/operator/health',
  passkeys: '/operator/passkeys',
} as const

export type OperatorPath = (typeof operatorPaths)[keyof typeof operatorPaths]

/** The address of one item of a queue. */
export const itemAddress = (path: OperatorPath, id: string): string => `${path}/${encodeURIComponent(id)}`

/** The id in an address below a queue's path; null at the queue itself. */
export function itemIdIn(path: OperatorPath, address: string): string | null {
  const rest = address.slice(path.length + 1).split('/')[0] ?? ''
  return rest === '' ? null : decodeURIComponent(rest)
}

import type { ComponentType } from 'react'
import type { MessageKey } from '#src/generated/message-keys.ts'
import type { IconName } from '#src/ui/icon.tsx'
import { type OperatorPath, operatorPaths } from './operator-paths.ts'
import type { OperatorRole } from './operator-roles.ts'
import { AccountsScreen } from './screens/accounts-screen.tsx'
import { BankAccountScreen } from './screens/bank-account-screen.tsx'
import { CategoriesScreen } from './screens/categories-screen.tsx'
import { CommissionRatesScreen } from './screens/commission-rates-screen.tsx'
import { TaxRulesScreen } from './screens/tax-rules-screen.tsx'
import { ContentsScreen } from './screens/contents-screen.tsx'
import { PayoutBatchesScreen } from './screens/payout-batches-screen.tsx'
import { PayoutsScreen } from './screens/payouts-screen.tsx'
import { PlansScreen } from './screens/plans-screen.tsx'
import { RatesScreen } from './screens/rates-screen.tsx'
import { TenderNewsScreen } from './screens/tender-news-screen.tsx'
import { ImportsScreen } from './screens/imports-screen.tsx'
import { CompaniesScreen } from './screens/companies-screen.tsx'
import { DeliveriesScreen } from './screens/deliveries-screen.tsx'
import { DisputesScreen } from './screens/disputes-screen.tsx'
import { OverviewScreen } from './screens/overview-screen.tsx'
import { TicketsScreen } from './screens/tickets-screen.tsx'
import { ReportsScreen } from './screens/reports-screen.tsx'
import { OrdersScreen } from './screens/orders-screen.tsx'
import { RefundsScreen } from './screens/refunds-screen.tsx'
import { LedgerScreen } from './screens/ledger-screen.tsx'
import { SecurityLogScreen } from './screens/security-log-screen.tsx'
import { OperatorsScreen } from './screens/operators-screen.tsx'
import { PasskeysScreen } from './screens/passkeys-screen.tsx'
import { HealthScreen } from './screens/health-screen.tsx'
import { TransfersScreen } from './screens/transfers-screen.tsx'

export interface OperatorRoute {
  path: OperatorPath
  /** Who may open it; an admin may open all. Left out, every operator may. */
  role?: OperatorRole
  titleKey: MessageKey
  icon: IconName
  Screen: ComponentType
  /** The address says which page of a list is read. */
  paged?: true
  /** Reached from the operator's name. */
  unlisted?: true
}

/** The pages of a signed-in operator, in the order of the navigation. */
export const operatorRoutes: readonly OperatorRoute[] = [
  { path: operatorPaths.overview, titleKey: 'operator:overview.title', icon: 'home', Screen: OverviewScreen },
  {
    path: operatorPaths.transfers,
    role: 'finance',
    titleKey: 'operator:transfers.title',
    icon: 'bank',
    Screen: TransfersScreen,
    paged: true,
  },
  {
    path: operatorPaths.companies,
    role: 'support',
    titleKey: 'operator:companies.title',
    icon: 'building',
    Screen: CompaniesScreen,
    paged: true,
  },
  {
    path: operatorPaths.disputes,
    role: 'support',
    titleKey: 'operator:disputes.title',
    icon: 'gavel',
    Screen: DisputesScreen,
    paged: true,
  },
  {
    path: operatorPaths.deliveries,
    role: 'support',
    titleKey: 'operator:deliveries.title',
    icon: 'truck',
    Screen: DeliveriesScreen,
    paged: true,
  },
  {
    path: operatorPaths.tickets,
    role: 'support',
    titleKey: 'operator:tickets.title',
    icon: 'help',
    Screen: TicketsScreen,
    paged: true,
  },
  {
    path: operatorPaths.reports,
    role: 'support',
    titleKey: 'operator:reports.title',
    icon: 'shield',
    Screen: ReportsScreen,
    paged: true,
  },
  {
    path: operatorPaths.refunds,
    role: 'finance',
    titleKey: 'operator:refunds.title',
    icon: 'card',
    Screen: RefundsScreen,
    paged: true,
  },
  {
    path: operatorPaths.payouts,
    role: 'finance',
    titleKey: 'operator:payouts.title',
    icon: 'send',
    Screen: PayoutsScreen,
    paged: true,
  },
  {
    path: operatorPaths.payoutBatches,
    role: 'finance',
    titleKey: 'operator:payoutBatches.title',
    icon: 'paperclip',
    Screen: PayoutBatchesScreen,
    paged: true,
  },
  { path: operatorPaths.ledger, role: 'finance', titleKey: 'operator:ledger.title', icon: 'receipt', Screen: LedgerScreen },
  { path: operatorPaths.plans, role: 'finance', titleKey: 'operator:plans.title', icon: 'star', Screen: PlansScreen },
  { path: operatorPaths.rates, role: 'finance', titleKey: 'operator:rates.title', icon: 'swap', Screen: RatesScreen },
  {
    path: operatorPaths.commissionRates,
    role: 'finance',
    titleKey: 'operator:commission.title',
    icon: 'tag',
    Screen: CommissionRatesScreen,
  },
  { path: operatorPaths.taxRules, role: 'finance', titleKey: 'operator:taxRules.title', icon: 'receipt', Screen: TaxRulesScreen },
  {
    path: operatorPaths.bankAccount,
    role: 'finance',
    titleKey: 'operator:bankAccount.title',
    icon: 'wallet',
    Screen: BankAccountScreen,
  },
  { path: operatorPaths.contents, role: 'catalogue', titleKey: 'operator:contents.title', icon: 'file', Screen: ContentsScreen },
  {
    path: operatorPaths.tenderNews,
    role: 'catalogue',
    titleKey: 'operator:tenderNews.title',
    icon: 'bell',
    Screen: TenderNewsScreen,
    paged: true,
  },
  {
    path: operatorPaths.categories,
    role: 'catalogue',
    titleKey: 'operator:categories.title',
    icon: 'tag',
    Screen: CategoriesScreen,
  },
  {
    path: operatorPaths.imports,
    role: 'catalogue',
    titleKey: 'operator:imports.title',
    icon: 'upload',
    Screen: ImportsScreen,
    paged: true,
  },
  { path: operatorPaths.orders, role: 'support', titleKey: 'operator:orders.title', icon: 'box', Screen: OrdersScreen },
  { path: operatorPaths.accounts, role: 'support', titleKey: 'operator:accounts.title', icon: 'users', Screen: AccountsScreen },
  {
    path: operatorPaths.securityLog,
    role: 'admin',
    titleKey: 'operator:securityLog.title',
    icon: 'lock',
    Screen: SecurityLogScreen,
  },
  { path: operatorPaths.operators, role: 'admin', titleKey: 'operator:operators.title', icon: 'user', Screen: OperatorsScreen },
  { path: operatorPaths.health, titleKey: 'operator:health.title', icon: 'info', Screen: HealthScreen },
  { path: operatorPaths.passkeys, titleKey: 'operator:passkeys.title', icon: 'lock', Screen: PasskeysScreen, unlisted: true },
]

/** The page at an address; undefined when there is none. */
export function operatorRouteOf(address: string): OperatorRoute | undefined {
  const path = address.replace(/\/+$/, '')
  return operatorRoutes.find(
    (route) => path === route.path || (route.path !== operatorPaths.overview && path.startsWith(`${route.path}/`)),
  )
}

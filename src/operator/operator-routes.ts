import type { ComponentType } from 'react'
import type { MessageKey } from '#src/generated/message-keys.ts'
import type { IconName } from '#src/ui/icon.tsx'
import { type OperatorPath, operatorPaths } from './operator-paths.ts'
import type { OperatorRole } from './operator-roles.ts'
import { AccountsScreen } from './screens/accounts-screen.tsx'
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
import { HealthScreen } from './screens/health-screen.tsx'
import { TransfersScreen } from './screens/transfers-screen.tsx'

export interface OperatorRoute {
  path: OperatorPath
  /** Who may open it; an admin may open all. Left out, every operator may. */
  role?: OperatorRole
  titleKey: MessageKey
  icon: IconName
  Screen: ComponentType
}

/** The pages of a signed-in operator, as the navigation lists them. */
export const operatorRoutes: readonly OperatorRoute[] = [
  { path: operatorPaths.overview, titleKey: 'operator:overview.title', icon: 'home', Screen: OverviewScreen },
  { path: operatorPaths.transfers, role: 'finance', titleKey: 'operator:transfers.title', icon: 'bank', Screen: TransfersScreen },
  {
    path: operatorPaths.companies,
    role: 'support',
    titleKey: 'operator:companies.title',
    icon: 'building',
    Screen: CompaniesScreen,
  },
  { path: operatorPaths.disputes, role: 'support', titleKey: 'operator:disputes.title', icon: 'gavel', Screen: DisputesScreen },
  {
    path: operatorPaths.deliveries,
    role: 'support',
    titleKey: 'operator:deliveries.title',
    icon: 'truck',
    Screen: DeliveriesScreen,
  },
  { path: operatorPaths.tickets, role: 'support', titleKey: 'operator:tickets.title', icon: 'help', Screen: TicketsScreen },
  { path: operatorPaths.reports, role: 'support', titleKey: 'operator:reports.title', icon: 'shield', Screen: ReportsScreen },
  { path: operatorPaths.refunds, role: 'finance', titleKey: 'operator:refunds.title', icon: 'card', Screen: RefundsScreen },
  { path: operatorPaths.ledger, role: 'finance', titleKey: 'operator:ledger.title', icon: 'receipt', Screen: LedgerScreen },
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
]

/** The page at an address; undefined when there is none. */
export function operatorRouteOf(address: string): OperatorRoute | undefined {
  const path = address.replace(/\/+$/, '')
  return operatorRoutes.find(
    (route) => path === route.path || (route.path !== operatorPaths.overview && path.startsWith(`${route.path}/`)),
  )
}

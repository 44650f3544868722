import { accountCases } from './account-cases.ts'
import { authCases } from './auth-cases.ts'
import type { Cases } from './case.ts'
import { catalogueCases } from './catalogue-cases.ts'
import { chatCases } from './chat-cases.ts'
import { deliveryCases } from './delivery-cases.ts'
import { documentCases } from './document-cases.ts'
import { listingCases } from './listing-cases.ts'
import { notificationCases } from './notification-cases.ts'
import { discoveryCases } from './discovery-cases.ts'
import { orderCases } from './order-cases.ts'
import { platformCases } from './platform-cases.ts'
import { requirementCases, tenderCases } from './requirement-cases.ts'
import { supportCases } from './support-cases.ts'
import { transactionCases } from './transaction-cases.ts'
import { userCases } from './user-cases.ts'

/** One case for every call of the contract; a new call without its case does not compile. */
export const cases: Cases = {
  ...authCases,
  ...accountCases,
  ...catalogueCases,
  ...listingCases,
  ...orderCases,
  ...documentCases,
  ...discoveryCases,
  ...deliveryCases,
  ...userCases,
  ...requirementCases,
  ...tenderCases,
  ...transactionCases,
  ...notificationCases,
  ...platformCases,
  ...supportCases,
  ...chatCases,
}

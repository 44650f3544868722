import type { Cases } from './case.ts'
import { accountCases } from './account-cases.ts'
import { callCases } from './call-cases.ts'
import { catalogueCases } from './catalogue-cases.ts'
import { chatCases } from './chat-cases.ts'
import { commissionCases } from './commission-cases.ts'
import { contentCases } from './content-cases.ts'
import { deliveryCases } from './delivery-cases.ts'
import { documentCases } from './document-cases.ts'
import { batchCases } from './batch-cases.ts'
import { freightCases } from './freight-cases.ts'
import { listingCases } from './listing-cases.ts'
import { notificationCases } from './notification-cases.ts'
import { orderCases } from './order-cases.ts'
import { catalogueImportCases } from './catalogue-import-cases.ts'
import { operatorCases } from './operator-cases.ts'
import { operatorAdministrationCases } from './operator-administration-cases.ts'
import { operatorPasskeyCases } from './operator-passkey-cases.ts'
import { paymentCases } from './payment-cases.ts'
import { payoutCases } from './payout-cases.ts'
import { planCases } from './plan-cases.ts'
import { platformCases } from './platform-cases.ts'
import { quoteCases } from './quote-cases.ts'
import { requirementCases } from './requirement-cases.ts'
import { searchCases } from './search-cases.ts'
import { secondFactorCases } from './second-factor-cases.ts'
import { supportCases } from './support-cases.ts'
import { priceListCases } from './price-list-cases.ts'
import { paymentTermsCases } from './payment-terms-cases.ts'
import { taxCases } from './tax-cases.ts'

/** One case for every call of the contract; a new call without its case does not compile. */
export const cases: Cases = {
  ...accountCases,
  ...secondFactorCases,
  ...catalogueCases,
  ...listingCases,
  ...batchCases,
  ...orderCases,
  ...freightCases,
  ...priceListCases,
  ...quoteCases,
  ...documentCases,
  ...requirementCases,
  ...paymentCases,
  ...payoutCases,
  ...paymentTermsCases,
  ...commissionCases,
  ...taxCases,
  ...planCases,
  ...chatCases,
  ...callCases,
  ...deliveryCases,
  ...notificationCases,
  ...searchCases,
  ...supportCases,
  ...contentCases,
  ...platformCases,
  ...catalogueImportCases,
  ...operatorCases,
  ...operatorAdministrationCases,
  ...operatorPasskeyCases,
}

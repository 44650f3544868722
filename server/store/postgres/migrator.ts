import { sql } from 'kysely'
import type { Database } from './database.ts'
import * as foundation from './migrations/001-foundation.ts'
import * as productSearch from './migrations/002-product-search.ts'
import * as notifications from './migrations/003-notifications.ts'
import * as files from './migrations/004-files.ts'
import * as quotesAndSamples from './migrations/005-quotes-and-samples.ts'
import * as tenders from './migrations/006-tenders.ts'
import * as money from './migrations/007-money.ts'
import * as accounts from './migrations/008-accounts.ts'
import * as discovery from './migrations/009-discovery.ts'
import * as chat from './migrations/010-chat.ts'
import * as ownCatalogue from './migrations/011-own-catalogue.ts'
import * as companyVerification from './migrations/012-company-papers.ts'
import * as attachments from './migrations/014-attachments.ts'
import * as registrations from './migrations/015-registrations.ts'
import * as nameSkeletons from './migrations/016-name-skeletons.ts'
import * as signInAlerts from './migrations/017-sign-in-alerts.ts'
import * as secondFactors from './migrations/018-second-factors.ts'
import * as securityEvents from './migrations/019-security-events.ts'
import * as abuseReports from './migrations/020-abuse-reports.ts'
import * as operators from './migrations/021-operators.ts'
import * as identityConfirmations from './migrations/022-identity-confirmations.ts'
import * as formulaKeys from './migrations/024-formula-keys.ts'
import * as operatorNetworks from './migrations/025-operator-networks.ts'
import * as alertedBrowsers from './migrations/026-alerted-browsers.ts'
import * as guessKeys from './migrations/027-guess-keys.ts'
import * as deciders from './migrations/030-deciders.ts'
import * as catalogueImports from './migrations/031-catalogue-imports.ts'
import * as shipments from './migrations/033-shipments.ts'
import * as deliveryDeadlines from './migrations/034-delivery-deadlines.ts'
import * as ratingsOfSellers from './migrations/041-ratings-of-sellers.ts'
import * as measuredSellers from './migrations/042-measured-sellers.ts'
import * as orderReferences from './migrations/043-order-references.ts'
import * as operatorConfirmations from './migrations/045-operator-confirmations.ts'
import * as dangerousGoods from './migrations/047-dangerous-goods.ts'
import * as invitingOperators from './migrations/048-inviting-operators.ts'
import * as payouts from './migrations/051-payouts.ts'
import * as disputeSettlements from './migrations/052-dispute-settlements.ts'
import * as confirmedBrowsers from './migrations/055-confirmed-browsers.ts'
import * as decidedTransfers from './migrations/056-decided-transfers.ts'
import * as refusedRows from './migrations/057-refused-rows.ts'
import * as creditNotes from './migrations/058-credit-notes.ts'
import * as companyDocuments from './migrations/062-company-documents.ts'
import * as shipmentCargo from './migrations/063-shipment-cargo.ts'
import * as carriageNumber from './migrations/064-carriage-number.ts'
import * as operatorPasskeys from './migrations/065-operator-passkeys.ts'
import * as exchangeRates from './migrations/066-exchange-rates.ts'
import * as planRenewals from './migrations/068-plan-renewals.ts'
import * as cancelledPayouts from './migrations/070-cancelled-payouts.ts'
import * as shippingNames from './migrations/071-shipping-names.ts'
import * as dispatchDates from './migrations/072-dispatch-dates.ts'
import * as failures from './migrations/073-delivery-failures.ts'
import * as lateDispatches from './migrations/074-late-dispatches.ts'
import * as flashPoints from './migrations/075-flash-points.ts'
import * as namedPlaces from './migrations/076-named-places.ts'
import * as commissionRates from './migrations/078-commission-rates.ts'
import * as taxRules from './migrations/079-tax-rules.ts'
import * as frozenTaxes from './migrations/080-frozen-taxes.ts'
import * as tradeFormulas from './migrations/081-trade-formulas.ts'
import * as foundUnNumbers from './migrations/082-found-un-numbers.ts'
import * as leadingProducts from './migrations/083-leading-products.ts'
import * as unpaidGraces from './migrations/085-graces-left-unpaid.ts'
import * as reportedFailures from './migrations/087-reported-failures.ts'
import * as paymentTerms from './migrations/088-payment-terms.ts'
import * as freightRates from './migrations/089-freight-rates.ts'
import * as orderedPackages from './migrations/090-ordered-packages.ts'
import * as daysOfComplaint from './migrations/091-days-of-complaint.ts'
import * as productBatches from './migrations/092-product-batches.ts'
import * as commissionOnFreight from './migrations/093-commission-on-freight.ts'
import * as spellingKeys from './migrations/094-spelling-keys.ts'
import * as openInvoices from './migrations/095-open-invoices.ts'
import * as priceLists from './migrations/096-price-lists.ts'
import * as transferReferences from './migrations/097-transfer-references.ts'
import * as transferKeys from './migrations/098-transfer-keys.ts'
import * as statementEntries from './migrations/101-statement-entries.ts'

interface Migration {
  name: string
  up(db: Database): Promise<void>
}

/** In the order they are run. Static imports, so that a bundle has them. */
const migrations: readonly Migration[] = [
  { name: '001-foundation', ...foundation },
  { name: '002-product-search', ...productSearch },
  { name: '003-notifications', ...notifications },
  { name: '004-files', ...files },
  { name: '005-quotes-and-samples', ...quotesAndSamples },
  { name: '006-tenders', ...tenders },
  { name: '007-money', ...money },
  { name: '008-accounts', ...accounts },
  { name: '009-discovery', ...discovery },
  { name: '010-chat', ...chat },
  { name: '011-own-catalogue', ...ownCatalogue },
  { name: '012-company-papers', ...companyVerification },
  { name: '014-attachments', ...attachments },
  { name: '015-registrations', ...registrations },
  { name: '016-name-skeletons', ...nameSkeletons },
  { name: '017-sign-in-alerts', ...signInAlerts },
  { name: '018-second-factors', ...secondFactors },
  { name: '019-security-events', ...securityEvents },
  { name: '020-abuse-reports', ...abuseReports },
  { name: '021-operators', ...operators },
  { name: '022-identity-confirmations', ...identityConfirmations },
  { name: '024-formula-keys', ...formulaKeys },
  { name: '025-operator-networks', ...operatorNetworks },
  { name: '026-alerted-browsers', ...alertedBrowsers },
  { name: '027-guess-keys', ...guessKeys },
  { name: '030-deciders', ...deciders },
  { name: '031-catalogue-imports', ...catalogueImports },
  { name: '033-shipments', ...shipments },
  { name: '034-delivery-deadlines', ...deliveryDeadlines },
  { name: '041-ratings-of-sellers', ...ratingsOfSellers },
  { name: '042-measured-sellers', ...measuredSellers },
  { name: '043-order-references', ...orderReferences },
  { name: '045-operator-confirmations', ...operatorConfirmations },
  { name: '047-dangerous-goods', ...dangerousGoods },
  { name: '048-inviting-operators', ...invitingOperators },
  { name: '051-payouts', ...payouts },
  { name: '052-dispute-settlements', ...disputeSettlements },
  { name: '055-confirmed-browsers', ...confirmedBrowsers },
  { name: '056-decided-transfers', ...decidedTransfers },
  { name: '057-refused-rows', ...refusedRows },
  { name: '058-credit-notes', ...creditNotes },
  { name: '062-company-documents', ...companyDocuments },
  { name: '063-shipment-cargo', ...shipmentCargo },
  { name: '064-carriage-number', ...carriageNumber },
  { name: '065-operator-passkeys', ...operatorPasskeys },
  { name: '066-exchange-rates', ...exchangeRates },
  { name: '068-plan-renewals', ...planRenewals },
  { name: '070-cancelled-payouts', ...cancelledPayouts },
  { name: '071-shipping-names', ...shippingNames },
  { name: '072-dispatch-dates', ...dispatchDates },
  { name: '073-delivery-failures', ...failures },
  { name: '074-late-dispatches', ...lateDispatches },
  { name: '075-flash-points', ...flashPoints },
  { name: '076-named-places', ...namedPlaces },
  { name: '078-commission-rates', ...commissionRates },
  { name: '079-tax-rules', ...taxRules },
  { name: '080-frozen-taxes', ...frozenTaxes },
  { name: '081-trade-formulas', ...tradeFormulas },
  { name: '082-found-un-numbers', ...foundUnNumbers },
  { name: '083-leading-products', ...leadingProducts },
  { name: '085-graces-left-unpaid', ...unpaidGraces },
  { name: '087-reported-failures', ...reportedFailures },
  { name: '088-payment-terms', ...paymentTerms },
  { name: '089-freight-rates', ...freightRates },
  { name: '090-ordered-packages', ...orderedPackages },
  { name: '091-days-of-complaint', ...daysOfComplaint },
  { name: '092-product-batches', ...productBatches },
  { name: '093-commission-on-freight', ...commissionOnFreight },
  { name: '094-spelling-keys', ...spellingKeys },
  { name: '095-open-invoices', ...openInvoices },
  { name: '096-price-lists', ...priceLists },
  { name: '097-transfer-references', up: transferReferences.up },
  { name: '098-transfer-keys', ...transferKeys },
  { name: '101-statement-entries', ...statementEntries },
]

/** The advisory lock of migrations: an arbitrary number, the same in every process. */
const migrationLock = 7_206_113

/** The database was migrated by a newer version of the program, which this one must not write to. */
export class NewerDatabase extends Error {
  override readonly name = 'NewerDatabase'
}

/**
 * Brings the tables up to date, in one transaction: all or nothing. Processes that start together wait for each other here.
 * Throws `NewerDatabase` when the database knows a migration that this program does not.
 */
export async function migrate(db: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction)
    await sql`select pg_advisory_xact_lock(${migrationLock}::bigint)`.execute(transaction)
    await sql`create table if not exists "migrations" ("name" text primary key, "at" timestamptz not null default now())`.execute(
      transaction,
    )
    const { rows } = await sql<{ name: string }>`select "name" from "migrations"`.execute(transaction)
    const done = new Set(rows.map(({ name }) => name))
    const unknown = [...done].filter((name) => !migrations.some((migration) => migration.name === name))
    if (unknown.length)
      throw new NewerDatabase(`The database was migrated by a newer version (${unknown.join(', ')}). Run that version.`)
    for (const { name, up } of migrations) {
      if (done.has(name)) continue
      await up(transaction)
      await sql`insert into "migrations" ("name") values (${name})`.execute(transaction)
    }
  })
}

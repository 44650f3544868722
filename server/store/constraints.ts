import { columnsOf } from './column-kinds.ts'
import { type NumberCheck, numberChecks } from './number-checks.ts'
import type { KeyColumn, Row, TableName } from './tables.ts'

/*
 * The database's constraints, as data: the memory store enforces them, and tests/store proves that the migrations create the same under the
 * same names. A change here needs a migration.
 */

type ColumnOf<Name extends TableName> = keyof Row<Name> & string

export interface Unique<Name extends TableName = TableName> {
  name: string
  columns: readonly ColumnOf<Name>[]
  /** Only rows whose column is one of the values count. */
  among?: { column: ColumnOf<Name>; values: readonly string[] }
}

export const keyColumns: { readonly [Name in TableName]: KeyColumn<Name> } = {
  users: '_id',
  sellers: '_id',
  oneTimeCodes: '_id',
  passwordResets: '_id',
  registrations: '_id',
  knownDevices: '_id',
  signInAlerts: '_id',
  secondFactors: '_id',
  recoveryCodes: '_id',
  factorEnrolments: '_id',
  pendingSignIns: '_id',
  sessions: '_id',
  companyDocuments: '_id',
  devices: '_id',
  addresses: '_id',
  categories: '_id',
  subCategories: '_id',
  products: '_id',
  productBatches: '_id',
  batchEvents: '_id',
  paymentTerms: '_id',
  freightRates: '_id',
  priceLists: '_id',
  priceListBuyers: '_id',
  priceListRows: '_id',
  orders: '_id',
  orderEvents: '_id',
  invoices: '_id',
  counters: '_id',
  payments: '_id',
  ledgerEntries: '_id',
  transactions: '_id',
  savedCards: '_id',
  cardCustomers: '_id',
  cardTasks: '_id',
  webhookEvents: '_id',
  payoutAccounts: '_id',
  payoutBatches: '_id',
  payoutFiles: '_id',
  payouts: '_id',
  disputes: '_id',
  disputeAnswers: '_id',
  disputeProposals: '_id',
  plans: '_id',
  subscriptions: '_id',
  planRenewals: '_id',
  allowanceUses: '_id',
  shipments: '_id',
  shipmentPositions: '_id',
  deliveryFailures: '_id',
  deliveryDeadlines: '_id',
  quotes: '_id',
  quoteOffers: '_id',
  quoteEvents: '_id',
  documentRequests: '_id',
  files: '_id',
  fileReaders: '_id',
  attachments: '_id',
  requirements: '_id',
  bids: '_id',
  tenderNews: '_id',
  ratings: '_id',
  ratingReminders: '_id',
  searchHistory: '_id',
  viewCounts: '_id',
  viewedProducts: '_id',
  chats: '_id',
  chatMembers: '_id',
  messages: '_id',
  calls: '_id',
  blocks: '_id',
  contents: '_id',
  tickets: '_id',
  ticketMessages: '_id',
  suspensions: '_id',
  abuseReports: '_id',
  idempotencyKeys: '_id',
  securityEvents: '_id',
  outbox: '_id',
  liveEvents: 'sequence',
  notifications: '_id',
  rateWindows: '_id',
  settings: '_id',
  exchangeRates: '_id',
  commissionRates: '_id',
  taxRules: '_id',
  operators: '_id',
  operatorSessions: '_id',
  operatorPasskeys: '_id',
  operatorLoginChallenges: '_id',
  catalogueImports: '_id',
  catalogueImportFiles: '_id',
  catalogueImportRows: '_id',
}

const uniques: { readonly [Name in TableName]?: readonly Unique<Name>[] } = {
  users: [{ name: 'users_email_key', columns: ['email'] }],
  oneTimeCodes: [{ name: 'oneTimeCodes_subject_purpose_key', columns: ['subject', 'purpose'] }],
  passwordResets: [{ name: 'passwordResets_tokenHash_key', columns: ['tokenHash'] }],
  registrations: [{ name: 'registrations_tokenHash_key', columns: ['tokenHash'] }],
  signInAlerts: [{ name: 'signInAlerts_tokenHash_key', columns: ['tokenHash'] }],
  secondFactors: [{ name: 'secondFactors_credentialId_key', columns: ['credentialId'] }],
  recoveryCodes: [{ name: 'recoveryCodes_codeHash_key', columns: ['codeHash'] }],
  // One at a time: another takes its place.
  factorEnrolments: [{ name: 'factorEnrolments_userId_key', columns: ['userId'] }],
  pendingSignIns: [{ name: 'pendingSignIns_tokenHash_key', columns: ['tokenHash'] }],
  exchangeRates: [
    { name: 'exchangeRates_number_key', columns: ['number'] },
    { name: 'exchangeRates_currency_key', columns: ['currency'], among: { column: 'state', values: ['current'] } },
  ],
  commissionRates: [{ name: 'commissionRates_number_key', columns: ['number'] }],
  operators: [
    { name: 'operators_email_key', columns: ['email'] },
    { name: 'operators_invitationHash_key', columns: ['invitationHash'] },
  ],
  operatorPasskeys: [{ name: 'operatorPasskeys_credentialId_key', columns: ['credentialId'] }],
  operatorLoginChallenges: [{ name: 'operatorLoginChallenges_tokenHash_key', columns: ['tokenHash'] }],
  operatorSessions: [{ name: 'operatorSessions_tokenHash_key', columns: ['tokenHash'] }],
  catalogueImports: [
    {
      name: 'catalogueImports_slot_key',
      columns: ['slot'],
      among: { column: 'status', values: ['waiting', 'running'] },
    },
  ],
  catalogueImportRows: [{ name: 'catalogueImportRows_importId_line_key', columns: ['importId', 'line'] }],
  companyDocuments: [{ name: 'companyDocuments_userId_key', columns: ['userId'] }],
  tickets: [{ name: 'tickets_number_key', columns: ['number'] }],
  abuseReports: [
    { name: 'abuseReports_number_key', columns: ['number'] },
    {
      // A person reports a thing once, until it is decided.
      name: 'abuseReports_reporterId_subject_subjectId_open_key',
      columns: ['reporterId', 'subject', 'subjectId'],
      among: { column: 'status', values: ['open'] },
    },
  ],
  ticketMessages: [{ name: 'ticketMessages_ticketId_position_key', columns: ['ticketId', 'position'] }],
  sessions: [{ name: 'sessions_tokenHash_key', columns: ['tokenHash'] }],
  categories: [{ name: 'categories_slug_key', columns: ['slug'] }],
  subCategories: [{ name: 'subCategories_categoryId_slug_key', columns: ['categoryId', 'slug'] }],
  products: [
    {
      name: 'products_sellerId_reference_key',
      columns: ['sellerId', 'reference'],
      among: { column: 'status', values: ['active', 'inactive'] },
    },
  ],
  productBatches: [{ name: 'productBatches_productId_number_key', columns: ['productId', 'number'] }],
  paymentTerms: [{ name: 'paymentTerms_sellerId_buyerId_key', columns: ['sellerId', 'buyerId'] }],
  priceListBuyers: [{ name: 'priceListBuyers_listId_buyerId_key', columns: ['listId', 'buyerId'] }],
  priceListRows: [{ name: 'priceListRows_listId_productId_key', columns: ['listId', 'productId'] }],
  orders: [
    { name: 'orders_number_key', columns: ['number'] },
    { name: 'orders_bidId_key', columns: ['bidId'] },
    // Prevents two orders of one quote.
    { name: 'orders_quoteId_key', columns: ['quoteId'] },
  ],
  orderEvents: [{ name: 'orderEvents_orderId_position_key', columns: ['orderId', 'position'] }],
  invoices: [
    {
      // A delivery note goes with each shipment, a credit note with each part that is given back.
      name: 'invoices_orderId_kind_key',
      columns: ['orderId', 'kind'],
      among: { column: 'kind', values: ['payment'] },
    },
    { name: 'invoices_shipmentId_key', columns: ['shipmentId'] },
    { name: 'invoices_sellerId_kind_year_sequence_key', columns: ['sellerId', 'kind', 'year', 'sequence'] },
  ],
  documentRequests: [
    {
      // A buyer has one open request for a product's document of a kind.
      name: 'documentRequests_buyerId_productId_kind_open_key',
      columns: ['buyerId', 'productId', 'kind'],
      among: { column: 'status', values: ['requested'] },
    },
  ],
  shipments: [{ name: 'shipments_orderId_position_key', columns: ['orderId', 'position'] }],
  // A report that is sent again changes nothing.
  shipmentPositions: [{ name: 'shipmentPositions_shipmentId_at_key', columns: ['shipmentId', 'at'] }],
  deliveryFailures: [{ name: 'deliveryFailures_shipmentId_namedAt_key', columns: ['shipmentId', 'namedAt'] }],
  fileReaders: [{ name: 'fileReaders_fileId_userId_key', columns: ['fileId', 'userId'] }],
  payments: [
    {
      // An order has at most one payment that is open or completed: prevents paying twice.
      name: 'payments_orderId_live_key',
      columns: ['orderId'],
      among: { column: 'status', values: ['created', 'processing', 'succeeded', 'review', 'approved'] },
    },
    {
      // A month of a subscription is renewed once: no second charge is begun unless the first has failed.
      name: 'payments_subscriptionId_renewsFrom_key',
      columns: ['subscriptionId', 'renewsFrom'],
      among: { column: 'status', values: ['created', 'processing', 'succeeded'] },
    },
  ],
  quotes: [{ name: 'quotes_number_key', columns: ['number'] }],
  quoteOffers: [{ name: 'quoteOffers_quoteId_version_key', columns: ['quoteId', 'version'] }],
  quoteEvents: [{ name: 'quoteEvents_quoteId_position_key', columns: ['quoteId', 'position'] }],
  requirements: [{ name: 'requirements_number_key', columns: ['number'] }],
  bids: [
    // Prevents awarding twice.
    { name: 'bids_requirementId_accepted_key', columns: ['requirementId'], among: { column: 'status', values: ['accepted'] } },
    {
      name: 'bids_requirementId_sellerId_live_key',
      columns: ['requirementId', 'sellerId'],
      among: { column: 'status', values: ['submitted', 'accepted'] },
    },
    { name: 'bids_requirementId_sellerId_version_key', columns: ['requirementId', 'sellerId', 'version'] },
  ],
  chats: [{ name: 'chats_firstId_secondId_key', columns: ['firstId', 'secondId'] }],
  chatMembers: [{ name: 'chatMembers_chatId_userId_key', columns: ['chatId', 'userId'] }],
  // Guarantees one order of messages.
  messages: [{ name: 'messages_chatId_sequence_key', columns: ['chatId', 'sequence'] }],
  calls: [
    {
      // Two people have one call at a time.
      name: 'calls_chatId_open_key',
      columns: ['chatId'],
      among: { column: 'status', values: ['calling', 'ringing', 'answered'] },
    },
  ],
  blocks: [{ name: 'blocks_userId_blockedId_key', columns: ['userId', 'blockedId'] }],
  ratings: [{ name: 'ratings_productId_buyerId_key', columns: ['productId', 'buyerId'] }],
  searchHistory: [{ name: 'searchHistory_userId_keyword_key', columns: ['userId', 'keyword'] }],
  viewedProducts: [{ name: 'viewedProducts_userId_productId_key', columns: ['userId', 'productId'] }],
  tenderNews: [{ name: 'tenderNews_reference_key', columns: ['reference'] }],
  savedCards: [{ name: 'savedCards_userId_reference_key', columns: ['userId', 'reference'] }],
  disputeAnswers: [{ name: 'disputeAnswers_orderId_position_key', columns: ['orderId', 'position'] }],
  disputeProposals: [
    { name: 'disputeProposals_orderId_position_key', columns: ['orderId', 'position'] },
    // One waits for an answer at a time.
    { name: 'disputeProposals_orderId_open_key', columns: ['orderId'], among: { column: 'state', values: ['open'] } },
  ],
  payoutAccounts: [{ name: 'payoutAccounts_userId_currency_key', columns: ['userId', 'currency'] }],
  payoutBatches: [{ name: 'payoutBatches_number_key', columns: ['number'] }],
  payouts: [{ name: 'payouts_number_key', columns: ['number'] }],
  plans: [{ name: 'plans_slug_key', columns: ['slug'] }],
  subscriptions: [
    {
      name: 'subscriptions_userId_live_key',
      columns: ['userId'],
      among: { column: 'status', values: ['active', 'grace', 'cancelled'] },
    },
  ],
  allowanceUses: [{ name: 'allowanceUses_userId_kind_month_key', columns: ['userId', 'kind', 'month'] }],
  // Two processes that seal at once: one is refused.
  securityEvents: [{ name: 'securityEvents_sequence_key', columns: ['sequence'] }],
}

/** Throws for a table whose rows are only ever inserted. */
export function assertChangeable(table: TableName): void {
  if (table === 'securityEvents') throw new TypeError(`${table} is only ever added to`)
}

/** The key first, then the others, as the database checks them. */
export function uniquesOf(table: TableName): readonly Unique[] {
  // `Unique<Name>` of one table read as that of any: the columns are only used with rows of this same table.
  const others = (uniques[table] ?? []) as readonly Unique[]
  return [{ name: `${table}_pkey`, columns: [keyColumns[table] as ColumnOf<TableName>] }, ...others]
}

export function numberChecksOf(table: TableName): readonly NumberCheck[] {
  return numberChecks[table] ?? []
}

/** Every enumeration of the row schemas is a check of the database. */
export function enumChecksOf(table: TableName): readonly { name: string; column: string; values: readonly string[] }[] {
  return [...columnsOf[table]].flatMap(([column, { values }]) =>
    values ? [{ name: `${table}_${column}_check`, column, values }] : [],
  )
}

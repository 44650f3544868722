import type { TableName } from './tables.ts'

export interface ForeignKey {
  name: string
  column: string
  to: TableName
  /** The action on rows that reference a removed one. */
  onRemove: 'refuse' | 'cascade' | 'setNull'
}

const refuse = (table: TableName, column: string, to: TableName): ForeignKey => foreignKey(table, column, to, 'refuse')
const cascade = (table: TableName, column: string, to: TableName): ForeignKey => foreignKey(table, column, to, 'cascade')
const setNull = (table: TableName, column: string, to: TableName): ForeignKey => foreignKey(table, column, to, 'setNull')

/** Personal data are removed with the account; trade data stay and keep the account. */
const foreignKeys: { readonly [Name in TableName]?: readonly ForeignKey[] } = {
  sellers: [refuse('sellers', '_id', 'users')],
  oneTimeCodes: [cascade('oneTimeCodes', 'userId', 'users')],
  passwordResets: [cascade('passwordResets', 'userId', 'users')],
  sessions: [cascade('sessions', 'userId', 'users')],
  knownDevices: [cascade('knownDevices', 'userId', 'users')],
  signInAlerts: [cascade('signInAlerts', 'userId', 'users')],
  secondFactors: [cascade('secondFactors', 'userId', 'users')],
  recoveryCodes: [cascade('recoveryCodes', 'userId', 'users')],
  factorEnrolments: [cascade('factorEnrolments', 'userId', 'users')],
  pendingSignIns: [cascade('pendingSignIns', 'userId', 'users')],
  operatorPasskeys: [cascade('operatorPasskeys', 'operatorId', 'operators')],
  operatorSessions: [cascade('operatorSessions', 'operatorId', 'operators')],
  catalogueImports: [refuse('catalogueImports', 'sellerId', 'sellers')],
  catalogueImportFiles: [cascade('catalogueImportFiles', '_id', 'catalogueImports')],
  catalogueImportRows: [cascade('catalogueImportRows', 'importId', 'catalogueImports')],
  companyDocuments: [cascade('companyDocuments', 'userId', 'users')],
  devices: [setNull('devices', 'userId', 'users')],
  addresses: [cascade('addresses', 'userId', 'users')],
  commissionRates: [
    // A category without goods can be removed: its rates hold for nothing then.
    cascade('commissionRates', 'categoryId', 'categories'),
    refuse('commissionRates', 'planId', 'plans'),
  ],
  subCategories: [refuse('subCategories', 'categoryId', 'categories')],
  products: [
    refuse('products', 'sellerId', 'sellers'),
    refuse('products', 'categoryId', 'categories'),
    refuse('products', 'subCategoryId', 'subCategories'),
  ],
  productBatches: [refuse('productBatches', 'productId', 'products')],
  batchEvents: [cascade('batchEvents', 'batchId', 'productBatches'), refuse('batchEvents', 'shipmentId', 'shipments')],
  paymentTerms: [refuse('paymentTerms', 'sellerId', 'sellers'), refuse('paymentTerms', 'buyerId', 'users')],
  freightRates: [cascade('freightRates', '_id', 'sellers')],
  priceLists: [refuse('priceLists', 'sellerId', 'sellers')],
  priceListBuyers: [cascade('priceListBuyers', 'listId', 'priceLists'), refuse('priceListBuyers', 'buyerId', 'users')],
  priceListRows: [cascade('priceListRows', 'listId', 'priceLists'), refuse('priceListRows', 'productId', 'products')],
  orders: [
    refuse('orders', 'buyerId', 'users'),
    refuse('orders', 'sellerId', 'sellers'),
    refuse('orders', 'productId', 'products'),
    refuse('orders', 'bidId', 'bids'),
    refuse('orders', 'quoteId', 'quotes'),
  ],
  quotes: [
    refuse('quotes', 'buyerId', 'users'),
    refuse('quotes', 'sellerId', 'sellers'),
    refuse('quotes', 'productId', 'products'),
    refuse('quotes', 'fromQuoteId', 'quotes'),
  ],
  quoteOffers: [refuse('quoteOffers', 'quoteId', 'quotes'), refuse('quoteOffers', 'userId', 'users')],
  quoteEvents: [refuse('quoteEvents', 'quoteId', 'quotes'), refuse('quoteEvents', 'userId', 'users')],
  orderEvents: [refuse('orderEvents', 'orderId', 'orders'), refuse('orderEvents', 'userId', 'users')],
  invoices: [
    refuse('invoices', 'orderId', 'orders'),
    refuse('invoices', 'sellerId', 'sellers'),
    refuse('invoices', 'shipmentId', 'shipments'),
  ],
  payments: [
    refuse('payments', 'orderId', 'orders'),
    refuse('payments', 'planId', 'plans'),
    setNull('payments', 'subscriptionId', 'subscriptions'),
    setNull('payments', 'renewalCardId', 'savedCards'),
    refuse('payments', 'userId', 'users'),
  ],
  ledgerEntries: [
    refuse('ledgerEntries', 'ownerId', 'users'),
    refuse('ledgerEntries', 'orderId', 'orders'),
    refuse('ledgerEntries', 'paymentId', 'payments'),
    refuse('ledgerEntries', 'payoutId', 'payouts'),
  ],
  transactions: [
    refuse('transactions', 'userId', 'users'),
    refuse('transactions', 'orderId', 'orders'),
    refuse('transactions', 'paymentId', 'payments'),
    refuse('transactions', 'payoutId', 'payouts'),
  ],
  payoutAccounts: [cascade('payoutAccounts', 'userId', 'users')],
  payoutFiles: [refuse('payoutFiles', '_id', 'payoutBatches')],
  payouts: [
    refuse('payouts', 'userId', 'users'),
    setNull('payouts', 'accountId', 'payoutAccounts'),
    refuse('payouts', 'batchId', 'payoutBatches'),
  ],
  savedCards: [cascade('savedCards', 'userId', 'users')],
  cardCustomers: [cascade('cardCustomers', '_id', 'users')],
  cardTasks: [refuse('cardTasks', 'paymentId', 'payments')],
  disputes: [refuse('disputes', '_id', 'orders'), refuse('disputes', 'buyerId', 'users')],
  disputeAnswers: [refuse('disputeAnswers', 'orderId', 'disputes')],
  disputeProposals: [refuse('disputeProposals', 'orderId', 'disputes')],
  subscriptions: [refuse('subscriptions', 'userId', 'users'), refuse('subscriptions', 'planId', 'plans')],
  planRenewals: [
    cascade('planRenewals', '_id', 'subscriptions'),
    refuse('planRenewals', 'userId', 'users'),
    setNull('planRenewals', 'cardId', 'savedCards'),
  ],
  allowanceUses: [cascade('allowanceUses', 'userId', 'users')],
  shipments: [refuse('shipments', 'orderId', 'orders')],
  shipmentPositions: [cascade('shipmentPositions', 'shipmentId', 'shipments')],
  deliveryFailures: [cascade('deliveryFailures', 'shipmentId', 'shipments')],
  deliveryDeadlines: [cascade('deliveryDeadlines', '_id', 'orders')],
  documentRequests: [
    refuse('documentRequests', 'buyerId', 'users'),
    refuse('documentRequests', 'sellerId', 'sellers'),
    refuse('documentRequests', 'productId', 'products'),
    refuse('documentRequests', 'fileId', 'files'),
  ],
  files: [refuse('files', 'ownerId', 'users')],
  attachments: [cascade('attachments', '_id', 'files'), refuse('attachments', 'ownerId', 'users')],
  fileReaders: [cascade('fileReaders', 'fileId', 'files'), cascade('fileReaders', 'userId', 'users')],
  requirements: [refuse('requirements', 'buyerId', 'users'), refuse('requirements', 'categoryId', 'categories')],
  bids: [
    refuse('bids', 'requirementId', 'requirements'),
    refuse('bids', 'sellerId', 'sellers'),
    refuse('bids', 'productId', 'products'),
  ],
  chats: [refuse('chats', 'firstId', 'users'), refuse('chats', 'secondId', 'users'), refuse('chats', 'productId', 'products')],
  chatMembers: [
    refuse('chatMembers', 'chatId', 'chats'),
    refuse('chatMembers', 'userId', 'users'),
    refuse('chatMembers', 'otherId', 'users'),
  ],
  messages: [
    refuse('messages', 'chatId', 'chats'),
    refuse('messages', 'senderId', 'users'),
    refuse('messages', 'fileId', 'files'),
    refuse('messages', 'productId', 'products'),
    refuse('messages', 'callId', 'calls'),
  ],
  calls: [refuse('calls', 'chatId', 'chats'), refuse('calls', 'callerId', 'users')],
  blocks: [cascade('blocks', 'userId', 'users'), cascade('blocks', 'blockedId', 'users')],
  ratings: [
    refuse('ratings', 'productId', 'products'),
    cascade('ratings', 'buyerId', 'users'),
    refuse('ratings', 'sellerId', 'sellers'),
  ],
  ratingReminders: [cascade('ratingReminders', '_id', 'orders')],
  searchHistory: [cascade('searchHistory', 'userId', 'users')],
  viewCounts: [cascade('viewCounts', '_id', 'products')],
  viewedProducts: [cascade('viewedProducts', 'userId', 'users'), cascade('viewedProducts', 'productId', 'products')],
  tickets: [cascade('tickets', 'userId', 'users'), setNull('tickets', 'orderId', 'orders')],
  ticketMessages: [cascade('ticketMessages', 'ticketId', 'tickets')],
  suspensions: [cascade('suspensions', '_id', 'users')],
  abuseReports: [refuse('abuseReports', 'reporterId', 'users'), refuse('abuseReports', 'reportedId', 'users')],
  liveEvents: [cascade('liveEvents', 'userId', 'users')],
  notifications: [cascade('notifications', 'userId', 'users')],
}

export function foreignKeysOf(table: TableName): readonly ForeignKey[] {
  return foreignKeys[table] ?? []
}

function foreignKey(table: TableName, column: string, to: TableName, onRemove: ForeignKey['onRemove']): ForeignKey {
  return { name: `${table}_${column}_fkey`, column, to, onRemove }
}

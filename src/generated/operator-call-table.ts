// Written by `npm run generate`; never edited by hand.
import type { OperationId, operationTable } from './operation-table.ts'

/** The calls of operators. */
export type OperatorCallId = {
  [Id in OperationId]: (typeof operationTable)[Id]['path'] extends `/operator/${string}` ? Id : never
}[OperationId]

interface Row {
  method: string
  path: string
  form: boolean
  file: boolean
}

export const operatorCallTable: Readonly<Record<OperatorCallId, Row>> = {
  acceptInvitation: {"method":"put","path":"/operator/acceptInvitation","form":false,"file":false},
  answerTicket: {"method":"patch","path":"/operator/answerTicket/{id}","form":false,"file":false},
  approveBankAccount: {"method":"put","path":"/operator/approveBankAccount","form":false,"file":false},
  approveTransfer: {"method":"patch","path":"/operator/approveTransfer/{id}","form":false,"file":false},
  cancelCatalogueImport: {"method":"patch","path":"/operator/cancelCatalogueImport/{id}","form":false,"file":false},
  changeBankAccount: {"method":"put","path":"/operator/changeBankAccount","form":false,"file":false},
  changeCategories: {"method":"put","path":"/operator/changeCategories","form":false,"file":false},
  changeOperatorRoles: {"method":"patch","path":"/operator/changeOperatorRoles/{id}","form":false,"file":false},
  changePayoutMinimums: {"method":"put","path":"/operator/changePayoutMinimums","form":false,"file":false},
  changePlans: {"method":"put","path":"/operator/changePlans","form":false,"file":false},
  confirmOperator: {"method":"put","path":"/operator/confirmOperator","form":false,"file":false},
  createPayoutBatch: {"method":"post","path":"/operator/createPayoutBatch","form":false,"file":false},
  decideDelivery: {"method":"patch","path":"/operator/decideDelivery/{id}","form":false,"file":false},
  declineBankAccount: {"method":"put","path":"/operator/declineBankAccount","form":false,"file":false},
  declineTransfer: {"method":"patch","path":"/operator/declineTransfer/{id}","form":false,"file":false},
  disableOperator: {"method":"patch","path":"/operator/disableOperator/{id}","form":false,"file":false},
  dismissTicket: {"method":"patch","path":"/operator/dismissTicket/{id}","form":false,"file":false},
  findAccounts: {"method":"post","path":"/operator/findAccounts","form":false,"file":false},
  findOrders: {"method":"post","path":"/operator/findOrders","form":false,"file":false},
  findTicket: {"method":"post","path":"/operator/findTicket","form":false,"file":false},
  getAbuseReports: {"method":"post","path":"/operator/getAbuseReports","form":false,"file":false},
  getAccount: {"method":"get","path":"/operator/getAccount/{id}","form":false,"file":false},
  getBankAccount: {"method":"get","path":"/operator/getBankAccount","form":false,"file":false},
  getCatalogueImportRows: {"method":"post","path":"/operator/getCatalogueImportRows","form":false,"file":false},
  getCatalogueImports: {"method":"post","path":"/operator/getCatalogueImports","form":false,"file":false},
  getCategoryTree: {"method":"get","path":"/operator/getCategoryTree","form":false,"file":false},
  getCompanyReviews: {"method":"post","path":"/operator/getCompanyReviews","form":false,"file":false},
  getContentPage: {"method":"post","path":"/operator/getContentPage","form":false,"file":false},
  getContentPages: {"method":"get","path":"/operator/getContentPages","form":false,"file":false},
  getDeclaredTransfers: {"method":"post","path":"/operator/getDeclaredTransfers","form":false,"file":false},
  getDisputes: {"method":"post","path":"/operator/getDisputes","form":false,"file":false},
  getHealth: {"method":"get","path":"/operator/getHealth","form":false,"file":false},
  getLedger: {"method":"get","path":"/operator/getLedger","form":false,"file":false},
  getLedgerEntries: {"method":"post","path":"/operator/getLedgerEntries","form":false,"file":false},
  getOperator: {"method":"get","path":"/operator/getOperator","form":false,"file":false},
  getOperators: {"method":"get","path":"/operator/getOperators","form":false,"file":false},
  getOrderHistory: {"method":"get","path":"/operator/getOrderHistory/{id}","form":false,"file":false},
  getOverdueDeliveries: {"method":"post","path":"/operator/getOverdueDeliveries","form":false,"file":false},
  getPayoutBatch: {"method":"get","path":"/operator/getPayoutBatch/{id}","form":false,"file":false},
  getPayoutBatches: {"method":"post","path":"/operator/getPayoutBatches","form":false,"file":false},
  getPayoutMinimums: {"method":"get","path":"/operator/getPayoutMinimums","form":false,"file":false},
  getPlans: {"method":"get","path":"/operator/getPlans","form":false,"file":false},
  getRefunds: {"method":"post","path":"/operator/getRefunds","form":false,"file":false},
  getRequestedPayouts: {"method":"post","path":"/operator/getRequestedPayouts","form":false,"file":false},
  getSealedEvents: {"method":"post","path":"/operator/getSealedEvents","form":false,"file":false},
  getSecurityEvents: {"method":"post","path":"/operator/getSecurityEvents","form":false,"file":false},
  getTenderNews: {"method":"post","path":"/operator/getTenderNews","form":false,"file":false},
  getTickets: {"method":"post","path":"/operator/getTickets","form":false,"file":false},
  getWorkQueues: {"method":"get","path":"/operator/getWorkQueues","form":false,"file":false},
  inviteOperator: {"method":"put","path":"/operator/inviteOperator","form":false,"file":false},
  operatorLogin: {"method":"put","path":"/operator/login","form":false,"file":false},
  operatorLogout: {"method":"put","path":"/operator/logout","form":false,"file":false},
  publishContentPage: {"method":"put","path":"/operator/publishContentPage","form":false,"file":false},
  publishTenderNews: {"method":"put","path":"/operator/publishTenderNews","form":false,"file":false},
  readCaseFile: {"method":"post","path":"/operator/readCaseFile","form":false,"file":true},
  readInvitation: {"method":"put","path":"/operator/readInvitation","form":false,"file":false},
  readPayoutFile: {"method":"post","path":"/operator/readPayoutFile/{id}","form":false,"file":true},
  refundCompletedOrder: {"method":"patch","path":"/operator/refundCompletedOrder/{id}","form":false,"file":false},
  refusePayout: {"method":"patch","path":"/operator/refusePayout/{id}","form":false,"file":false},
  removeCategory: {"method":"put","path":"/operator/removeCategory","form":false,"file":false},
  removeTenderNews: {"method":"patch","path":"/operator/removeTenderNews/{id}","form":false,"file":false},
  resetContentPage: {"method":"put","path":"/operator/resetContentPage","form":false,"file":false},
  resetSecondFactors: {"method":"patch","path":"/operator/resetSecondFactors/{id}","form":false,"file":false},
  resolveAbuseReport: {"method":"patch","path":"/operator/resolveAbuseReport/{id}","form":false,"file":false},
  resolveDispute: {"method":"patch","path":"/operator/resolveDispute/{id}","form":false,"file":false},
  restoreAccount: {"method":"patch","path":"/operator/restoreAccount/{id}","form":false,"file":false},
  reviewCompany: {"method":"patch","path":"/operator/reviewCompany/{id}","form":false,"file":false},
  settlePayouts: {"method":"patch","path":"/operator/settlePayouts/{id}","form":false,"file":false},
  startCatalogueImport: {"method":"post","path":"/operator/startCatalogueImport","form":true,"file":false},
  suspendAccount: {"method":"patch","path":"/operator/suspendAccount/{id}","form":false,"file":false},
  verifySecurityEvents: {"method":"post","path":"/operator/verifySecurityEvents","form":false,"file":false},
}

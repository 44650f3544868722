import type { Operations } from '#server/operation.ts'
import { acceptInvitation } from '#server/operations/operator/acceptInvitation.ts'
import { addCommissionRate } from '#server/operations/operator/addCommissionRate.ts'
import { addOperatorPasskey } from '#server/operations/operator/addOperatorPasskey.ts'
import { addTaxRule } from '#server/operations/operator/addTaxRule.ts'
import { answerTicket } from '#server/operations/operator/answerTicket.ts'
import { approveBankAccount } from '#server/operations/operator/approveBankAccount.ts'
import { approveTransfer } from '#server/operations/operator/approveTransfer.ts'
import { cancelCatalogueImport } from '#server/operations/operator/cancelCatalogueImport.ts'
import { challengeOperator } from '#server/operations/operator/challengeOperator.ts'
import { challengeOperatorLogin } from '#server/operations/operator/challengeOperatorLogin.ts'
import { changeBankAccount } from '#server/operations/operator/changeBankAccount.ts'
import { changeCategories } from '#server/operations/operator/changeCategories.ts'
import { changeExchangeRate } from '#server/operations/operator/changeExchangeRate.ts'
import { changeOperatorRoles } from '#server/operations/operator/changeOperatorRoles.ts'
import { changePayoutMinimums } from '#server/operations/operator/changePayoutMinimums.ts'
import { changePlans } from '#server/operations/operator/changePlans.ts'
import { checkTaxTable } from '#server/operations/operator/checkTaxTable.ts'
import { confirmOperator } from '#server/operations/operator/confirmOperator.ts'
import { createPayoutBatch } from '#server/operations/operator/createPayoutBatch.ts'
import { decideDelivery } from '#server/operations/operator/decideDelivery.ts'
import { declineBankAccount } from '#server/operations/operator/declineBankAccount.ts'
import { declineTransfer } from '#server/operations/operator/declineTransfer.ts'
import { disableOperator } from '#server/operations/operator/disableOperator.ts'
import { endCommissionRate } from '#server/operations/operator/endCommissionRate.ts'
import { endTaxRule } from '#server/operations/operator/endTaxRule.ts'
import { enrolOperatorPasskey } from '#server/operations/operator/enrolOperatorPasskey.ts'
import { findAccounts } from '#server/operations/operator/findAccounts.ts'
import { findOrders } from '#server/operations/operator/findOrders.ts'
import { findTicket } from '#server/operations/operator/findTicket.ts'
import { dismissTicket } from '#server/operations/operator/dismissTicket.ts'
import { getAccount } from '#server/operations/operator/getAccount.ts'
import { getAbuseReports } from '#server/operations/operator/getAbuseReports.ts'
import { getBankAccount } from '#server/operations/operator/getBankAccount.ts'
import { getCatalogueImportRows } from '#server/operations/operator/getCatalogueImportRows.ts'
import { getCatalogueImports } from '#server/operations/operator/getCatalogueImports.ts'
import { getCategoryTree } from '#server/operations/operator/getCategoryTree.ts'
import { getCompanyReviews } from '#server/operations/operator/getCompanyReviews.ts'
import { getContentPage } from '#server/operations/operator/getContentPage.ts'
import { getContentPages } from '#server/operations/operator/getContentPages.ts'
import { getDeclaredTransfers } from '#server/operations/operator/getDeclaredTransfers.ts'
import { getCommissionRates } from '#server/operations/operator/getCommissionRates.ts'
import { getExchangeRates } from '#server/operations/operator/getExchangeRates.ts'
import { getHealth } from '#server/operations/operator/getHealth.ts'
import { getLedger } from '#server/operations/operator/getLedger.ts'
import { getLedgerEntries } from '#server/operations/operator/getLedgerEntries.ts'
import { getDisputes } from '#server/operations/operator/getDisputes.ts'
import { getTaxRules } from '#server/operations/operator/getTaxRules.ts'
import { getTickets } from '#server/operations/operator/getTickets.ts'
import { getOperator } from '#server/operations/operator/getOperator.ts'
import { getOperators } from '#server/operations/operator/getOperators.ts'
import { getOperatorPasskeys } from '#server/operations/operator/getOperatorPasskeys.ts'
import { getOrderHistory } from '#server/operations/operator/getOrderHistory.ts'
import { getOverdueDeliveries } from '#server/operations/operator/getOverdueDeliveries.ts'
import { getPayoutBatch } from '#server/operations/operator/getPayoutBatch.ts'
import { getPayoutBatches } from '#server/operations/operator/getPayoutBatches.ts'
import { getPayoutMinimums } from '#server/operations/operator/getPayoutMinimums.ts'
import { getPlans } from '#server/operations/operator/getPlans.ts'
import { getRefunds } from '#server/operations/operator/getRefunds.ts'
import { getRequestedPayouts } from '#server/operations/operator/getRequestedPayouts.ts'
import { getSealedEvents } from '#server/operations/operator/getSealedEvents.ts'
import { getSecurityEvents } from '#server/operations/operator/getSecurityEvents.ts'
import { getTenderNews } from '#server/operations/operator/getTenderNews.ts'
import { getWorkQueues } from '#server/operations/operator/getWorkQueues.ts'
import { inviteOperator } from '#server/operations/operator/inviteOperator.ts'
import { loadTaxTable } from '#server/operations/operator/loadTaxTable.ts'
import { operatorLogin } from '#server/operations/operator/operatorLogin.ts'
import { operatorLogout } from '#server/operations/operator/operatorLogout.ts'
import { publishContentPage } from '#server/operations/operator/publishContentPage.ts'
import { publishTenderNews } from '#server/operations/operator/publishTenderNews.ts'
import { readCaseFile } from '#server/operations/operator/readCaseFile.ts'
import { readInvitation } from '#server/operations/operator/readInvitation.ts'
import { readPayoutFile } from '#server/operations/operator/readPayoutFile.ts'
import { refundCompletedOrder } from '#server/operations/operator/refundCompletedOrder.ts'
import { refusePayout } from '#server/operations/operator/refusePayout.ts'
import { removeCategory } from '#server/operations/operator/removeCategory.ts'
import { removeOperatorPasskey } from '#server/operations/operator/removeOperatorPasskey.ts'
import { removeTenderNews } from '#server/operations/operator/removeTenderNews.ts'
import { resetContentPage } from '#server/operations/operator/resetContentPage.ts'
import { resetSecondFactors } from '#server/operations/operator/resetSecondFactors.ts'
import { resolveAbuseReport } from '#server/operations/operator/resolveAbuseReport.ts'
import { resolveDispute } from '#server/operations/operator/resolveDispute.ts'
import { restoreAccount } from '#server/operations/operator/restoreAccount.ts'
import { reviewCompany } from '#server/operations/operator/reviewCompany.ts'
import { settlePayouts } from '#server/operations/operator/settlePayouts.ts'
import { startCatalogueImport } from '#server/operations/operator/startCatalogueImport.ts'
import { suspendAccount } from '#server/operations/operator/suspendAccount.ts'
import { verifySecurityEvents } from '#server/operations/operator/verifySecurityEvents.ts'

/** The calls of operators, for the table of all (server/operations.ts). */
export const operatorOperations = {
  acceptInvitation,
  addCommissionRate,
  addOperatorPasskey,
  addTaxRule,
  answerTicket,
  approveBankAccount,
  approveTransfer,
  cancelCatalogueImport,
  challengeOperator,
  challengeOperatorLogin,
  changeBankAccount,
  changeCategories,
  changeExchangeRate,
  changeOperatorRoles,
  changePayoutMinimums,
  changePlans,
  checkTaxTable,
  confirmOperator,
  createPayoutBatch,
  decideDelivery,
  declineBankAccount,
  declineTransfer,
  disableOperator,
  endCommissionRate,
  endTaxRule,
  enrolOperatorPasskey,
  findAccounts,
  findOrders,
  findTicket,
  dismissTicket,
  getAccount,
  getAbuseReports,
  getBankAccount,
  getCatalogueImportRows,
  getCatalogueImports,
  getCategoryTree,
  getCompanyReviews,
  getContentPage,
  getContentPages,
  getDeclaredTransfers,
  getCommissionRates,
  getExchangeRates,
  getHealth,
  getLedger,
  getLedgerEntries,
  getDisputes,
  getTaxRules,
  getTickets,
  getOperator,
  getOperators,
  getOperatorPasskeys,
  getOrderHistory,
  getOverdueDeliveries,
  getPayoutBatch,
  getPayoutBatches,
  getPayoutMinimums,
  getPlans,
  getRefunds,
  getRequestedPayouts,
  getSealedEvents,
  getSecurityEvents,
  getTenderNews,
  getWorkQueues,
  inviteOperator,
  loadTaxTable,
  operatorLogin,
  operatorLogout,
  publishContentPage,
  publishTenderNews,
  readCaseFile,
  readInvitation,
  readPayoutFile,
  refundCompletedOrder,
  refusePayout,
  removeCategory,
  removeOperatorPasskey,
  removeTenderNews,
  resetContentPage,
  resetSecondFactors,
  resolveAbuseReport,
  resolveDispute,
  restoreAccount,
  reviewCompany,
  settlePayouts,
  startCatalogueImport,
  suspendAccount,
  verifySecurityEvents,
} satisfies Partial<Operations>

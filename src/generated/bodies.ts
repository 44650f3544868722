// Written by `npm run generate`; never edited by hand.
import { abuseReportsBody } from './bodies/abuseReports.ts'
import { acceptInvitationBody } from './bodies/acceptInvitation.ts'
import { acceptJobBody } from './bodies/acceptJob.ts'
import { acceptOrderBody } from './bodies/acceptOrder.ts'
import { addAddressBody } from './bodies/addAddress.ts'
import { addAttachmentBody } from './bodies/addAttachment.ts'
import { addCommissionRateBody } from './bodies/addCommissionRate.ts'
import { addDeliveryPhotoBody } from './bodies/addDeliveryPhoto.ts'
import { addOperatorPasskeyBody } from './bodies/addOperatorPasskey.ts'
import { addProductBatchBody } from './bodies/addProductBatch.ts'
import { addSellerProductBody } from './bodies/addSellerProduct.ts'
import { addTaxRuleBody } from './bodies/addTaxRule.ts'
import { analyseImageBody } from './bodies/analyseImage.ts'
import { answerDisputeBody } from './bodies/answerDispute.ts'
import { answerProposalBody } from './bodies/answerProposal.ts'
import { answerTicketBody } from './bodies/answerTicket.ts'
import { approveBankAccountBody } from './bodies/approveBankAccount.ts'
import { approveTransferBody } from './bodies/approveTransfer.ts'
import { attachBatchCertificateBody } from './bodies/attachBatchCertificate.ts'
import { bidRequirementBody } from './bodies/bidRequirement.ts'
import { blockProductBatchBody } from './bodies/blockProductBatch.ts'
import { callSignalBody } from './bodies/callSignal.ts'
import { cancelCatalogueImportBody } from './bodies/cancelCatalogueImport.ts'
import { changeBankAccountBody } from './bodies/changeBankAccount.ts'
import { changeCategoriesBody } from './bodies/changeCategories.ts'
import { changeEmailBody } from './bodies/changeEmail.ts'
import { changeExchangeRateBody } from './bodies/changeExchangeRate.ts'
import { changeLanguageBody } from './bodies/changeLanguage.ts'
import { changeNotificationBody } from './bodies/changeNotification.ts'
import { changeOperatorRolesBody } from './bodies/changeOperatorRoles.ts'
import { changePasswordBody } from './bodies/changePassword.ts'
import { changePayoutMinimumsBody } from './bodies/changePayoutMinimums.ts'
import { changePhoneBody } from './bodies/changePhone.ts'
import { changePlansBody } from './bodies/changePlans.ts'
import { changeShipmentBody } from './bodies/changeShipment.ts'
import { changeStatusBody } from './bodies/changeStatus.ts'
import { checkTaxTableBody } from './bodies/checkTaxTable.ts'
import { closeRequirementBody } from './bodies/closeRequirement.ts'
import { confirmAuthenticatorBody } from './bodies/confirmAuthenticator.ts'
import { confirmBrowserBody } from './bodies/confirmBrowser.ts'
import { confirmContactBody } from './bodies/confirmContact.ts'
import { confirmIdentityBody } from './bodies/confirmIdentity.ts'
import { confirmOperatorBody } from './bodies/confirmOperator.ts'
import { confirmPasskeyBody } from './bodies/confirmPasskey.ts'
import { confirmSignInBody } from './bodies/confirmSignIn.ts'
import { correctProductBatchBody } from './bodies/correctProductBatch.ts'
import { createPaymentIntentBody } from './bodies/createPaymentIntent.ts'
import { createPayoutBatchBody } from './bodies/createPayoutBatch.ts'
import { createPriceListBody } from './bodies/createPriceList.ts'
import { createRequirementBody } from './bodies/createRequirement.ts'
import { decideDeliveryBody } from './bodies/decideDelivery.ts'
import { declineBankAccountBody } from './bodies/declineBankAccount.ts'
import { declineTransferBody } from './bodies/declineTransfer.ts'
import { deleteAccountBody } from './bodies/deleteAccount.ts'
import { deleteNotificationBody } from './bodies/deleteNotification.ts'
import { denySignInBody } from './bodies/denySignIn.ts'
import { disableOperatorBody } from './bodies/disableOperator.ts'
import { dismissTicketBody } from './bodies/dismissTicket.ts'
import { editAddressBody } from './bodies/editAddress.ts'
import { editInventoryBody } from './bodies/editInventory.ts'
import { editProfileBody } from './bodies/editProfile.ts'
import { editRatingBody } from './bodies/editRating.ts'
import { editRequirementBody } from './bodies/editRequirement.ts'
import { editSellerProductBody } from './bodies/editSellerProduct.ts'
import { endCommissionRateBody } from './bodies/endCommissionRate.ts'
import { endTaxRuleBody } from './bodies/endTaxRule.ts'
import { enrolAuthenticatorBody } from './bodies/enrolAuthenticator.ts'
import { enrolPasskeyBody } from './bodies/enrolPasskey.ts'
import { exportTransactionsBody } from './bodies/exportTransactions.ts'
import { findAccountsBody } from './bodies/findAccounts.ts'
import { findOrdersBody } from './bodies/findOrders.ts'
import { findTicketBody } from './bodies/findTicket.ts'
import { forgetPasswordBody } from './bodies/forgetPassword.ts'
import { getAIRecommendationBody } from './bodies/getAIRecommendation.ts'
import { getAbuseReportsBody } from './bodies/getAbuseReports.ts'
import { getAddressesBody } from './bodies/getAddresses.ts'
import { getAllCategoriesBody } from './bodies/getAllCategories.ts'
import { getAllSubCategoriesBody } from './bodies/getAllSubCategories.ts'
import { getCatalogueImportRowsBody } from './bodies/getCatalogueImportRows.ts'
import { getCatalogueImportsBody } from './bodies/getCatalogueImports.ts'
import { getChatsBody } from './bodies/getChats.ts'
import { getChemicalTenderBody } from './bodies/getChemicalTender.ts'
import { getCompanyReviewsBody } from './bodies/getCompanyReviews.ts'
import { getContentPageBody } from './bodies/getContentPage.ts'
import { getDeclaredTransfersBody } from './bodies/getDeclaredTransfers.ts'
import { getDisputesBody } from './bodies/getDisputes.ts'
import { getEarningsBody } from './bodies/getEarnings.ts'
import { getLedgerEntriesBody } from './bodies/getLedgerEntries.ts'
import { getMessagesBody } from './bodies/getMessages.ts'
import { getMyOrdersBody } from './bodies/getMyOrders.ts'
import { getNotificationsBody } from './bodies/getNotifications.ts'
import { getOpenInvoicesBody } from './bodies/getOpenInvoices.ts'
import { getOverdueDeliveriesBody } from './bodies/getOverdueDeliveries.ts'
import { getOwnInvoicesBody } from './bodies/getOwnInvoices.ts'
import { getOwnRefundsBody } from './bodies/getOwnRefunds.ts'
import { getPayoutBatchesBody } from './bodies/getPayoutBatches.ts'
import { getPayoutsBody } from './bodies/getPayouts.ts'
import { getProductRatingsBody } from './bodies/getProductRatings.ts'
import { getProductsBody } from './bodies/getProducts.ts'
import { getQueryResultBody } from './bodies/getQueryResult.ts'
import { getRefundsBody } from './bodies/getRefunds.ts'
import { getRequestedPayoutsBody } from './bodies/getRequestedPayouts.ts'
import { getRequirementsBody } from './bodies/getRequirements.ts'
import { getSealedEventsBody } from './bodies/getSealedEvents.ts'
import { getSearchResultBody } from './bodies/getSearchResult.ts'
import { getSecurityEventsBody } from './bodies/getSecurityEvents.ts'
import { getSellerProductsBody } from './bodies/getSellerProducts.ts'
import { getSellerRatingsBody } from './bodies/getSellerRatings.ts'
import { getSpendingBody } from './bodies/getSpending.ts'
import { getStatementBody } from './bodies/getStatement.ts'
import { getSubscriptionsPlansBody } from './bodies/getSubscriptionsPlans.ts'
import { getTenderNewsBody } from './bodies/getTenderNews.ts'
import { getTicketsBody } from './bodies/getTickets.ts'
import { getTopSellerBody } from './bodies/getTopSeller.ts'
import { getUserContentsBody } from './bodies/getUserContents.ts'
import { getUserDocumentsBody } from './bodies/getUserDocuments.ts'
import { getUserTransactionsBody } from './bodies/getUserTransactions.ts'
import { grantPaymentTermsBody } from './bodies/grantPaymentTerms.ts'
import { inviteOperatorBody } from './bodies/inviteOperator.ts'
import { loadTaxTableBody } from './bodies/loadTaxTable.ts'
import { loginBody } from './bodies/login.ts'
import { openChatBody } from './bodies/openChat.ts'
import { openDisputeBody } from './bodies/openDispute.ts'
import { operatorLoginBody } from './bodies/operatorLogin.ts'
import { paymentWebhookBody } from './bodies/paymentWebhook.ts'
import { placeOrderBody } from './bodies/placeOrder.ts'
import { placeQuotationOrderBody } from './bodies/placeQuotationOrder.ts'
import { previewOrderBody } from './bodies/previewOrder.ts'
import { proceedPaymentBody } from './bodies/proceedPayment.ts'
import { proposeSettlementBody } from './bodies/proposeSettlement.ts'
import { provideDocumentBody } from './bodies/provideDocument.ts'
import { publishContentPageBody } from './bodies/publishContentPage.ts'
import { publishTenderNewsBody } from './bodies/publishTenderNews.ts'
import { purchaseSubscriptionBody } from './bodies/purchaseSubscription.ts'
import { raiseTicketBody } from './bodies/raiseTicket.ts'
import { rateProductBody } from './bodies/rateProduct.ts'
import { readCaseFileBody } from './bodies/readCaseFile.ts'
import { readChatBody } from './bodies/readChat.ts'
import { readInvitationBody } from './bodies/readInvitation.ts'
import { refundCompletedOrderBody } from './bodies/refundCompletedOrder.ts'
import { refusePayoutBody } from './bodies/refusePayout.ts'
import { registerDeviceBody } from './bodies/registerDevice.ts'
import { rejectOrderBody } from './bodies/rejectOrder.ts'
import { removeCategoryBody } from './bodies/removeCategory.ts'
import { removeTenderNewsBody } from './bodies/removeTenderNews.ts'
import { replaceFreightRatesBody } from './bodies/replaceFreightRates.ts'
import { replacePriceListBody } from './bodies/replacePriceList.ts'
import { replyTicketBody } from './bodies/replyTicket.ts'
import { replyToRatingBody } from './bodies/replyToRating.ts'
import { reportAbuseBody } from './bodies/reportAbuse.ts'
import { reportDeliveryBody } from './bodies/reportDelivery.ts'
import { reportFailureBody } from './bodies/reportFailure.ts'
import { reportPositionBody } from './bodies/reportPosition.ts'
import { requestDocumentBody } from './bodies/requestDocument.ts'
import { requestPayoutBody } from './bodies/requestPayout.ts'
import { resendOTPBody } from './bodies/resendOTP.ts'
import { resetContentPageBody } from './bodies/resetContentPage.ts'
import { resetSecondFactorsBody } from './bodies/resetSecondFactors.ts'
import { resolveAbuseReportBody } from './bodies/resolveAbuseReport.ts'
import { resolveDisputeBody } from './bodies/resolveDispute.ts'
import { restoreAccountBody } from './bodies/restoreAccount.ts'
import { reviewCompanyBody } from './bodies/reviewCompany.ts'
import { saveCardBody } from './bodies/saveCard.ts'
import { savePayoutAccountBody } from './bodies/savePayoutAccount.ts'
import { sendCompanyDocumentsBody } from './bodies/sendCompanyDocuments.ts'
import { sendMessageBody } from './bodies/sendMessage.ts'
import { setWeeklyPayoutBody } from './bodies/setWeeklyPayout.ts'
import { settlePayoutsBody } from './bodies/settlePayouts.ts'
import { signupBody } from './bodies/signup.ts'
import { startCatalogueImportBody } from './bodies/startCatalogueImport.ts'
import { startJobBody } from './bodies/startJob.ts'
import { suspendAccountBody } from './bodies/suspendAccount.ts'
import { updateFCMBody } from './bodies/updateFCM.ts'
import { updatePasswordBody } from './bodies/updatePassword.ts'
import { uploadMediaBody } from './bodies/uploadMedia.ts'
import { verifyOTPBody } from './bodies/verifyOTP.ts'
import { verifySecurityEventsBody } from './bodies/verifySecurityEvents.ts'

/** The JSON Schema of each call's body. */
export const bodies = {
  abuseReports: abuseReportsBody,
  acceptInvitation: acceptInvitationBody,
  acceptJob: acceptJobBody,
  acceptOrder: acceptOrderBody,
  addAddress: addAddressBody,
  addAttachment: addAttachmentBody,
  addCommissionRate: addCommissionRateBody,
  addDeliveryPhoto: addDeliveryPhotoBody,
  addOperatorPasskey: addOperatorPasskeyBody,
  addProductBatch: addProductBatchBody,
  addSellerProduct: addSellerProductBody,
  addTaxRule: addTaxRuleBody,
  analyseImage: analyseImageBody,
  answerDispute: answerDisputeBody,
  answerProposal: answerProposalBody,
  answerTicket: answerTicketBody,
  approveBankAccount: approveBankAccountBody,
  approveTransfer: approveTransferBody,
  attachBatchCertificate: attachBatchCertificateBody,
  bidRequirement: bidRequirementBody,
  blockProductBatch: blockProductBatchBody,
  callSignal: callSignalBody,
  cancelCatalogueImport: cancelCatalogueImportBody,
  changeBankAccount: changeBankAccountBody,
  changeCategories: changeCategoriesBody,
  changeEmail: changeEmailBody,
  changeExchangeRate: changeExchangeRateBody,
  changeLanguage: changeLanguageBody,
  changeNotification: changeNotificationBody,
  changeOperatorRoles: changeOperatorRolesBody,
  changePassword: changePasswordBody,
  changePayoutMinimums: changePayoutMinimumsBody,
  changePhone: changePhoneBody,
  changePlans: changePlansBody,
  changeShipment: changeShipmentBody,
  changeStatus: changeStatusBody,
  checkTaxTable: checkTaxTableBody,
  closeRequirement: closeRequirementBody,
  confirmAuthenticator: confirmAuthenticatorBody,
  confirmBrowser: confirmBrowserBody,
  confirmContact: confirmContactBody,
  confirmIdentity: confirmIdentityBody,
  confirmOperator: confirmOperatorBody,
  confirmPasskey: confirmPasskeyBody,
  confirmSignIn: confirmSignInBody,
  correctProductBatch: correctProductBatchBody,
  createPaymentIntent: createPaymentIntentBody,
  createPayoutBatch: createPayoutBatchBody,
  createPriceList: createPriceListBody,
  createRequirement: createRequirementBody,
  decideDelivery: decideDeliveryBody,
  declineBankAccount: declineBankAccountBody,
  declineTransfer: declineTransferBody,
  deleteAccount: deleteAccountBody,
  deleteNotification: deleteNotificationBody,
  denySignIn: denySignInBody,
  disableOperator: disableOperatorBody,
  dismissTicket: dismissTicketBody,
  editAddress: editAddressBody,
  editInventory: editInventoryBody,
  editProfile: editProfileBody,
  editRating: editRatingBody,
  editRequirement: editRequirementBody,
  editSellerProduct: editSellerProductBody,
  endCommissionRate: endCommissionRateBody,
  endTaxRule: endTaxRuleBody,
  enrolAuthenticator: enrolAuthenticatorBody,
  enrolPasskey: enrolPasskeyBody,
  exportTransactions: exportTransactionsBody,
  findAccounts: findAccountsBody,
  findOrders: findOrdersBody,
  findTicket: findTicketBody,
  forgetPassword: forgetPasswordBody,
  getAIRecommendation: getAIRecommendationBody,
  getAbuseReports: getAbuseReportsBody,
  getAddresses: getAddressesBody,
  getAllCategories: getAllCategoriesBody,
  getAllSubCategories: getAllSubCategoriesBody,
  getCatalogueImportRows: getCatalogueImportRowsBody,
  getCatalogueImports: getCatalogueImportsBody,
  getChats: getChatsBody,
  getChemicalTender: getChemicalTenderBody,
  getCompanyReviews: getCompanyReviewsBody,
  getContentPage: getContentPageBody,
  getDeclaredTransfers: getDeclaredTransfersBody,
  getDisputes: getDisputesBody,
  getEarnings: getEarningsBody,
  getLedgerEntries: getLedgerEntriesBody,
  getMessages: getMessagesBody,
  getMyOrders: getMyOrdersBody,
  getNotifications: getNotificationsBody,
  getOpenInvoices: getOpenInvoicesBody,
  getOverdueDeliveries: getOverdueDeliveriesBody,
  getOwnInvoices: getOwnInvoicesBody,
  getOwnRefunds: getOwnRefundsBody,
  getPayoutBatches: getPayoutBatchesBody,
  getPayouts: getPayoutsBody,
  getProductRatings: getProductRatingsBody,
  getProducts: getProductsBody,
  getQueryResult: getQueryResultBody,
  getRefunds: getRefundsBody,
  getRequestedPayouts: getRequestedPayoutsBody,
  getRequirements: getRequirementsBody,
  getSealedEvents: getSealedEventsBody,
  getSearchResult: getSearchResultBody,
  getSecurityEvents: getSecurityEventsBody,
  getSellerProducts: getSellerProductsBody,
  getSellerRatings: getSellerRatingsBody,
  getSpending: getSpendingBody,
  getStatement: getStatementBody,
  getSubscriptionsPlans: getSubscriptionsPlansBody,
  getTenderNews: getTenderNewsBody,
  getTickets: getTicketsBody,
  getTopSeller: getTopSellerBody,
  getUserContents: getUserContentsBody,
  getUserDocuments: getUserDocumentsBody,
  getUserTransactions: getUserTransactionsBody,
  grantPaymentTerms: grantPaymentTermsBody,
  inviteOperator: inviteOperatorBody,
  loadTaxTable: loadTaxTableBody,
  login: loginBody,
  openChat: openChatBody,
  openDispute: openDisputeBody,
  operatorLogin: operatorLoginBody,
  paymentWebhook: paymentWebhookBody,
  placeOrder: placeOrderBody,
  placeQuotationOrder: placeQuotationOrderBody,
  previewOrder: previewOrderBody,
  proceedPayment: proceedPaymentBody,
  proposeSettlement: proposeSettlementBody,
  provideDocument: provideDocumentBody,
  publishContentPage: publishContentPageBody,
  publishTenderNews: publishTenderNewsBody,
  purchaseSubscription: purchaseSubscriptionBody,
  raiseTicket: raiseTicketBody,
  rateProduct: rateProductBody,
  readCaseFile: readCaseFileBody,
  readChat: readChatBody,
  readInvitation: readInvitationBody,
  refundCompletedOrder: refundCompletedOrderBody,
  refusePayout: refusePayoutBody,
  registerDevice: registerDeviceBody,
  rejectOrder: rejectOrderBody,
  removeCategory: removeCategoryBody,
  removeTenderNews: removeTenderNewsBody,
  replaceFreightRates: replaceFreightRatesBody,
  replacePriceList: replacePriceListBody,
  replyTicket: replyTicketBody,
  replyToRating: replyToRatingBody,
  reportAbuse: reportAbuseBody,
  reportDelivery: reportDeliveryBody,
  reportFailure: reportFailureBody,
  reportPosition: reportPositionBody,
  requestDocument: requestDocumentBody,
  requestPayout: requestPayoutBody,
  resendOTP: resendOTPBody,
  resetContentPage: resetContentPageBody,
  resetSecondFactors: resetSecondFactorsBody,
  resolveAbuseReport: resolveAbuseReportBody,
  resolveDispute: resolveDisputeBody,
  restoreAccount: restoreAccountBody,
  reviewCompany: reviewCompanyBody,
  saveCard: saveCardBody,
  savePayoutAccount: savePayoutAccountBody,
  sendCompanyDocuments: sendCompanyDocumentsBody,
  sendMessage: sendMessageBody,
  setWeeklyPayout: setWeeklyPayoutBody,
  settlePayouts: settlePayoutsBody,
  signup: signupBody,
  startCatalogueImport: startCatalogueImportBody,
  startJob: startJobBody,
  suspendAccount: suspendAccountBody,
  updateFCM: updateFCMBody,
  updatePassword: updatePasswordBody,
  uploadMedia: uploadMediaBody,
  verifyOTP: verifyOTPBody,
  verifySecurityEvents: verifySecurityEventsBody,
}

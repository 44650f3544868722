import { operatorOperations } from '#server/operator-operations.ts'
import type { Operations } from '#server/operation.ts'
import { addAddress } from '#server/operations/account/addAddress.ts'
import { addressSuggestion } from '#server/operations/account/addressSuggestion.ts'
import { changeEmail } from '#server/operations/account/changeEmail.ts'
import { changeLanguage } from '#server/operations/account/changeLanguage.ts'
import { changePassword } from '#server/operations/account/changePassword.ts'
import { changePhone } from '#server/operations/account/changePhone.ts'
import { confirmContact } from '#server/operations/account/confirmContact.ts'
import { deleteAccount } from '#server/operations/account/deleteAccount.ts'
import { deleteAddress } from '#server/operations/account/deleteAddress.ts'
import { denySignIn } from '#server/operations/account/denySignIn.ts'
import { editAddress } from '#server/operations/account/editAddress.ts'
import { editProfile } from '#server/operations/account/editProfile.ts'
import { sendBrowserCode } from '#server/operations/account/sendBrowserCode.ts'
import { confirmBrowser } from '#server/operations/account/confirmBrowser.ts'
import { challengePasskey } from '#server/operations/account/challengePasskey.ts'
import { confirmIdentity } from '#server/operations/account/confirmIdentity.ts'
import { confirmSignIn } from '#server/operations/account/confirmSignIn.ts'
import { getSecondFactors } from '#server/operations/account/getSecondFactors.ts'
import { enrolAuthenticator } from '#server/operations/account/enrolAuthenticator.ts'
import { confirmAuthenticator } from '#server/operations/account/confirmAuthenticator.ts'
import { enrolPasskey } from '#server/operations/account/enrolPasskey.ts'
import { confirmPasskey } from '#server/operations/account/confirmPasskey.ts'
import { removeSecondFactor } from '#server/operations/account/removeSecondFactor.ts'
import { renewRecoveryCodes } from '#server/operations/account/renewRecoveryCodes.ts'
import { endSession } from '#server/operations/account/endSession.ts'
import { forgetPassword } from '#server/operations/account/forgetPassword.ts'
import { getAddresses } from '#server/operations/account/getAddresses.ts'
import { getCompanyDocuments } from '#server/operations/account/getCompanyDocuments.ts'
import { getCompleteAddress } from '#server/operations/account/getCompleteAddress.ts'
import { getOwnProfile } from '#server/operations/account/getOwnProfile.ts'
import { getSessions } from '#server/operations/account/getSessions.ts'
import { getUser } from '#server/operations/account/getUser.ts'
import { getUserProfile } from '#server/operations/account/getUserProfile.ts'
import { login } from '#server/operations/account/login.ts'
import { logout } from '#server/operations/account/logout.ts'
import { resendOTP } from '#server/operations/account/resendOTP.ts'
import { sendCompanyDocuments } from '#server/operations/account/sendCompanyDocuments.ts'
import { signup } from '#server/operations/account/signup.ts'
import { updatePassword } from '#server/operations/account/updatePassword.ts'
import { verifyOTP } from '#server/operations/account/verifyOTP.ts'
import { callSignal } from '#server/operations/call/callSignal.ts'
import { editRating } from '#server/operations/catalogue/editRating.ts'
import { getAllCategories } from '#server/operations/catalogue/getAllCategories.ts'
import { getAllSubCategories } from '#server/operations/catalogue/getAllSubCategories.ts'
import { getProductRatings } from '#server/operations/catalogue/getProductRatings.ts'
import { getSellerRatings } from '#server/operations/catalogue/getSellerRatings.ts'
import { replyToRating } from '#server/operations/catalogue/replyToRating.ts'
import { getProducts } from '#server/operations/catalogue/getProducts.ts'
import { getTopSeller } from '#server/operations/catalogue/getTopSeller.ts'
import { rateProduct } from '#server/operations/catalogue/rateProduct.ts'
import { viewProduct } from '#server/operations/catalogue/viewProduct.ts'
import { viewSeller } from '#server/operations/catalogue/viewSeller.ts'
import { viewStructure } from '#server/operations/catalogue/viewStructure.ts'
import { viewSubCategory } from '#server/operations/catalogue/viewSubCategory.ts'
import { blockUser } from '#server/operations/chat/blockUser.ts'
import { deleteChat } from '#server/operations/chat/deleteChat.ts'
import { getChats } from '#server/operations/chat/getChats.ts'
import { getMessages } from '#server/operations/chat/getMessages.ts'
import { openChat } from '#server/operations/chat/openChat.ts'
import { readChat } from '#server/operations/chat/readChat.ts'
import { sendMessage } from '#server/operations/chat/sendMessage.ts'
import { unblockUser } from '#server/operations/chat/unblockUser.ts'
import { uploadMedia } from '#server/operations/chat/uploadMedia.ts'
import { getBannerNumbers } from '#server/operations/content/getBannerNumbers.ts'
import { getUserContents } from '#server/operations/content/getUserContents.ts'
import { acceptJob } from '#server/operations/delivery/acceptJob.ts'
import { addDeliveryPhoto } from '#server/operations/delivery/addDeliveryPhoto.ts'
import { changeShipment } from '#server/operations/delivery/changeShipment.ts'
import { getDriverLink } from '#server/operations/delivery/getDriverLink.ts'
import { reportDelivery } from '#server/operations/delivery/reportDelivery.ts'
import { reportFailure } from '#server/operations/delivery/reportFailure.ts'
import { reportPosition } from '#server/operations/delivery/reportPosition.ts'
import { startJob } from '#server/operations/delivery/startJob.ts'
import { viewJob } from '#server/operations/delivery/viewJob.ts'
import { addAttachment } from '#server/operations/document/addAttachment.ts'
import { getUserDocuments } from '#server/operations/document/getUserDocuments.ts'
import { provideDocument } from '#server/operations/document/provideDocument.ts'
import { requestDocument } from '#server/operations/document/requestDocument.ts'
import { viewDocument } from '#server/operations/document/viewDocument.ts'
import { viewFile } from '#server/operations/document/viewFile.ts'
import { viewPicture } from '#server/operations/document/viewPicture.ts'
import { viewThumbnail } from '#server/operations/document/viewThumbnail.ts'
import { viewProductBatches } from '#server/operations/listing/viewProductBatches.ts'
import { addProductBatch } from '#server/operations/listing/addProductBatch.ts'
import { correctProductBatch } from '#server/operations/listing/correctProductBatch.ts'
import { blockProductBatch } from '#server/operations/listing/blockProductBatch.ts'
import { unblockProductBatch } from '#server/operations/listing/unblockProductBatch.ts'
import { attachBatchCertificate } from '#server/operations/listing/attachBatchCertificate.ts'
import { removeProductBatch } from '#server/operations/listing/removeProductBatch.ts'
import { addForPromotion } from '#server/operations/listing/addForPromotion.ts'
import { addSellerProduct } from '#server/operations/listing/addSellerProduct.ts'
import { changeProductStatus } from '#server/operations/listing/changeProductStatus.ts'
import { deleteProduct } from '#server/operations/listing/deleteProduct.ts'
import { editInventory } from '#server/operations/listing/editInventory.ts'
import { editSellerProduct } from '#server/operations/listing/editSellerProduct.ts'
import { getSellerProducts } from '#server/operations/listing/getSellerProducts.ts'
import { changeNotification } from '#server/operations/notification/changeNotification.ts'
import { deleteNotification } from '#server/operations/notification/deleteNotification.ts'
import { getNotifications } from '#server/operations/notification/getNotifications.ts'
import { readNotification } from '#server/operations/notification/readNotification.ts'
import { registerDevice } from '#server/operations/notification/registerDevice.ts'
import { updateFCM } from '#server/operations/notification/updateFCM.ts'
import { acceptOrder } from '#server/operations/order/acceptOrder.ts'
import { changeStatus } from '#server/operations/order/changeStatus.ts'
import { generateDeliveryInvoice } from '#server/operations/order/generateDeliveryInvoice.ts'
import { generatePaymentInvoice } from '#server/operations/order/generatePaymentInvoice.ts'
import { getMyOrders } from '#server/operations/order/getMyOrders.ts'
import { getFreightRates } from '#server/operations/order/getFreightRates.ts'
import { getSellerTasks } from '#server/operations/order/getSellerTasks.ts'
import { placeOrder } from '#server/operations/order/placeOrder.ts'
import { getPriceLists } from '#server/operations/order/getPriceLists.ts'
import { viewPriceList } from '#server/operations/order/viewPriceList.ts'
import { getKnownBuyers } from '#server/operations/order/getKnownBuyers.ts'
import { createPriceList } from '#server/operations/order/createPriceList.ts'
import { replacePriceList } from '#server/operations/order/replacePriceList.ts'
import { endPriceList } from '#server/operations/order/endPriceList.ts'
import { previewOrder } from '#server/operations/order/previewOrder.ts'
import { rejectOrder } from '#server/operations/order/rejectOrder.ts'
import { viewPackingList } from '#server/operations/order/viewPackingList.ts'
import { replaceFreightRates } from '#server/operations/order/replaceFreightRates.ts'
import { viewInvoice } from '#server/operations/order/viewInvoice.ts'
import { viewOrder } from '#server/operations/order/viewOrder.ts'
import { cancelPayout } from '#server/operations/payment/cancelPayout.ts'
import { createPaymentIntent } from '#server/operations/payment/createPaymentIntent.ts'
import { deleteSavedCard } from '#server/operations/payment/deleteSavedCard.ts'
import { endPaymentTerms } from '#server/operations/payment/endPaymentTerms.ts'
import { exportTransactions } from '#server/operations/payment/exportTransactions.ts'
import { getAdminBankDetails } from '#server/operations/payment/getAdminBankDetails.ts'
import { getEarnings } from '#server/operations/payment/getEarnings.ts'
import { getOwnInvoices } from '#server/operations/payment/getOwnInvoices.ts'
import { getOwnRefunds } from '#server/operations/payment/getOwnRefunds.ts'
import { getOpenInvoices } from '#server/operations/payment/getOpenInvoices.ts'
import { getPaymentTerms } from '#server/operations/payment/getPaymentTerms.ts'
import { getPayoutOverview } from '#server/operations/payment/getPayoutOverview.ts'
import { getPayouts } from '#server/operations/payment/getPayouts.ts'
import { grantPaymentTerms } from '#server/operations/payment/grantPaymentTerms.ts'
import { getSavedCards } from '#server/operations/payment/getSavedCards.ts'
import { getSpending } from '#server/operations/payment/getSpending.ts'
import { getStatement } from '#server/operations/payment/getStatement.ts'
import { getUserTransactions } from '#server/operations/payment/getUserTransactions.ts'
import { getUserWalletInfo } from '#server/operations/payment/getUserWalletInfo.ts'
import { paymentWebhook } from '#server/operations/payment/paymentWebhook.ts'
import { proceedPayment } from '#server/operations/payment/proceedPayment.ts'
import { removePayoutAccount } from '#server/operations/payment/removePayoutAccount.ts'
import { requestPayout } from '#server/operations/payment/requestPayout.ts'
import { saveCard } from '#server/operations/payment/saveCard.ts'
import { savePayoutAccount } from '#server/operations/payment/savePayoutAccount.ts'
import { setWeeklyPayout } from '#server/operations/payment/setWeeklyPayout.ts'
import { getSubscriptionsPlans } from '#server/operations/plan/getSubscriptionsPlans.ts'
import { getUserSubscriptionPlan } from '#server/operations/plan/getUserSubscriptionPlan.ts'
import { purchaseSubscription } from '#server/operations/plan/purchaseSubscription.ts'
import { events } from '#server/operations/platform/events.ts'
import { placeQuotationOrder } from '#server/operations/quote/placeQuotationOrder.ts'
import { acceptBid } from '#server/operations/requirement/acceptBid.ts'
import { bidRequirement } from '#server/operations/requirement/bidRequirement.ts'
import { closeRequirement } from '#server/operations/requirement/closeRequirement.ts'
import { createRequirement } from '#server/operations/requirement/createRequirement.ts'
import { editRequirement } from '#server/operations/requirement/editRequirement.ts'
import { getChemicalTender } from '#server/operations/requirement/getChemicalTender.ts'
import { getRequirements } from '#server/operations/requirement/getRequirements.ts'
import { rejectBid } from '#server/operations/requirement/rejectBid.ts'
import { viewChemicalTender } from '#server/operations/requirement/viewChemicalTender.ts'
import { viewRequirement } from '#server/operations/requirement/viewRequirement.ts'
import { withdrawBid } from '#server/operations/requirement/withdrawBid.ts'
import { analyseImage } from '#server/operations/search/analyseImage.ts'
import { clearHistory } from '#server/operations/search/clearHistory.ts'
import { getAIRecommendation } from '#server/operations/search/getAIRecommendation.ts'
import { getImageService } from '#server/operations/search/getImageService.ts'
import { getQueryResult } from '#server/operations/search/getQueryResult.ts'
import { getSearchHistory } from '#server/operations/search/getSearchHistory.ts'
import { getSearchResult } from '#server/operations/search/getSearchResult.ts'
import { removeHistory } from '#server/operations/search/removeHistory.ts'
import { closeTicket } from '#server/operations/support/closeTicket.ts'
import { getUserTicket } from '#server/operations/support/getUserTicket.ts'
import { answerDispute } from '#server/operations/support/answerDispute.ts'
import { answerProposal } from '#server/operations/support/answerProposal.ts'
import { openDispute } from '#server/operations/support/openDispute.ts'
import { abuseReports } from '#server/operations/support/abuseReports.ts'
import { proposeSettlement } from '#server/operations/support/proposeSettlement.ts'
import { raiseTicket } from '#server/operations/support/raiseTicket.ts'
import { reportAbuse } from '#server/operations/support/reportAbuse.ts'
import { replyTicket } from '#server/operations/support/replyTicket.ts'
import { viewDispute } from '#server/operations/support/viewDispute.ts'
import { viewTicket } from '#server/operations/support/viewTicket.ts'

/** Every call of the contract and its one implementation: a missing or a wrong one does not compile. */
export const operations = {
  acceptBid,
  acceptJob,
  addDeliveryPhoto,
  changeShipment,
  getDriverLink,
  acceptOrder,
  addAddress,
  viewProductBatches,
  addProductBatch,
  correctProductBatch,
  blockProductBatch,
  unblockProductBatch,
  attachBatchCertificate,
  removeProductBatch,
  addForPromotion,
  addSellerProduct,
  addressSuggestion,
  analyseImage,
  blockUser,
  callSignal,
  deleteChat,
  getChats,
  getMessages,
  openChat,
  readChat,
  sendMessage,
  unblockUser,
  uploadMedia,
  bidRequirement,
  changeEmail,
  changeLanguage,
  changeNotification,
  changePassword,
  changePhone,
  changeProductStatus,
  changeStatus,
  clearHistory,
  closeRequirement,
  closeTicket,
  confirmContact,
  createPaymentIntent,
  createRequirement,
  deleteAccount,
  deleteAddress,
  deleteProduct,
  deleteNotification,
  deleteSavedCard,
  endPaymentTerms,
  denySignIn,
  editAddress,
  editInventory,
  editSellerProduct,
  editProfile,
  sendCompanyDocuments,
  getCompanyDocuments,
  editRating,
  editRequirement,
  sendBrowserCode,
  confirmBrowser,
  challengePasskey,
  confirmIdentity,
  confirmSignIn,
  getSecondFactors,
  enrolAuthenticator,
  confirmAuthenticator,
  enrolPasskey,
  confirmPasskey,
  removeSecondFactor,
  renewRecoveryCodes,
  endSession,
  events,
  forgetPassword,
  generateDeliveryInvoice,
  generatePaymentInvoice,
  getAddresses,
  getAdminBankDetails,
  getAIRecommendation,
  getAllCategories,
  getAllSubCategories,
  getBannerNumbers,
  getChemicalTender,
  getCompleteAddress,
  getEarnings,
  getImageService,
  getMyOrders,
  getFreightRates,
  getSellerTasks,
  getNotifications,
  getProductRatings,
  getSellerRatings,
  replyToRating,
  getProducts,
  getQueryResult,
  getRequirements,
  getSavedCards,
  getSearchHistory,
  getSearchResult,
  getSellerProducts,
  getOwnProfile,
  getSessions,
  getSubscriptionsPlans,
  getTopSeller,
  getUser,
  getUserContents,
  getUserDocuments,
  getUserProfile,
  getUserSubscriptionPlan,
  getUserTicket,
  getUserTransactions,
  getUserWalletInfo,
  login,
  logout,
  answerDispute,
  answerProposal,
  openDispute,
  paymentWebhook,
  placeOrder,
  placeQuotationOrder,
  getPriceLists,
  viewPriceList,
  getKnownBuyers,
  createPriceList,
  replacePriceList,
  endPriceList,
  previewOrder,
  proceedPayment,
  provideDocument,
  purchaseSubscription,
  saveCard,
  proposeSettlement,
  exportTransactions,
  getOwnInvoices,
  getOwnRefunds,
  getOpenInvoices,
  getPaymentTerms,
  getPayoutOverview,
  getPayouts,
  grantPaymentTerms,
  getSpending,
  getStatement,
  removePayoutAccount,
  requestPayout,
  savePayoutAccount,
  setWeeklyPayout,
  cancelPayout,
  raiseTicket,
  reportAbuse,
  abuseReports,
  rateProduct,
  readNotification,
  registerDevice,
  rejectBid,
  rejectOrder,
  removeHistory,
  replyTicket,
  reportDelivery,
  reportFailure,
  reportPosition,
  startJob,
  viewJob,
  requestDocument,
  resendOTP,
  signup,
  updateFCM,
  updatePassword,
  verifyOTP,
  viewChemicalTender,
  viewDispute,
  viewDocument,
  viewTicket,
  addAttachment,
  viewFile,
  viewPicture,
  viewThumbnail,
  replaceFreightRates,
  viewInvoice,
  viewPackingList,
  viewOrder,
  viewProduct,
  viewRequirement,
  viewSeller,
  viewStructure,
  viewSubCategory,
  withdrawBid,
  ...operatorOperations,
} satisfies Operations

import { changeEmail } from './operations/account/changeEmail.ts'
import { changeLanguage } from './operations/account/changeLanguage.ts'
import { changeNotification } from './operations/notification/changeNotification.ts'
import { changePassword } from './operations/account/changePassword.ts'
import { changePhone } from './operations/account/changePhone.ts'
import { confirmContact } from './operations/account/confirmContact.ts'
import { deleteAccount } from './operations/account/deleteAccount.ts'
import { editProfile } from './operations/account/editProfile.ts'
import { endSession } from './operations/account/endSession.ts'
import { forgetPassword } from './operations/account/forgetPassword.ts'
import { getOwnProfile } from './operations/account/getOwnProfile.ts'
import { getCompanyPapers } from './operations/account/getCompanyPapers.ts'
import { getSessions } from './operations/account/getSessions.ts'
import { getUser } from './operations/account/getUser.ts'
import { getUserProfile } from './operations/account/getUserProfile.ts'
import { login } from './operations/account/login.ts'
import { logout } from './operations/account/logout.ts'
import { registerDevice } from './operations/notification/registerDevice.ts'
import { resendOTP } from './operations/account/resendOTP.ts'
import { sendCompanyPapers } from './operations/account/sendCompanyPapers.ts'
import { signup } from './operations/account/signup.ts'
import { updateFCM } from './operations/notification/updateFCM.ts'
import { updatePassword } from './operations/account/updatePassword.ts'
import { verifyOTP } from './operations/account/verifyOTP.ts'
import { getAllCategories } from './operations/catalogue/getAllCategories.ts'
import { getAllSubCategories } from './operations/catalogue/getAllSubCategories.ts'
import { blockUser } from '#server/operations/chat/blockUser.ts'
import { callSignal } from './operations/call/callSignal.ts'
import { deleteChat } from '#server/operations/chat/deleteChat.ts'
import { getChats } from '#server/operations/chat/getChats.ts'
import { getMessages } from '#server/operations/chat/getMessages.ts'
import { openChat } from '#server/operations/chat/openChat.ts'
import { readChat } from '#server/operations/chat/readChat.ts'
import { sendMessage } from '#server/operations/chat/sendMessage.ts'
import { unblockUser } from '#server/operations/chat/unblockUser.ts'
import { uploadMedia } from '#server/operations/chat/uploadMedia.ts'
import { viewSubCategory } from './operations/catalogue/viewSubCategory.ts'
import { acceptJob } from '#server/operations/delivery/acceptJob.ts'
import { reportDelivery } from '#server/operations/delivery/reportDelivery.ts'
import { reportPosition } from '#server/operations/delivery/reportPosition.ts'
import { getUserDocuments } from '#server/operations/document/getUserDocuments.ts'
import { provideDocument } from '#server/operations/document/provideDocument.ts'
import { requestDocument } from '#server/operations/document/requestDocument.ts'
import { viewDocument } from '#server/operations/document/viewDocument.ts'
import { addAttachment } from './operations/document/addAttachment.ts'
import { viewFile } from './operations/document/viewFile.ts'
import { analyseImage } from './operations/search/analyseImage.ts'
import { clearHistory } from './operations/search/clearHistory.ts'
import { editRating } from './operations/catalogue/editRating.ts'
import { getAIRecommendation } from './operations/search/getAIRecommendation.ts'
import { getChemicalTender } from './operations/requirement/getChemicalTender.ts'
import { getImageService } from './operations/search/getImageService.ts'
import { getProductRatings } from './operations/catalogue/getProductRatings.ts'
import { addForPromotion } from './operations/listing/addForPromotion.ts'
import { addSellerProduct } from './operations/listing/addSellerProduct.ts'
import { changeProductStatus } from './operations/listing/changeProductStatus.ts'
import { deleteProduct } from './operations/listing/deleteProduct.ts'
import { editSellerProduct } from './operations/listing/editSellerProduct.ts'
import { getProducts } from './operations/catalogue/getProducts.ts'
import { getQueryResult } from './operations/search/getQueryResult.ts'
import { getSearchHistory } from './operations/search/getSearchHistory.ts'
import { getSearchResult } from './operations/search/getSearchResult.ts'
import { getSellerProducts } from './operations/listing/getSellerProducts.ts'
import { getTopSeller } from './operations/catalogue/getTopSeller.ts'
import { rateProduct } from './operations/catalogue/rateProduct.ts'
import { removeHistory } from './operations/search/removeHistory.ts'
import { viewChemicalTender } from './operations/requirement/viewChemicalTender.ts'
import { viewProduct } from './operations/catalogue/viewProduct.ts'
import { viewSeller } from './operations/catalogue/viewSeller.ts'
import { viewStructure } from './operations/catalogue/viewStructure.ts'
import { deleteNotification } from '#server/operations/notification/deleteNotification.ts'
import { getNotifications } from '#server/operations/notification/getNotifications.ts'
import { readNotification } from '#server/operations/notification/readNotification.ts'
import { acceptBid } from './operations/requirement/acceptBid.ts'
import { acceptOrder } from '#server/operations/order/acceptOrder.ts'
import { bidRequirement } from './operations/requirement/bidRequirement.ts'
import { changeStatus } from '#server/operations/order/changeStatus.ts'
import { closeRequirement } from './operations/requirement/closeRequirement.ts'
import { createRequirement } from './operations/requirement/createRequirement.ts'
import { editRequirement } from './operations/requirement/editRequirement.ts'
import { generateDeliveryInvoice } from '#server/operations/order/generateDeliveryInvoice.ts'
import { generatePaymentInvoice } from '#server/operations/order/generatePaymentInvoice.ts'
import { getMyOrders } from '#server/operations/order/getMyOrders.ts'
import { getRequirements } from './operations/requirement/getRequirements.ts'
import { openDispute } from './operations/support/openDispute.ts'
import { placeOrder } from '#server/operations/order/placeOrder.ts'
import { placeQuotationOrder } from './operations/quote/placeQuotationOrder.ts'
import { previewOrder } from '#server/operations/order/previewOrder.ts'
import { rejectBid } from './operations/requirement/rejectBid.ts'
import { rejectOrder } from '#server/operations/order/rejectOrder.ts'
import { viewDispute } from './operations/support/viewDispute.ts'
import { viewInvoice } from '#server/operations/order/viewInvoice.ts'
import { viewOrder } from '#server/operations/order/viewOrder.ts'
import { viewRequirement } from './operations/requirement/viewRequirement.ts'
import { withdrawBid } from './operations/requirement/withdrawBid.ts'
import { closeTicket } from './operations/support/closeTicket.ts'
import { editInventory } from './operations/listing/editInventory.ts'
import { events } from '#server/operations/platform/events.ts'
import { getBannerNumbers } from './operations/content/getBannerNumbers.ts'
import { getUserContents } from './operations/content/getUserContents.ts'
import { getUserTicket } from './operations/support/getUserTicket.ts'
import { raiseTicket } from './operations/support/raiseTicket.ts'
import { replyTicket } from './operations/support/replyTicket.ts'
import { viewTicket } from './operations/support/viewTicket.ts'
import { createPaymentIntent } from './operations/payment/createPaymentIntent.ts'
import { deleteSavedCard } from './operations/payment/deleteSavedCard.ts'
import { getEarnings } from './operations/payment/getEarnings.ts'
import { getSavedCards } from './operations/payment/getSavedCards.ts'
import { getSubscriptionsPlans } from './operations/plan/getSubscriptionsPlans.ts'
import { getUserSubscriptionPlan } from './operations/plan/getUserSubscriptionPlan.ts'
import { getUserTransactions } from './operations/payment/getUserTransactions.ts'
import { getUserWalletInfo } from './operations/payment/getUserWalletInfo.ts'
import { paymentWebhook } from './operations/payment/paymentWebhook.ts'
import { proceedPayment } from './operations/payment/proceedPayment.ts'
import { saveCard } from './operations/payment/saveCard.ts'
import { purchaseSubscription } from './operations/plan/purchaseSubscription.ts'
import { addAddress } from './operations/account/addAddress.ts'
import { addressSuggestion } from './operations/account/addressSuggestion.ts'
import { deleteAddress } from './operations/account/deleteAddress.ts'
import { editAddress } from './operations/account/editAddress.ts'
import { getAddresses } from './operations/account/getAddresses.ts'
import { getAdminBankDetails } from './operations/payment/getAdminBankDetails.ts'
import { getCompleteAddress } from './operations/account/getCompleteAddress.ts'
import { quoteDoneKey } from '#server/domain/quote/order-or-quote.ts'
import type { Operations, ResultsOf } from '#server/operation.ts'
import type { OperationId } from '#src/generated/operation-table.ts'
import type { ServerText } from '#server/texts.ts'

/** Every call of the contract and its one implementation: a missing or a wrong one does not compile. */
export const operations = {
  acceptBid,
  acceptJob,
  acceptOrder,
  addAddress,
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
  editAddress,
  editInventory,
  editSellerProduct,
  editProfile,
  sendCompanyPapers,
  getCompanyPapers,
  editRating,
  editRequirement,
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
  getNotifications,
  getProductRatings,
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
  openDispute,
  paymentWebhook,
  placeOrder,
  placeQuotationOrder,
  previewOrder,
  proceedPayment,
  provideDocument,
  purchaseSubscription,
  saveCard,
  raiseTicket,
  rateProduct,
  readNotification,
  registerDevice,
  rejectBid,
  rejectOrder,
  removeHistory,
  replyTicket,
  reportDelivery,
  reportPosition,
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
  viewInvoice,
  viewOrder,
  viewProduct,
  viewRequirement,
  viewSeller,
  viewStructure,
  viewSubCategory,
  withdrawBid,
} satisfies Operations

/** The message key of a call that changes an order or a quote depends on which it was; every other call has its own. */
export const doneKeys: { [Id in OperationId]?: (results: ResultsOf<Id>) => ServerText | undefined } = {
  acceptOrder: quoteDoneKey,
  changeStatus: quoteDoneKey,
  placeQuotationOrder: quoteDoneKey,
  rejectOrder: quoteDoneKey,
}

import { changeEmail } from '#server/operations/auth/changeEmail.ts'
import { changeLanguage } from '#server/operations/auth/changeLanguage.ts'
import { changeNotification } from '#server/operations/auth/changeNotification.ts'
import { changePassword } from '#server/operations/auth/changePassword.ts'
import { changePhone } from '#server/operations/auth/changePhone.ts'
import { confirmContact } from '#server/operations/auth/confirmContact.ts'
import { deleteAccount } from '#server/operations/auth/deleteAccount.ts'
import { editProfile } from '#server/operations/auth/editProfile.ts'
import { endSession } from '#server/operations/auth/endSession.ts'
import { forgetPassword } from '#server/operations/auth/forgetPassword.ts'
import { getOwnProfile } from '#server/operations/auth/getOwnProfile.ts'
import { getCompanyPapers } from '#server/operations/auth/getCompanyPapers.ts'
import { getSessions } from '#server/operations/auth/getSessions.ts'
import { getUser } from '#server/operations/auth/getUser.ts'
import { getUserProfile } from '#server/operations/auth/getUserProfile.ts'
import { login } from '#server/operations/auth/login.ts'
import { logout } from '#server/operations/auth/logout.ts'
import { registerDevice } from '#server/operations/auth/registerDevice.ts'
import { resendOTP } from '#server/operations/auth/resendOTP.ts'
import { sendCompanyPapers } from '#server/operations/auth/sendCompanyPapers.ts'
import { signup } from '#server/operations/auth/signup.ts'
import { updateFCM } from '#server/operations/auth/updateFCM.ts'
import { updatePassword } from '#server/operations/auth/updatePassword.ts'
import { verifyOTP } from '#server/operations/auth/verifyOTP.ts'
import { getAllCategories } from '#server/operations/category/getAllCategories.ts'
import { getAllSubCategories } from '#server/operations/category/getAllSubCategories.ts'
import { blockUser } from '#server/operations/chat/blockUser.ts'
import { callSignal } from '#server/operations/chat/callSignal.ts'
import { deleteChat } from '#server/operations/chat/deleteChat.ts'
import { getChats } from '#server/operations/chat/getChats.ts'
import { getMessages } from '#server/operations/chat/getMessages.ts'
import { openChat } from '#server/operations/chat/openChat.ts'
import { readChat } from '#server/operations/chat/readChat.ts'
import { sendMessage } from '#server/operations/chat/sendMessage.ts'
import { unblockUser } from '#server/operations/chat/unblockUser.ts'
import { uploadMedia } from '#server/operations/chat/uploadMedia.ts'
import { viewSubCategory } from '#server/operations/category/viewSubCategory.ts'
import { acceptJob } from '#server/operations/delivery/acceptJob.ts'
import { reportDelivery } from '#server/operations/delivery/reportDelivery.ts'
import { reportPosition } from '#server/operations/delivery/reportPosition.ts'
import { getUserDocuments } from '#server/operations/document/getUserDocuments.ts'
import { provideDocument } from '#server/operations/document/provideDocument.ts'
import { requestDocument } from '#server/operations/document/requestDocument.ts'
import { viewDocument } from '#server/operations/document/viewDocument.ts'
import { addAttachment } from '#server/operations/files/addAttachment.ts'
import { viewFile } from '#server/operations/files/viewFile.ts'
import { analyseImage } from '#server/operations/inventory/analyseImage.ts'
import { clearHistory } from '#server/operations/inventory/clearHistory.ts'
import { editRating } from '#server/operations/inventory/editRating.ts'
import { getAIRecommendation } from '#server/operations/inventory/getAIRecommendation.ts'
import { getChemicalTender } from '#server/operations/inventory/getChemicalTender.ts'
import { getImageService } from '#server/operations/inventory/getImageService.ts'
import { getProductRatings } from '#server/operations/inventory/getProductRatings.ts'
import { addForPromotion } from '#server/operations/inventory/addForPromotion.ts'
import { addSellerProduct } from '#server/operations/inventory/addSellerProduct.ts'
import { changeProductStatus } from '#server/operations/inventory/changeProductStatus.ts'
import { deleteProduct } from '#server/operations/inventory/deleteProduct.ts'
import { editSellerProduct } from '#server/operations/inventory/editSellerProduct.ts'
import { getProducts } from '#server/operations/inventory/getProducts.ts'
import { getQueryResult } from '#server/operations/inventory/getQueryResult.ts'
import { getSearchHistory } from '#server/operations/inventory/getSearchHistory.ts'
import { getSearchResult } from '#server/operations/inventory/getSearchResult.ts'
import { getSellerProducts } from '#server/operations/inventory/getSellerProducts.ts'
import { getTopSeller } from '#server/operations/inventory/getTopSeller.ts'
import { rateProduct } from '#server/operations/inventory/rateProduct.ts'
import { removeHistory } from '#server/operations/inventory/removeHistory.ts'
import { viewChemicalTender } from '#server/operations/inventory/viewChemicalTender.ts'
import { viewProduct } from '#server/operations/inventory/viewProduct.ts'
import { viewSeller } from '#server/operations/inventory/viewSeller.ts'
import { viewStructure } from '#server/operations/inventory/viewStructure.ts'
import { deleteNotification } from '#server/operations/notification/deleteNotification.ts'
import { getNotifications } from '#server/operations/notification/getNotifications.ts'
import { readNotification } from '#server/operations/notification/readNotification.ts'
import { acceptBid } from '#server/operations/order/acceptBid.ts'
import { acceptOrder } from '#server/operations/order/acceptOrder.ts'
import { bidRequirement } from '#server/operations/order/bidRequirement.ts'
import { changeStatus } from '#server/operations/order/changeStatus.ts'
import { closeRequirement } from '#server/operations/order/closeRequirement.ts'
import { createRequirement } from '#server/operations/order/createRequirement.ts'
import { editRequirement } from '#server/operations/order/editRequirement.ts'
import { generateDeliveryInvoice } from '#server/operations/order/generateDeliveryInvoice.ts'
import { generatePaymentInvoice } from '#server/operations/order/generatePaymentInvoice.ts'
import { getMyOrders } from '#server/operations/order/getMyOrders.ts'
import { getRequirements } from '#server/operations/order/getRequirements.ts'
import { openDispute } from '#server/operations/order/openDispute.ts'
import { placeOrder } from '#server/operations/order/placeOrder.ts'
import { placeQuotationOrder } from '#server/operations/order/placeQuotationOrder.ts'
import { previewOrder } from '#server/operations/order/previewOrder.ts'
import { rejectBid } from '#server/operations/order/rejectBid.ts'
import { rejectOrder } from '#server/operations/order/rejectOrder.ts'
import { viewDispute } from '#server/operations/order/viewDispute.ts'
import { viewInvoice } from '#server/operations/order/viewInvoice.ts'
import { viewOrder } from '#server/operations/order/viewOrder.ts'
import { viewRequirement } from '#server/operations/order/viewRequirement.ts'
import { withdrawBid } from '#server/operations/order/withdrawBid.ts'
import { closeTicket } from '#server/operations/platform/closeTicket.ts'
import { editInventory } from '#server/operations/platform/editInventory.ts'
import { events } from '#server/operations/platform/events.ts'
import { getBannerNumbers } from '#server/operations/platform/getBannerNumbers.ts'
import { getUserContents } from '#server/operations/platform/getUserContents.ts'
import { getUserTicket } from '#server/operations/platform/getUserTicket.ts'
import { raiseTicket } from '#server/operations/platform/raiseTicket.ts'
import { replyTicket } from '#server/operations/platform/replyTicket.ts'
import { viewTicket } from '#server/operations/platform/viewTicket.ts'
import { createPaymentIntent } from '#server/operations/transaction/createPaymentIntent.ts'
import { deleteSavedCard } from '#server/operations/transaction/deleteSavedCard.ts'
import { getEarnings } from '#server/operations/transaction/getEarnings.ts'
import { getSavedCards } from '#server/operations/transaction/getSavedCards.ts'
import { getSubscriptionsPlans } from '#server/operations/transaction/getSubscriptionsPlans.ts'
import { getUserSubscriptionPlan } from '#server/operations/transaction/getUserSubscriptionPlan.ts'
import { getUserTransactions } from '#server/operations/transaction/getUserTransactions.ts'
import { getUserWalletInfo } from '#server/operations/transaction/getUserWalletInfo.ts'
import { paymentWebhook } from '#server/operations/transaction/paymentWebhook.ts'
import { proceedPayment } from '#server/operations/transaction/proceedPayment.ts'
import { saveCard } from '#server/operations/transaction/saveCard.ts'
import { purchaseSubscription } from '#server/operations/transaction/purchaseSubscription.ts'
import { addAddress } from '#server/operations/user/addAddress.ts'
import { addressSuggestion } from '#server/operations/user/addressSuggestion.ts'
import { deleteAddress } from '#server/operations/user/deleteAddress.ts'
import { editAddress } from '#server/operations/user/editAddress.ts'
import { getAddresses } from '#server/operations/user/getAddresses.ts'
import { getAdminBankDetails } from '#server/operations/user/getAdminBankDetails.ts'
import { getCompleteAddress } from '#server/operations/user/getCompleteAddress.ts'
import type { Operations } from '#server/operation.ts'

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

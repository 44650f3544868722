// Written by `npm run generate`; never edited by hand.
import { acceptOrderBody } from './bodies/acceptOrder.ts'
import { addAddressBody } from './bodies/addAddress.ts'
import { addAttachmentBody } from './bodies/addAttachment.ts'
import { addSellerProductBody } from './bodies/addSellerProduct.ts'
import { analyseImageBody } from './bodies/analyseImage.ts'
import { bidRequirementBody } from './bodies/bidRequirement.ts'
import { callSignalBody } from './bodies/callSignal.ts'
import { changeEmailBody } from './bodies/changeEmail.ts'
import { changeLanguageBody } from './bodies/changeLanguage.ts'
import { changeNotificationBody } from './bodies/changeNotification.ts'
import { changePasswordBody } from './bodies/changePassword.ts'
import { changePhoneBody } from './bodies/changePhone.ts'
import { changeStatusBody } from './bodies/changeStatus.ts'
import { closeRequirementBody } from './bodies/closeRequirement.ts'
import { confirmContactBody } from './bodies/confirmContact.ts'
import { createPaymentIntentBody } from './bodies/createPaymentIntent.ts'
import { createRequirementBody } from './bodies/createRequirement.ts'
import { deleteAccountBody } from './bodies/deleteAccount.ts'
import { deleteNotificationBody } from './bodies/deleteNotification.ts'
import { editAddressBody } from './bodies/editAddress.ts'
import { editInventoryBody } from './bodies/editInventory.ts'
import { editProfileBody } from './bodies/editProfile.ts'
import { editRatingBody } from './bodies/editRating.ts'
import { editRequirementBody } from './bodies/editRequirement.ts'
import { editSellerProductBody } from './bodies/editSellerProduct.ts'
import { forgetPasswordBody } from './bodies/forgetPassword.ts'
import { getAIRecommendationBody } from './bodies/getAIRecommendation.ts'
import { getAddressesBody } from './bodies/getAddresses.ts'
import { getAllCategoriesBody } from './bodies/getAllCategories.ts'
import { getAllSubCategoriesBody } from './bodies/getAllSubCategories.ts'
import { getChatsBody } from './bodies/getChats.ts'
import { getChemicalTenderBody } from './bodies/getChemicalTender.ts'
import { getEarningsBody } from './bodies/getEarnings.ts'
import { getMessagesBody } from './bodies/getMessages.ts'
import { getMyOrdersBody } from './bodies/getMyOrders.ts'
import { getNotificationsBody } from './bodies/getNotifications.ts'
import { getProductRatingsBody } from './bodies/getProductRatings.ts'
import { getProductsBody } from './bodies/getProducts.ts'
import { getQueryResultBody } from './bodies/getQueryResult.ts'
import { getRequirementsBody } from './bodies/getRequirements.ts'
import { getSearchResultBody } from './bodies/getSearchResult.ts'
import { getSellerProductsBody } from './bodies/getSellerProducts.ts'
import { getSubscriptionsPlansBody } from './bodies/getSubscriptionsPlans.ts'
import { getTopSellerBody } from './bodies/getTopSeller.ts'
import { getUserContentsBody } from './bodies/getUserContents.ts'
import { getUserDocumentsBody } from './bodies/getUserDocuments.ts'
import { getUserTransactionsBody } from './bodies/getUserTransactions.ts'
import { loginBody } from './bodies/login.ts'
import { openChatBody } from './bodies/openChat.ts'
import { openDisputeBody } from './bodies/openDispute.ts'
import { paymentWebhookBody } from './bodies/paymentWebhook.ts'
import { placeOrderBody } from './bodies/placeOrder.ts'
import { placeQuotationOrderBody } from './bodies/placeQuotationOrder.ts'
import { previewOrderBody } from './bodies/previewOrder.ts'
import { proceedPaymentBody } from './bodies/proceedPayment.ts'
import { provideDocumentBody } from './bodies/provideDocument.ts'
import { purchaseSubscriptionBody } from './bodies/purchaseSubscription.ts'
import { raiseTicketBody } from './bodies/raiseTicket.ts'
import { rateProductBody } from './bodies/rateProduct.ts'
import { readChatBody } from './bodies/readChat.ts'
import { registerDeviceBody } from './bodies/registerDevice.ts'
import { rejectOrderBody } from './bodies/rejectOrder.ts'
import { replyTicketBody } from './bodies/replyTicket.ts'
import { reportDeliveryBody } from './bodies/reportDelivery.ts'
import { reportPositionBody } from './bodies/reportPosition.ts'
import { requestDocumentBody } from './bodies/requestDocument.ts'
import { resendOTPBody } from './bodies/resendOTP.ts'
import { saveCardBody } from './bodies/saveCard.ts'
import { sendCompanyPapersBody } from './bodies/sendCompanyPapers.ts'
import { sendMessageBody } from './bodies/sendMessage.ts'
import { signupBody } from './bodies/signup.ts'
import { updateFCMBody } from './bodies/updateFCM.ts'
import { updatePasswordBody } from './bodies/updatePassword.ts'
import { uploadMediaBody } from './bodies/uploadMedia.ts'
import { verifyOTPBody } from './bodies/verifyOTP.ts'

/** The JSON Schema of each call's body. */
export const bodies = {
  acceptOrder: acceptOrderBody,
  addAddress: addAddressBody,
  addAttachment: addAttachmentBody,
  addSellerProduct: addSellerProductBody,
  analyseImage: analyseImageBody,
  bidRequirement: bidRequirementBody,
  callSignal: callSignalBody,
  changeEmail: changeEmailBody,
  changeLanguage: changeLanguageBody,
  changeNotification: changeNotificationBody,
  changePassword: changePasswordBody,
  changePhone: changePhoneBody,
  changeStatus: changeStatusBody,
  closeRequirement: closeRequirementBody,
  confirmContact: confirmContactBody,
  createPaymentIntent: createPaymentIntentBody,
  createRequirement: createRequirementBody,
  deleteAccount: deleteAccountBody,
  deleteNotification: deleteNotificationBody,
  editAddress: editAddressBody,
  editInventory: editInventoryBody,
  editProfile: editProfileBody,
  editRating: editRatingBody,
  editRequirement: editRequirementBody,
  editSellerProduct: editSellerProductBody,
  forgetPassword: forgetPasswordBody,
  getAIRecommendation: getAIRecommendationBody,
  getAddresses: getAddressesBody,
  getAllCategories: getAllCategoriesBody,
  getAllSubCategories: getAllSubCategoriesBody,
  getChats: getChatsBody,
  getChemicalTender: getChemicalTenderBody,
  getEarnings: getEarningsBody,
  getMessages: getMessagesBody,
  getMyOrders: getMyOrdersBody,
  getNotifications: getNotificationsBody,
  getProductRatings: getProductRatingsBody,
  getProducts: getProductsBody,
  getQueryResult: getQueryResultBody,
  getRequirements: getRequirementsBody,
  getSearchResult: getSearchResultBody,
  getSellerProducts: getSellerProductsBody,
  getSubscriptionsPlans: getSubscriptionsPlansBody,
  getTopSeller: getTopSellerBody,
  getUserContents: getUserContentsBody,
  getUserDocuments: getUserDocumentsBody,
  getUserTransactions: getUserTransactionsBody,
  login: loginBody,
  openChat: openChatBody,
  openDispute: openDisputeBody,
  paymentWebhook: paymentWebhookBody,
  placeOrder: placeOrderBody,
  placeQuotationOrder: placeQuotationOrderBody,
  previewOrder: previewOrderBody,
  proceedPayment: proceedPaymentBody,
  provideDocument: provideDocumentBody,
  purchaseSubscription: purchaseSubscriptionBody,
  raiseTicket: raiseTicketBody,
  rateProduct: rateProductBody,
  readChat: readChatBody,
  registerDevice: registerDeviceBody,
  rejectOrder: rejectOrderBody,
  replyTicket: replyTicketBody,
  reportDelivery: reportDeliveryBody,
  reportPosition: reportPositionBody,
  requestDocument: requestDocumentBody,
  resendOTP: resendOTPBody,
  saveCard: saveCardBody,
  sendCompanyPapers: sendCompanyPapersBody,
  sendMessage: sendMessageBody,
  signup: signupBody,
  updateFCM: updateFCMBody,
  updatePassword: updatePasswordBody,
  uploadMedia: uploadMediaBody,
  verifyOTP: verifyOTPBody,
}

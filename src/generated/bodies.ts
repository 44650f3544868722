// Written by `npm run generate`; never edited by hand.
import { addAddressBody } from './bodies/addAddress.ts'
import { changeLanguageBody } from './bodies/changeLanguage.ts'
import { changeStatusBody } from './bodies/changeStatus.ts'
import { createPaymentIntentBody } from './bodies/createPaymentIntent.ts'
import { editAddressBody } from './bodies/editAddress.ts'
import { getAddressesBody } from './bodies/getAddresses.ts'
import { getAllCategoriesBody } from './bodies/getAllCategories.ts'
import { getAllSubCategoriesBody } from './bodies/getAllSubCategories.ts'
import { getMyOrdersBody } from './bodies/getMyOrders.ts'
import { getProductsBody } from './bodies/getProducts.ts'
import { getSearchResultBody } from './bodies/getSearchResult.ts'
import { getSellerProductsBody } from './bodies/getSellerProducts.ts'
import { getTopSellerBody } from './bodies/getTopSeller.ts'
import { loginBody } from './bodies/login.ts'
import { placeOrderBody } from './bodies/placeOrder.ts'
import { previewOrderBody } from './bodies/previewOrder.ts'
import { proceedPaymentBody } from './bodies/proceedPayment.ts'
import { rejectOrderBody } from './bodies/rejectOrder.ts'
import { reportDeliveryBody } from './bodies/reportDelivery.ts'
import { reportPositionBody } from './bodies/reportPosition.ts'
import { resendOTPBody } from './bodies/resendOTP.ts'
import { signupBody } from './bodies/signup.ts'
import { verifyOTPBody } from './bodies/verifyOTP.ts'

/** The JSON Schema of each call's body. */
export const bodies = {
  addAddress: addAddressBody,
  changeLanguage: changeLanguageBody,
  changeStatus: changeStatusBody,
  createPaymentIntent: createPaymentIntentBody,
  editAddress: editAddressBody,
  getAddresses: getAddressesBody,
  getAllCategories: getAllCategoriesBody,
  getAllSubCategories: getAllSubCategoriesBody,
  getMyOrders: getMyOrdersBody,
  getProducts: getProductsBody,
  getSearchResult: getSearchResultBody,
  getSellerProducts: getSellerProductsBody,
  getTopSeller: getTopSellerBody,
  login: loginBody,
  placeOrder: placeOrderBody,
  previewOrder: previewOrderBody,
  proceedPayment: proceedPaymentBody,
  rejectOrder: rejectOrderBody,
  reportDelivery: reportDeliveryBody,
  reportPosition: reportPositionBody,
  resendOTP: resendOTPBody,
  signup: signupBody,
  verifyOTP: verifyOTPBody,
}

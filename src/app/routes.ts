import type { ComponentType } from 'react'
import type { MessageKey } from '#src/generated/message-keys.ts'
import type { Namespace } from '#src/i18n/i18n.ts'
import { type Path, paths } from '#src/lib/paths.ts'

export interface PageRoute {
  path: Path | '*'
  access: 'public' | 'login' | 'seller'
  /** Whether header and footer stand around the screen. */
  shell: boolean
  /** Its namespace is loaded with the route. */
  titleKey: MessageKey
  /** The other namespaces that the screen shows texts of; those of the shell are there anyway. */
  texts?: readonly Namespace[]
  load: () => Promise<ComponentType>
}

/** Every page there is. Access and shell are those of tests/spec/routes.tsv; a screen that is not built yet has no row. */
export const routes: readonly PageRoute[] = [
  {
    path: paths.home,
    access: 'public',
    shell: true,
    titleKey: 'catalogue:title.home',
    load: async () => (await import('#src/screens/home/home-screen.tsx')).HomeScreen,
  },
  {
    path: paths.productFilter,
    access: 'public',
    shell: true,
    titleKey: 'catalogue:list.title',
    load: async () => (await import('#src/screens/product-filter/product-filter-screen.tsx')).ProductFilterScreen,
  },
  {
    path: paths.productDetails,
    access: 'public',
    shell: true,
    titleKey: 'catalogue:title.product',
    texts: ['ghs'],
    load: async () => (await import('#src/screens/product-details/product-details-screen.tsx')).ProductDetailsScreen,
  },
  {
    path: paths.sellerAll,
    access: 'public',
    shell: true,
    titleKey: 'catalogue:seller.title',
    load: async () => (await import('#src/screens/seller-all/seller-all-screen.tsx')).SellerAllScreen,
  },
  {
    path: paths.sellerDetails,
    access: 'public',
    shell: true,
    titleKey: 'catalogue:title.seller',
    load: async () => (await import('#src/screens/seller-details/seller-details-screen.tsx')).SellerDetailsScreen,
  },
  {
    path: paths.tenderNews,
    access: 'public',
    shell: true,
    titleKey: 'contents:tender.title',
    texts: ['catalogue'],
    load: async () => (await import('#src/screens/tender-news/tender-news-screen.tsx')).TenderNewsScreen,
  },
  {
    path: paths.tenderNewsDetails,
    access: 'public',
    shell: true,
    titleKey: 'contents:tender.detailsTitle',
    texts: ['catalogue'],
    load: async () => (await import('#src/screens/tender-news-details/tender-news-details-screen.tsx')).TenderNewsDetailsScreen,
  },
  {
    path: paths.faqs,
    access: 'public',
    shell: true,
    titleKey: 'contents:faqs.title',
    load: async () => (await import('#src/screens/faqs/faqs-screen.tsx')).FaqsScreen,
  },
  {
    path: paths.aboutUs,
    access: 'public',
    shell: true,
    titleKey: 'contents:about.title',
    load: async () => (await import('#src/screens/content-page/content-page-screen.tsx')).AboutUsScreen,
  },
  {
    path: paths.termsAndConditions,
    access: 'public',
    shell: true,
    titleKey: 'contents:terms.title',
    load: async () => (await import('#src/screens/content-page/content-page-screen.tsx')).TermsAndConditionsScreen,
  },
  {
    path: paths.privacyPolicy,
    access: 'public',
    shell: true,
    titleKey: 'contents:privacy.title',
    load: async () => (await import('#src/screens/content-page/content-page-screen.tsx')).PrivacyPolicyScreen,
  },
  {
    path: paths.subCategoryView,
    access: 'login',
    shell: true,
    titleKey: 'contents:subCategory.title',
    texts: ['catalogue'],
    load: async () => (await import('#src/screens/sub-category-view/sub-category-view-screen.tsx')).SubCategoryViewScreen,
  },
  {
    path: paths.placeOrder,
    access: 'login',
    shell: true,
    titleKey: 'order:placing.title',
    texts: ['catalogue', 'fields'],
    load: async () => (await import('#src/screens/place-order/place-order-screen.tsx')).PlaceOrderScreen,
  },
  {
    path: paths.myOrder,
    access: 'login',
    shell: true,
    titleKey: 'order:list.buyerTitle',
    load: async () => (await import('#src/screens/my-order/my-order-screen.tsx')).MyOrderScreen,
  },
  {
    path: paths.myOrderDetails,
    access: 'login',
    shell: true,
    titleKey: 'order:details.title',
    texts: ['catalogue', 'fields'],
    load: async () => (await import('#src/screens/my-order-details/my-order-details-screen.tsx')).MyOrderDetailsScreen,
  },
  {
    path: paths.payNow,
    access: 'login',
    shell: true,
    titleKey: 'order:paying.title',
    texts: ['fields'],
    load: async () => (await import('#src/screens/pay-now/pay-now-screen.tsx')).PayNowScreen,
  },
  {
    path: paths.profile,
    access: 'login',
    shell: true,
    titleKey: 'account:profile.title',
    texts: ['fields', 'order'],
    load: async () => (await import('#src/screens/profile/profile-screen.tsx')).ProfileScreen,
  },
  {
    path: paths.profileEdit,
    access: 'login',
    shell: true,
    titleKey: 'account:edit.title',
    texts: ['auth', 'fields'],
    load: async () => (await import('#src/screens/profile-edit/profile-edit-screen.tsx')).ProfileEditScreen,
  },
  {
    path: paths.sellerViewProfile,
    access: 'login',
    shell: true,
    titleKey: 'account:seller.title',
    texts: ['catalogue'],
    load: async () => (await import('#src/screens/seller-view-profile/seller-view-profile-screen.tsx')).SellerViewProfileScreen,
  },
  {
    path: paths.myCreditCard,
    access: 'login',
    shell: true,
    titleKey: 'app:account.cards',
    texts: ['account', 'order'],
    load: async () => (await import('#src/screens/my-credit-card/my-credit-card-screen.tsx')).MyCreditCardScreen,
  },
  {
    path: paths.setting,
    access: 'login',
    shell: true,
    titleKey: 'account:setting.title',
    texts: ['fields'],
    load: async () => (await import('#src/screens/setting/setting-screen.tsx')).SettingScreen,
  },
  {
    path: paths.sellerHome,
    access: 'seller',
    shell: true,
    titleKey: 'order:desk.title',
    load: async () => (await import('#src/screens/seller-home/seller-home-screen.tsx')).SellerHomeScreen,
  },
  {
    path: paths.sellerOrders,
    access: 'seller',
    shell: true,
    titleKey: 'order:list.sellerTitle',
    load: async () => (await import('#src/screens/seller-orders/seller-orders-screen.tsx')).SellerOrdersScreen,
  },
  {
    path: paths.sellerProduct,
    access: 'seller',
    shell: true,
    titleKey: 'order:products.title',
    load: async () => (await import('#src/screens/seller-product/seller-product-screen.tsx')).SellerProductScreen,
  },
  {
    path: paths.login,
    access: 'public',
    shell: false,
    titleKey: 'auth:login.title',
    texts: ['fields'],
    load: async () => (await import('#src/screens/login/login-screen.tsx')).LoginScreen,
  },
  {
    path: paths.selectProfile,
    access: 'public',
    shell: false,
    titleKey: 'auth:profile.title',
    texts: ['fields'],
    load: async () => (await import('#src/screens/select-profile/select-profile-screen.tsx')).SelectProfileScreen,
  },
  {
    path: paths.registerIndividual,
    access: 'public',
    shell: false,
    titleKey: 'auth:individual.title',
    texts: ['fields'],
    load: async () => (await import('#src/screens/register-individual/register-individual-screen.tsx')).RegisterIndividualScreen,
  },
  {
    path: paths.registerCompany,
    access: 'public',
    shell: false,
    titleKey: 'auth:company.title',
    texts: ['fields'],
    load: async () => (await import('#src/screens/register-company/register-company-screen.tsx')).RegisterCompanyScreen,
  },
  {
    path: paths.registerCompanyIndividual,
    access: 'public',
    shell: false,
    titleKey: 'auth:contact.title',
    texts: ['fields'],
    load: async () =>
      (await import('#src/screens/register-company-individual/register-company-individual-screen.tsx'))
        .RegisterCompanyIndividualScreen,
  },
  {
    path: paths.forgotPassword,
    access: 'public',
    shell: false,
    titleKey: 'auth:forgotten.title',
    texts: ['fields'],
    load: async () => (await import('#src/screens/forgot-password/forgot-password-screen.tsx')).ForgotPasswordScreen,
  },
  {
    path: paths.verification,
    access: 'public',
    shell: false,
    titleKey: 'auth:code.title',
    texts: ['fields'],
    load: async () => (await import('#src/screens/verification/verification-screen.tsx')).VerificationScreen,
  },
  {
    path: paths.resetPassword,
    access: 'public',
    shell: false,
    titleKey: 'auth:newPassword.title',
    texts: ['fields'],
    load: async () => (await import('#src/screens/reset-password/reset-password-screen.tsx')).ResetPasswordScreen,
  },
  {
    path: '*',
    access: 'public',
    shell: true,
    titleKey: 'app:notFound.title',
    load: async () => (await import('#src/screens/not-found/not-found-screen.tsx')).NotFoundScreen,
  },
]

/** The route that shows an address; every address has one. */
export function routeOf(address: string): PageRoute {
  const path = address.split(/[?#]/)[0]?.replace(/(?<=.)\/+$/, '')
  // The last row takes every path, so the table is never without an answer.
  return routes.find((route) => route.path === path) ?? (routes.at(-1) as PageRoute)
}

/** Whether a page is built: what would lead to one that is not, is not offered. */
export function isBuilt(path: Path): boolean {
  return routes.some((route) => route.path === path)
}

/** What must be loaded of the locale files before the route can be shown. */
export function textsOf({ titleKey, texts = [] }: PageRoute): Namespace[] {
  // A message key begins with its namespace; the generator writes both from the same files.
  const own = titleKey.split(':')[0] as Namespace
  return [...new Set<Namespace>(['app', own, ...texts])]
}

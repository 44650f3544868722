import type { Namespace } from '#src/i18n/i18n.ts'
import { paths } from '#src/lib/paths.ts'
import { authRoutes } from './auth-routes.ts'
import type { PageRoute } from './page-route.ts'
import { sampleRoutes } from './sample-routes.ts'
import { sellingRoutes } from './selling-routes.ts'

/** Every page there is. Access and shell are those of tests/spec/routes.tsv. */
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
    texts: ['ghs', 'fields', 'abuse'],
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
    texts: ['fields', 'abuse'],
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
    texts: ['catalogue', 'fields', 'sample'],
    load: async () => (await import('#src/screens/place-order/place-order-screen.tsx')).PlaceOrderScreen,
  },
  {
    path: paths.myQuote,
    access: 'login',
    shell: true,
    titleKey: 'quote:list.buyerTitle',
    texts: ['order'],
    load: async () => (await import('#src/screens/my-quote/my-quote-screen.tsx')).MyQuoteScreen,
  },
  {
    path: paths.myQuoteDetails,
    access: 'login',
    shell: true,
    titleKey: 'quote:details.title',
    texts: ['catalogue', 'fields', 'order'],
    load: async () => (await import('#src/screens/my-quote-details/my-quote-details-screen.tsx')).MyQuoteDetailsScreen,
  },
  {
    path: paths.requestQuote,
    access: 'login',
    shell: true,
    titleKey: 'quote:request.title',
    texts: ['catalogue', 'fields', 'order'],
    load: async () => (await import('#src/screens/request-quote/request-quote-screen.tsx')).RequestQuoteScreen,
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
    // A sample is an order too: payments and notifications lead here with either.
    texts: ['catalogue', 'dispute', 'fields', 'sample'],
    load: async () => (await import('#src/screens/my-order-details/my-order-details-screen.tsx')).MyOrderDetailsScreen,
  },
  {
    path: paths.requestDocument,
    access: 'login',
    shell: true,
    titleKey: 'document:asking.title',
    texts: ['catalogue', 'fields'],
    load: async () => (await import('#src/screens/request-document/request-document-screen.tsx')).RequestDocumentScreen,
  },
  {
    path: paths.myDocumentRequest,
    access: 'login',
    shell: true,
    titleKey: 'document:list.buyerTitle',
    texts: ['catalogue'],
    load: async () => (await import('#src/screens/my-document-request/my-document-request-screen.tsx')).MyDocumentRequestScreen,
  },
  {
    path: paths.myDocumentDetails,
    access: 'login',
    shell: true,
    titleKey: 'document:details.title',
    texts: ['catalogue', 'fields'],
    load: async () => (await import('#src/screens/my-document-details/my-document-details-screen.tsx')).MyDocumentDetailsScreen,
  },
  {
    path: paths.payType,
    access: 'login',
    shell: true,
    titleKey: 'money:choice.title',
    texts: ['order'],
    load: async () => (await import('#src/screens/pay-type/pay-type-screen.tsx')).PayTypeScreen,
  },
  {
    path: paths.myTrackOrder,
    access: 'login',
    shell: true,
    titleKey: 'tracking:title',
    texts: ['catalogue', 'order', 'sample'],
    load: async () => (await import('#src/screens/my-track-order/my-track-order-screen.tsx')).MyTrackOrderScreen,
  },
  {
    path: paths.myTrackOrderMap,
    access: 'login',
    shell: true,
    titleKey: 'tracking:map.title',
    texts: ['order'],
    load: async () => (await import('#src/screens/my-track-order-map/my-track-order-map-screen.tsx')).MyTrackOrderMapScreen,
  },
  {
    path: paths.payNow,
    access: 'login',
    shell: true,
    titleKey: 'order:paying.title',
    texts: ['fields', 'money'],
    load: async () => (await import('#src/screens/pay-now/pay-now-screen.tsx')).PayNowScreen,
  },
  {
    path: paths.myOrderRequest,
    access: 'login',
    shell: true,
    titleKey: 'requirement:own.title',
    texts: ['catalogue'],
    load: async () => (await import('#src/screens/my-order-request/my-order-request-screen.tsx')).MyOrderRequestScreen,
  },
  {
    path: paths.productRequirementPost,
    access: 'login',
    shell: true,
    titleKey: 'requirement:post.title',
    texts: ['catalogue', 'order', 'fields'],
    load: async () =>
      (await import('#src/screens/product-requirement-post/product-requirement-post-screen.tsx')).ProductRequirementPostScreen,
  },
  {
    path: paths.rfqsDetails,
    access: 'login',
    shell: true,
    titleKey: 'requirement:details.title',
    texts: ['catalogue', 'order', 'fields'],
    load: async () => (await import('#src/screens/rfqs-details/rfqs-details-screen.tsx')).RfqsDetailsScreen,
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
    texts: ['account', 'order', 'money'],
    load: async () => (await import('#src/screens/my-credit-card/my-credit-card-screen.tsx')).MyCreditCardScreen,
  },
  {
    path: paths.helpAndSupport,
    access: 'login',
    shell: true,
    titleKey: 'support:title',
    texts: ['fields', 'abuse'],
    load: async () => (await import('#src/screens/help-and-support/help-and-support-screen.tsx')).HelpAndSupportScreen,
  },
  {
    path: paths.chats,
    access: 'login',
    shell: true,
    titleKey: 'chats:title',
    texts: ['fields', 'abuse'],
    load: async () => (await import('#src/screens/chats/chats-screen.tsx')).ChatsScreen,
  },
  {
    path: paths.videoConference,
    access: 'login',
    shell: true,
    titleKey: 'calls:title',
    load: async () => (await import('#src/screens/video-conference/video-conference-screen.tsx')).VideoConferenceScreen,
  },
  {
    path: paths.mySubscriptionPlan,
    access: 'login',
    shell: true,
    titleKey: 'money:plan.title',
    texts: ['order'],
    load: async () =>
      (await import('#src/screens/my-subscription-plan/my-subscription-plan-screen.tsx')).MySubscriptionPlanScreen,
  },
  {
    path: paths.upgradePlan,
    access: 'login',
    shell: true,
    titleKey: 'money:plan.compare',
    texts: ['order', 'fields'],
    load: async () => (await import('#src/screens/upgrade-plan/upgrade-plan-screen.tsx')).UpgradePlanScreen,
  },
  {
    path: paths.setting,
    access: 'login',
    shell: true,
    titleKey: 'account:setting.title',
    texts: ['fields', 'auth', 'freight'],
    load: async () => (await import('#src/screens/setting/setting-screen.tsx')).SettingScreen,
  },
  {
    path: paths.myEarning,
    access: 'seller',
    shell: true,
    titleKey: 'money:earning.title',
    texts: ['money', 'fields'],
    load: async () => (await import('#src/screens/my-earning/my-earning-screen.tsx')).MyEarningScreen,
  },
  {
    path: paths.sellerHome,
    access: 'seller',
    shell: true,
    titleKey: 'order:dashboard.title',
    load: async () => (await import('#src/screens/seller-home/seller-home-screen.tsx')).SellerHomeScreen,
  },
  {
    path: paths.sellerOrders,
    access: 'seller',
    shell: true,
    titleKey: 'order:list.sellerTitle',
    load: async () => (await import('#src/screens/my-order/seller-orders-screen.tsx')).SellerOrdersScreen,
  },
  {
    path: paths.sellerActiveRequirementsDetails,
    access: 'seller',
    shell: true,
    titleKey: 'requirement:details.title',
    texts: ['catalogue', 'order', 'fields'],
    load: async () =>
      (await import('#src/screens/seller-active-requirements-details/seller-active-requirements-details-screen.tsx'))
        .SellerActiveRequirementsDetailsScreen,
  },
  {
    path: paths.sellerActiveRequirements,
    access: 'seller',
    shell: true,
    titleKey: 'requirement:seller.title',
    texts: ['catalogue'],
    load: async () =>
      (await import('#src/screens/seller-active-requirements/seller-active-requirements-screen.tsx'))
        .SellerActiveRequirementsScreen,
  },
  {
    path: paths.card,
    access: 'login',
    shell: false,
    titleKey: 'money:card.title',
    texts: ['order', 'fields'],
    load: async () => (await import('#src/screens/card/card-screen.tsx')).CardScreen,
  },
  ...sampleRoutes,
  ...sellingRoutes,
  ...authRoutes,
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

/** What must be loaded of the locale files before the route can be shown. */
export function textsOf({ titleKey, texts = [] }: PageRoute): Namespace[] {
  // A message key begins with its namespace; the generator writes both from the same files.
  const own = titleKey.split(':')[0] as Namespace
  return [...new Set<Namespace>(['app', own, ...texts])]
}

import type { MessageKey } from '#src/generated/message-keys.ts'
import { type Path, paths } from '#src/lib/paths.ts'
import type { IconName } from '#src/ui/icon.tsx'

type Side = 'Buyer' | 'Seller'

export interface Entry {
  path: Path
  key: MessageKey
  icon: IconName
}

/** Where each side begins. */
export const homeOf = (side: Side): Path => (side === 'Seller' ? paths.sellerHome : paths.home)

/** Home and products, which stand before the categories. */
export function firstEntries(side: Side): Entry[] {
  return [
    { path: homeOf(side), key: 'app:navigation.home', icon: 'home' },
    side === 'Seller'
      ? { path: paths.sellerProduct, key: 'app:navigation.myProducts', icon: 'flask' }
      : { path: paths.productFilter, key: 'app:navigation.products', icon: 'flask' },
  ]
}

/** What stands after the categories. */
export function furtherEntries(side: Side): Entry[] {
  const earnings: Entry[] = [{ path: paths.myEarning, key: 'app:navigation.myEarning', icon: 'wallet' }]
  return [
    ...(side === 'Seller' ? earnings : []),
    { path: paths.tenderNews, key: 'app:navigation.tenderNews', icon: 'gavel' },
    { path: paths.faqs, key: 'app:navigation.faqs', icon: 'help' },
  ]
}

/** A signed-in person's own places. */
export function accountEntries(side: Side): Entry[] {
  const own: Entry[] =
    side === 'Seller'
      ? [
          { path: paths.sellerOrders, key: 'app:navigation.orders', icon: 'box' },
          { path: paths.sellerProduct, key: 'app:navigation.myProducts', icon: 'flask' },
          { path: paths.myQuote, key: 'app:account.quotes', icon: 'tag' },
          { path: paths.mySampleRequest, key: 'app:account.samples', icon: 'flask' },
          { path: paths.myDocumentRequest, key: 'app:account.documents', icon: 'file' },
          { path: paths.sellerActiveRequirements, key: 'app:account.buyerRequirements', icon: 'gavel' },
        ]
      : [
          { path: paths.myOrder, key: 'app:account.myOrders', icon: 'box' },
          { path: paths.myQuote, key: 'app:account.myQuotes', icon: 'tag' },
          { path: paths.mySampleRequest, key: 'app:account.mySamples', icon: 'flask' },
          { path: paths.myDocumentRequest, key: 'app:account.myDocuments', icon: 'file' },
          { path: paths.myOrderRequest, key: 'app:account.myRequirements', icon: 'gavel' },
        ]
  return [
    ...own,
    { path: paths.chats, key: 'app:account.chats', icon: 'chat' },
    { path: paths.profile, key: 'app:account.profile', icon: 'user' },
    { path: paths.mySubscriptionPlan, key: 'app:account.plan', icon: 'star' },
    { path: paths.myCreditCard, key: 'app:account.cards', icon: 'card' },
    { path: paths.setting, key: 'app:account.settings', icon: 'settings' },
    { path: paths.helpAndSupport, key: 'app:account.help', icon: 'help' },
  ]
}

export const companyEntries = (): Entry[] => [
  { path: paths.sellerAll, key: 'app:navigation.sellers', icon: 'users' },
  { path: paths.aboutUs, key: 'app:footer.aboutUs', icon: 'info' },
  { path: paths.termsAndConditions, key: 'app:footer.terms', icon: 'file' },
  { path: paths.privacyPolicy, key: 'app:footer.privacy', icon: 'shield' },
]

export const supportEntries = (): Entry[] => [
  { path: paths.faqs, key: 'app:navigation.faqs', icon: 'help' },
  { path: paths.helpAndSupport, key: 'app:footer.services', icon: 'chat' },
]

export const visitorEntries = (): Entry[] => [
  { path: paths.login, key: 'app:account.login', icon: 'user' },
  { path: paths.selectProfile, key: 'app:account.register', icon: 'users' },
]

import { type ChosenKind, type Path, addressOf, paths } from './paths.ts'

type Side = 'Buyer' | 'Seller'

/** Where a click on a notification leads: by its type alone, or also by the side that it was told on. */
type LinkBySide = Path | Readonly<Record<Side, Path>>

/** Wholly about one order, whose page is for both sides. */
const order = paths.myOrderDetails

/** Each side finds its wallet among the rest of its money. */
const wallet = { Buyer: paths.myCreditCard, Seller: paths.myEarning } as const

/** Pages about the one thing that the notification is about. */
const about: Readonly<Partial<Record<Path, ChosenKind>>> = {
  [paths.myOrderDetails]: 'order',
  [paths.productDetails]: 'product',
  [paths.sellerDetails]: 'seller',
  [paths.myDocumentDetails]: 'documentRequest',
  [paths.helpAndSupport]: 'ticket',
}

/** About something that no page shows by itself. */
const aboutNothing: ReadonlySet<string> = new Set(['abuseReportResolved'])

const targets = {
  // The owner's.
  orderPlaced: paths.myOrder,
  sellerOrderPlaced: paths.myOrder,
  sampleOrder: paths.myOrder,
  paymentInvoice: paths.myOrder,
  quoteOrder: { Buyer: paths.myQuote, Seller: paths.myOrder },
  buyerPaymentCompleted: paths.myEarning,
  buyerPaymentApproved: paths.myEarning,
  accepted: paths.myOrder,
  paymentApproved: paths.myOrder,
  driverAcceptedOrder: paths.sellerOrders,
  // Ours.
  freightAwaited: order,
  freightToState: order,
  freightQuoted: order,
  freightAccepted: order,
  freightLapsed: order,
  orderAccepted: order,
  orderRejected: order,
  orderCancelled: order,
  orderDispatched: order,
  orderInTransit: order,
  orderDelivered: order,
  partDelivered: order,
  deliveryAsked: order,
  shipmentCancelled: order,
  deliveryFailed: order,
  deliveryRetried: order,
  dispatchLate: order,
  dispatchProposed: order,
  dispatchPostponed: order,
  lateOrderCancelled: order,
  invoicePaid: order,
  invoiceStands: order,
  invoiceReduced: order,
  paymentDueSoon: order,
  paymentOverdue: order,
  termsGranted: paths.myCreditCard,
  termsEnded: paths.myCreditCard,
  pricesAgreed: paths.productDetails,
  orderCompleted: order,
  orderDisputed: order,
  disputeAnswered: order,
  settlementProposed: order,
  settlementDeclined: order,
  orderPartRefunded: order,
  orderRefunded: order,
  disputeForSeller: order,
  disputeForBuyer: order,
  disputeInPart: order,
  paymentDeclined: order,
  bidAccepted: order,
  quoteOffered: paths.myQuote,
  quoteCountered: paths.myQuote,
  quoteAccepted: paths.myQuote,
  counterOfferAccepted: paths.myQuote,
  quoteRejected: paths.myQuote,
  quoteWithdrawn: paths.myQuote,
  quoteNoted: paths.myQuote,
  quoteExpired: paths.myQuote,
  bidReceived: paths.myOrderRequest,
  bidRejected: paths.sellerActiveRequirements,
  bidLapsed: paths.sellerActiveRequirements,
  requirementClosed: { Buyer: paths.myOrderRequest, Seller: paths.sellerActiveRequirements },
  requirementExpired: { Buyer: paths.myOrderRequest, Seller: paths.sellerActiveRequirements },
  documentRequested: paths.myDocumentDetails,
  documentProvided: paths.myDocumentDetails,
  documentRefused: paths.myDocumentDetails,
  ratingReceived: paths.sellerProduct,
  ratingReplied: paths.productDetails,
  ratingWanted: order,
  chatMessage: paths.chats,
  ticketAnswered: paths.helpAndSupport,
  ticketDismissed: paths.helpAndSupport,
  abuseReportResolved: paths.helpAndSupport,
  abuseWarned: paths.termsAndConditions,
  contentRemoved: paths.termsAndConditions,
  subscriptionExpired: paths.mySubscriptionPlan,
  renewalAnnounced: paths.mySubscriptionPlan,
  renewalPriceChanged: paths.mySubscriptionPlan,
  renewalWithdrawn: paths.mySubscriptionPlan,
  planRenewed: paths.mySubscriptionPlan,
  renewalFailed: paths.mySubscriptionPlan,
  renewalFailedLast: paths.mySubscriptionPlan,
  planPaid: paths.mySubscriptionPlan,
  planPaymentDeclined: paths.mySubscriptionPlan,
  topUpPaid: wallet,
  topUpDeclined: wallet,
  payoutSent: paths.myEarning,
  payoutArrived: paths.myEarning,
  payoutRefused: paths.myEarning,
  payoutReturned: paths.myEarning,
  payoutTakenBack: paths.myEarning,
  earningReversed: order,
  companyVerified: paths.profile,
  companyRefused: paths.profile,
} as const satisfies Readonly<Record<string, LinkBySide>>

/** Whoever makes notifications has each of its types checked against these. */
export type LinkedNotification = keyof typeof targets

export interface NotificationTarget {
  path: Path
  /** The path with what the page is about. */
  address: string
}

/** Where a notification leads; nowhere when a newer server tells of something that this page does not know. */
export function notificationLink(type: string, side: Side, subjectId: string | undefined): NotificationTarget | undefined {
  if (!isKnown(type)) return undefined
  const target: LinkBySide = targets[type]
  const path = typeof target === 'string' ? target : target[side]
  const kind = aboutNothing.has(type) ? undefined : about[path]
  return { path, address: kind === undefined || subjectId === undefined ? path : addressOf(path, { [kind]: subjectId }) }
}

const isKnown = (type: string): type is LinkedNotification => Object.hasOwn(targets, type)

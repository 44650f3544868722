import { type OperationId, operationTable } from '#src/generated/operation-table.ts'
import { tooManyRequests } from './domain/platform/domain-error.ts'
import { networkOf, networksOfSite, siteOf } from './domain/platform/network-of.ts'
import { countInWindow, type RateLimit, secondsToNext } from './domain/platform/rate-window.ts'
import { type RecordContext, recordSecurityEvent } from './domain/platform/security-log.ts'

/** The properties of a call before it runs. */
export interface Attempt {
  address: string
  /** The signed-in user. */
  userId: string | undefined
  /** The address of the operator who calls. */
  operator: string | undefined
  /** The shipment of the driver who calls. */
  shipmentId: string | undefined
}

interface Limit {
  /** The key that is counted; undefined counts nothing. */
  by: (attempt: Attempt) => string | undefined
  tries: number
  seconds: number
}

const address = ({ address: from }: Attempt) => networkOf(from)
const user = ({ userId }: Attempt) => userId
const operator = ({ operator: email }: Attempt) => email
const shipment = ({ shipmentId }: Attempt) => shipmentId
/** Where a signed-in person proves the password: a stolen session must not allow guessing it. */
const passwordTries: Limit[] = [{ by: user, tries: 10, seconds: 600 }]

/** Product specification §8: sign-in ten tries a minute an account and an address. The rest are this project's own figures. */
const limits: Partial<Record<OperationId, Limit[]>> = {
  // The tries of an account are counted by the operation, which tells the browsers that the account knows.
  login: [{ by: address, tries: 10, seconds: 60 }],
  operatorLogin: [{ by: address, tries: 10, seconds: 60 }],
  // As many as sign-ins: each leaves a row for five minutes.
  challengeOperatorLogin: [{ by: address, tries: 10, seconds: 60 }],
  challengeOperator: [{ by: operator, tries: 20, seconds: 600 }],
  enrolOperatorPasskey: [{ by: operator, tries: 20, seconds: 600 }],
  addOperatorPasskey: [{ by: operator, tries: 20, seconds: 600 }],
  readInvitation: [{ by: address, tries: 20, seconds: 600 }],
  acceptInvitation: [{ by: address, tries: 20, seconds: 600 }],
  confirmSignIn: [{ by: address, tries: 30, seconds: 60 }],
  // Wrong proofs are counted by the operation, with those of sign-ins.
  confirmIdentity: [{ by: user, tries: 20, seconds: 600 }],
  // The codes themselves are counted with those of the address.
  sendBrowserCode: [{ by: user, tries: 20, seconds: 600 }],
  confirmBrowser: [{ by: user, tries: 20, seconds: 600 }],
  challengePasskey: [{ by: user, tries: 20, seconds: 600 }],
  enrolAuthenticator: [{ by: user, tries: 20, seconds: 600 }],
  enrolPasskey: [{ by: user, tries: 20, seconds: 600 }],
  confirmAuthenticator: [{ by: user, tries: 20, seconds: 600 }],
  confirmPasskey: [{ by: user, tries: 20, seconds: 600 }],
  // Whoever looks for one account finds it in a few; whoever lists them all needs thousands.
  findAccounts: [
    { by: operator, tries: 60, seconds: 60 },
    { by: operator, tries: 1000, seconds: 86_400 },
  ],
  findOrders: [
    { by: operator, tries: 60, seconds: 60 },
    { by: operator, tries: 1000, seconds: 86_400 },
  ],
  signup: [{ by: address, tries: 20, seconds: 3600 }],
  // Stolen card numbers are tried out where keeping one costs nothing.
  saveCard: [{ by: user, tries: 10, seconds: 3600 }],
  // Each mails its owner.
  savePayoutAccount: [{ by: user, tries: 10, seconds: 3600 }],
  removePayoutAccount: [{ by: user, tries: 10, seconds: 3600 }],
  grantPaymentTerms: [{ by: user, tries: 60, seconds: 3600 }],
  endPaymentTerms: [{ by: user, tries: 60, seconds: 3600 }],
  // Drawing takes the only thread; reading ten thousand rows takes the database.
  getStatement: [{ by: user, tries: 60, seconds: 600 }],
  exportTransactions: [{ by: user, tries: 30, seconds: 600 }],
  addSellerProduct: [{ by: user, tries: 120, seconds: 3600 }],
  requestDocument: [{ by: user, tries: 60, seconds: 3600 }],
  // Not by the address typed, with which a stranger could use up its owner's tries: a code has its own five, a recipient its codes (one-time-codes.ts).
  // A day's are counted too: else codes of many accounts are guessed from one place.
  verifyOTP: [
    { by: address, tries: 30, seconds: 60 },
    { by: address, tries: 300, seconds: 86_400 },
  ],
  resendOTP: [{ by: address, tries: 20, seconds: 600 }],
  forgetPassword: [{ by: address, tries: 20, seconds: 600 }],
  updatePassword: [{ by: address, tries: 20, seconds: 600 }],
  denySignIn: [{ by: address, tries: 20, seconds: 600 }],
  // Each keeps a row.
  changeLanguage: [
    { by: address, tries: 120, seconds: 600 },
    { by: user, tries: 60, seconds: 3600 },
  ],
  registerDevice: [{ by: user, tries: 60, seconds: 3600 }],
  getUserProfile: [{ by: address, tries: 120, seconds: 60 }],
  viewThumbnail: [{ by: address, tries: 600, seconds: 60 }],
  viewPicture: [{ by: address, tries: 240, seconds: 60 }],
  getQueryResult: [{ by: address, tries: 60, seconds: 60 }],
  // Each one costs money.
  analyseImage: [
    { by: address, tries: 20, seconds: 60 },
    { by: address, tries: 300, seconds: 86_400 },
  ],
  addressSuggestion: [{ by: user, tries: 120, seconds: 60 }],
  getCompleteAddress: [{ by: user, tries: 60, seconds: 60 }],
  openChat: [{ by: user, tries: 120, seconds: 3600 }],
  sendMessage: [{ by: user, tries: 60, seconds: 60 }],
  // A call sends a candidate for each network path.
  callSignal: [{ by: user, tries: 600, seconds: 60 }],
  raiseTicket: [{ by: user, tries: 30, seconds: 3600 }],
  replyTicket: [{ by: user, tries: 60, seconds: 3600 }],
  // Each is read by the staff.
  reportAbuse: [
    { by: user, tries: 20, seconds: 3600 },
    { by: user, tries: 50, seconds: 86_400 },
  ],
  createPriceList: [{ by: user, tries: 60, seconds: 3600 }],
  replacePriceList: [{ by: user, tries: 120, seconds: 3600 }],
  replaceFreightRates: [{ by: user, tries: 120, seconds: 3600 }],
  // Each is told to somebody else, by mail too.
  placeOrder: [{ by: user, tries: 300, seconds: 3600 }],
  placeQuotationOrder: [{ by: user, tries: 60, seconds: 3600 }],
  bidRequirement: [{ by: user, tries: 120, seconds: 3600 }],
  openDispute: [{ by: user, tries: 30, seconds: 3600 }],
  answerDispute: [{ by: user, tries: 30, seconds: 3600 }],
  proposeSettlement: [{ by: user, tries: 30, seconds: 3600 }],
  answerProposal: [{ by: user, tries: 60, seconds: 3600 }],
  rateProduct: [{ by: user, tries: 60, seconds: 3600 }],
  // Everybody reads them.
  createRequirement: [{ by: user, tries: 100, seconds: 86_400 }],
  // A phone that was without a network sends at once what it kept.
  reportPosition: [{ by: shipment, tries: 600, seconds: 3600 }],
  addDeliveryPhoto: [{ by: shipment, tries: 20, seconds: 3600 }],
  // Each may be a text message.
  changeShipment: [{ by: user, tries: 60, seconds: 3600 }],
  // Drawn at each call.
  viewInvoice: [{ by: user, tries: 60, seconds: 60 }],
  viewPackingList: [{ by: user, tries: 60, seconds: 60 }],
  changePassword: passwordTries,
  deleteAccount: passwordTries,
  changeEmail: passwordTries,
  // Each is a text message, which is paid for.
  changePhone: [...passwordTries, { by: user, tries: 20, seconds: 86_400 }],
  confirmContact: [{ by: user, tries: 20, seconds: 600 }],
}

/** All calls with files of a user together: enough to enter a catalogue, too few to fill a disk. */
const uploads = [
  { tries: 120, seconds: 600 },
  { tries: 1000, seconds: 86_400 },
]

/** Counts this try; throws 429 past a limit. Windows are fixed and stored, so they hold over several processes. */
export async function countTry(context: RecordContext, operationId: OperationId, attempt: Attempt): Promise<void> {
  const brings = operationTable[operationId].body === 'multipart'
  if (brings && attempt.userId !== undefined) {
    for (const limit of uploads) await countLimited(context, operationId, `upload:${attempt.userId}`, limit)
  }
  for (const [index, { by, tries, seconds }] of (limits[operationId] ?? []).entries()) {
    const counted = by(attempt)
    if (counted === undefined) continue
    await countLimited(context, operationId, `${operationId}:${index}:${counted}`, { tries, seconds })
    const site = by === address ? siteOf(attempt.address) : undefined
    if (site === undefined) continue
    await countLimited(context, operationId, `${operationId}:${index}:${site}`, { tries: tries * networksOfSite, seconds })
  }
}

/** The first try past a limit is logged, the others of its window are not. */
async function countLimited(context: RecordContext, operationId: OperationId, key: string, limit: RateLimit): Promise<void> {
  const { tables, now, origin } = context
  const count = await countInWindow(tables, key, limit.seconds, now)
  if (count <= limit.tries) return
  if (count === limit.tries + 1) {
    const after = { tries: limit.tries, seconds: limit.seconds }
    await recordSecurityEvent(context, { kind: 'limit.reached', accountId: origin?.userId, subject: operationId, after })
  }
  throw tooManyRequests(secondsToNext(limit, now))
}

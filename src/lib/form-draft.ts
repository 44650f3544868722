/** What was typed into one form and is not known to have arrived. It outlives a reload and the end of a session. */
export interface FormDraft {
  /** As it was stored, which another version of the page may have done; nothing when there is none. */
  read: () => unknown
  keep: (values: object) => void
  drop: () => void
}

/** For a form that keeps none. */
export const noDraft: FormDraft = { read: () => undefined, keep: () => undefined, drop: () => undefined }

/** Names of drafts, for the form that keeps one and for the flow that knows when it is done with. */
export const draftNames = {
  order: (productId: string) => `order.${productId}`,
  bid: (requirementId: string) => `bid.${requirementId}`,
  requirement: (requirementId: string | null) => `requirement.${requirementId ?? 'new'}`,
  quote: (productId: string) => `quote.${productId}`,
  quoteReply: (quoteId: string) => `quoteAnswer.${quoteId}`,
  sample: (productId: string) => `sample.${productId}`,
  address: (addressId: string | null) => `address.${addressId ?? 'new'}`,
  person: 'person',
  company: 'company',
  forgottenPassword: 'forgottenPassword',
  profile: 'profile',
  contact: 'contact',
  documents: 'documents',
  listing: (productId: string | null) => `listing.${productId ?? 'new'}`,
  chat: (chatId: string) => `chat.${chatId}`,
  documentQuestion: (productId: string) => `documentQuestion.${productId}`,
  documentReply: (requestId: string) => `documentAnswer.${requestId}`,
  rating: (productId: string) => `rating.${productId}`,
  complaint: (orderId: string) => `complaint.${orderId}`,
  dispute: (orderId: string) => `dispute.${orderId}`,
  ticket: 'ticket',
  ticketReply: (ticketId: string) => `ticketReply.${ticketId}`,
} as const

/** The values that a form begins with, and over them what of the draft is of the same name and kind. */
export function withDraft<Values extends object>(values: Values, draft: unknown): Values {
  if (typeof draft !== 'object' || draft === null) return values
  const fields = Object.entries(values).map(([name, value]: [string, unknown]) => {
    return [name, overlaid(value, Reflect.get(draft, name))]
  })
  // The same names, each with a value of the kind that stood there.
  return Object.fromEntries(fields) as Values
}

/** Lists are of texts, the boxes that were ticked; they are taken whole. */
function overlaid(value: unknown, typed: unknown): unknown {
  if (Array.isArray(value)) return Array.isArray(typed) && typed.every((each) => typeof each === 'string') ? typed : value
  if (typeof value === 'object' && value !== null) return withDraft(value, typed)
  return typeof typed === typeof value ? typed : value
}

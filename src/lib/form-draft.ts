/** What was typed into one form and is not known to have arrived. It outlives a reload and the end of a session. */
export interface FormDraft {
  /** As it was stored, which another version of the page may have done; nothing when there is none. */
  read: () => unknown
  keep: (values: object) => void
  drop: () => void
}

/** Names of drafts, for the form that keeps one and for the flow that knows when it is done with. */
export const draftNames = {
  order: (productId: string) => `order.${productId}`,
  address: (addressId: string | null) => `address.${addressId ?? 'new'}`,
  person: 'person',
  company: 'company',
  forgottenPassword: 'forgottenPassword',
  profile: 'profile',
  contact: 'contact',
  papers: 'papers',
} as const

/** The values that a form begins with, and over them what of the draft is of the same name and kind. */
export function withDraft<Values extends object>(values: Values, draft: unknown): Values {
  if (typeof draft !== 'object' || draft === null) return values
  const fields = Object.entries(values).map(([name, value]: [string, unknown]) => {
    const typed: unknown = Reflect.get(draft, name)
    return [name, typeof typed === typeof value && typeof typed !== 'object' ? typed : value]
  })
  // The same names, each with a value of the kind that stood there.
  return Object.fromEntries(fields) as Values
}

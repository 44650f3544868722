/** How the operator of this marketplace can be met; what is missing is not given. */
export interface SupportContact {
  address?: string | undefined
  email?: string | undefined
  phone?: string | undefined
  /** Nobody is behind these: they were not set when the page was built. */
  example: boolean
}

/** A domain and a number that are kept free for examples, so that nobody is written to or called by mistake. */
const example: SupportContact = { email: 'support@kimiya.example', phone: '+44 20 7946 0100', example: true }

/** What was set when the page was built, else an example. */
export function supportContact(): SupportContact {
  const given = {
    address: import.meta.env.VITE_SUPPORT_ADDRESS,
    email: import.meta.env.VITE_SUPPORT_EMAIL,
    phone: import.meta.env.VITE_SUPPORT_PHONE,
  }
  return Object.values(given).some((channel) => channel !== undefined) ? { ...given, example: false } : example
}

export const mailLink = (email: string): string => `mailto:${email}`
export const phoneLink = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`

import { useSession } from './use-session.ts'

export interface OwnContact {
  fullName: string
  email: string
  countryCode: string
  phoneNumber: string
}

/** How the person, or the company they act for, is reached; empty where the page was not told. */
export function useOwnContact(): OwnContact {
  const fullName = useSession((session) => session.fullName) ?? ''
  const email = useSession((session) => session.businessEmail ?? session.userEmail) ?? ''
  const countryCode = useSession((session) => session.businesscountryCode ?? session.countryCode) ?? ''
  const phoneNumber = useSession((session) => session.businessphoneNumber ?? session.phoneNumber) ?? ''
  return { fullName, email, countryCode, phoneNumber }
}

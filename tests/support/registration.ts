import type { CallBody } from '#src/api/call-api.ts'
import type { Marketplace } from './marketplace.ts'

/** What somebody registers with, but for the address. */
export const registrant = {
  accountType: 'Individual' as const,
  fullName: 'Rafiq Ahmed',
  password: 'a long enough one',
  countryCode: '+880',
  phoneNumber: '1712000000',
  country: 'BD',
  acceptedTerms: true as const,
}

type Registrant = Partial<CallBody<'signup'>> & { email: string }

/** The code in a mail or a text message; empty when there is none. */
export const codeIn = (text: string | undefined): string => /\d{6}/.exec(text ?? '')?.[0] ?? ''

/** Returns the newest code mailed to an address. */
export async function mailedCode(market: Marketplace, email: string): Promise<string> {
  return codeIn((await market.deliver()).findLast(({ recipient }) => recipient === email)?.subject)
}

/** Registers somebody; returns what proves their address. `from`: the network address of the calls. */
export async function signUp(market: Marketplace, person: Registrant, from?: () => string) {
  const { codeToken } = await market.call('signup', { body: { ...registrant, ...person }, ...callFrom(from) })
  return { email: person.email, codeToken, code: await mailedCode(market, person.email) }
}

/** A new account, signed in; returns its session token. */
export async function register(market: Marketplace, person: Registrant, from?: () => string): Promise<string> {
  await market.call('verifyOTP', { body: await signUp(market, person, from), ...callFrom(from) })
  const { email, password = registrant.password } = person
  return (await market.call('login', { body: { email, password }, ...callFrom(from) })).token
}

/** A browser that names itself, and the word by which an account knows it. */
const browsers = { home: 'the-browser-at-home', elsewhere: 'a-browser-elsewhere' }

/** Signs in at home and then from another browser; returns what the mail about that brings, and its session. */
export async function signInElsewhere(market: Marketplace, person: { email: string; password?: string }, from?: () => string) {
  const { email, password = registrant.password } = person
  const signIn = (deviceId: string) => market.call('login', { body: { email, password, deviceId }, ...callFrom(from) })
  await signIn(browsers.home)
  const { token: session } = await signIn(browsers.elsewhere)
  return { session, token: await mailedLinkToken(market, email) }
}

/** Returns what stands behind the # of the link in the newest mail to an address; empty when there is none. */
export async function mailedLinkToken(market: Marketplace, email: string): Promise<string> {
  const mail = (await market.deliver()).findLast(({ recipient }) => recipient === email)
  return /#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

/** Asks for a new password; returns what proves the address. */
export async function forgetPassword(market: Marketplace, email: string, from?: () => string) {
  const { codeToken } = await market.call('forgetPassword', { body: { email }, ...callFrom(from) })
  return { email, codeToken, code: await mailedCode(market, email), purpose: 'passwordReset' as const }
}

const callFrom = (from: (() => string) | undefined) => (from === undefined ? {} : { address: from() })

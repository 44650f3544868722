import { inviteOperator } from '#server/domain/operator/invitations.ts'
import type { Row } from '#server/store/tables.ts'
import type { Marketplace } from './marketplace.ts'
import { appCode, site } from './second-factors.ts'
import { softPasskey } from './soft-passkey.ts'

/** What every operator of the tests signs in with. */
export const operatorPassword = 'Quiet-Harbour-71'

type Roles = Row<'operators'>['roles']

/** Invites somebody as the command line does; returns the token of the link. */
export const invite = ({ store, ports, newId, clock }: Marketplace, email: string, roles: Roles): Promise<string> =>
  store.transaction(async (tables) => {
    const context = { tables, ports, newId, now: clock.now.toISOString() }
    return (await inviteOperator(context, { email, name: 'Salma Idris', roles }, 'amina')).invitationToken
  })

/** Delivers the mails that wait; returns the token of the only link among them that invites this address. */
export async function mailedInvitation(market: Marketplace, email: string): Promise<string> {
  const texts = (await market.deliver()).filter(({ recipient }) => recipient === email).map(({ text }) => text)
  const tokens = texts.map((text) => /https:\/\/kimiya\.example\/operator\/invitation#([\w-]{43})\b/.exec(text)?.[1])
  const [token] = tokens
  if (token === undefined || tokens.length > 1) throw new Error(`Mails to ${email}: ${texts.join('\n')}`)
  return token
}

/**
 * An operator who has worked here for a month, signed in; `secret` is the authenticator app's. `from`: the network address of the calls.
 */
export async function employ(market: Marketplace, email: string, roles: Roles, from?: () => string) {
  const address = from === undefined ? {} : { address: from() }
  const invitationToken = await invite(market, email, roles)
  const { secret } = await market.call('readInvitation', { body: { invitationToken }, ...address })
  const body = { invitationToken, password: operatorPassword, code: appCode(market, secret) }
  const { token: operatorToken } = await market.call('acceptInvitation', { body, ...address })
  const rolesSince = new Date(market.clock.now.getTime() - 30 * 86_400_000).toISOString()
  await market.store.update('operators', { email }, { rolesSince })
  return { operatorToken, secret, email }
}

/** Adds a passkey of a test's authenticator to whom the token belongs. `at`: the site that the browser shows. */
export async function addOperatorPasskey(market: Marketplace, operatorToken: string, passkey = softPasskey(), at = site) {
  const from = { operatorToken, pageOrigin: at.origin }
  const { challenge } = await market.call('enrolOperatorPasskey', from)
  const body = { name: 'Laptop', passkey: passkey.make({ challenge, ...at }) }
  return { passkey, ...(await market.call('addOperatorPasskey', { ...from, body })) }
}

import { expect, it } from 'vitest'
import { type OperationId, operationTable } from '#src/generated/operation-table.ts'
import { openMemoryStore } from '#server/store/memory/memory-store.ts'
import { demoPassword } from '#server/demo/load-demo.ts'
import type { Row } from '#server/store/tables.ts'
import { openMarketplace } from '#tests/support/marketplace.ts'
import { operatorPassword } from '#tests/support/operators.ts'
import { registrant } from '#tests/support/registration.ts'
import { cases } from '../cases/all-cases.ts'
import { openCaseFixture } from '../cases/case-fixture.ts'

// Object.keys of the generated table yields its keys.
const all = Object.keys(operationTable) as OperationId[]

/** Wrong ones for each password, code and recovery code of a body. */
function wrongSecrets(body: unknown): Record<string, string> {
  const wrong = {
    password: 'Wrong-Harbour-73',
    oldPassword: 'Wrong-Harbour-74',
    code: '907256',
    recoveryCode: 'WRNG-WRNG-WRNG-WRNG',
  }
  if (typeof body !== 'object' || body === null) return {}
  return Object.fromEntries(Object.entries(wrong).filter(([name]) => name in body))
}

it('after every call there is no password, token, code or card in the security log, nor the hash of one', async () => {
  const market = await openMarketplace(openMemoryStore())
  const secrets = new Set<string>([demoPassword, registrant.password, operatorPassword, 'quite another one'])
  const { codes, totp, encryption } = market.ports
  const noted = (secret: string) => {
    secrets.add(secret)
    return secret
  }
  // This market's alone: openMarketplace makes an object of its own for each.
  market.ports.codes = {
    ...codes,
    token: () => noted(codes.token()),
    oneTimeCode: () => noted(codes.oneTimeCode()),
    digest: async (text) => noted(await codes.digest(text)),
    deliveryToken: async (order, expiresAt) => noted(await codes.deliveryToken(order, expiresAt)),
  }
  market.ports.totp = { ...totp, newSecret: () => noted(totp.newSecret()) }
  market.ports.encryption = { ...encryption, encrypt: async (...given) => noted(await encryption.encrypt(...given)) }
  const fixture = await openCaseFixture(market)
  for (const operationId of all) {
    const options = await cases[operationId].happy(fixture)
    const cardToken = (options.body as { cardToken?: unknown } | undefined)?.cardToken // Any body.
    if (typeof cardToken === 'string') secrets.add(cardToken)
    const reply = await market.reply(operationId, options)
    // Any results; recovery codes are made by no port.
    const results = reply.kind === 'json' ? (reply.envelope.results as { recoveryCodes?: string[] } | null) : null
    for (const recoveryCode of results?.recoveryCodes ?? []) noted(recoveryCode)
    // The same with what may be refused: a wrong token, password or code is no better kept.
    await market.reply(operationId, { ...options, token: noted(codes.token()), deliveryToken: noted(codes.token()) })
    const wrong = wrongSecrets(options.body)
    if (Object.keys(wrong).length === 0) continue
    for (const secret of Object.values(wrong)) noted(secret)
    const unused = await cases[operationId].happy(fixture)
    await market.reply(operationId, { ...unused, body: { ...(unused.body as object), ...wrong } }) // An object, since it has secrets.
  }
  for (const { passwordHash } of await market.store.list('users', {})) secrets.add(passwordHash)
  for (const { passwordHash, secret } of await market.store.list('operators', {})) {
    for (const kept of [passwordHash, secret]) if (kept !== null) secrets.add(kept)
  }
  for (const { reference, lastFour } of await market.store.list('savedCards', {})) secrets.add(reference).add(`"${lastFour}"`)
  const events = await market.store.list('securityEvents', {})
  expect(new Set(events.map(({ kind }) => kind))).toEqual(
    new Set([
      'signIn.accepted',
      'signIn.refused',
      'signIn.alerted',
      'signIn.denied',
      'browser.confirmed',
      'secondFactor.added',
      'secondFactor.removed',
      'secondFactor.refused',
      'recoveryCodes.renewed',
      'identity.confirmed',
      'identity.refused',
      'session.ended',
      'password.resetRequested',
      'password.reset',
      'password.changed',
      'phone.changed',
      'registration.completed',
      'account.deleted',
      'account.suspended',
      'account.restored',
      'card.saved',
      'card.removed',
      'payoutAccount.changed',
      'payoutAccount.removed',
      'deliveryToken.refused',
      'operator.changed',
      'operator.read',
      'operator.searched',
      'operator.signedIn',
      'operator.refused',
    ]),
  )
  expect(secrets.size).toBeGreaterThan(200)
  // Six digits may stand in an id, also in one that a value names: there hexadecimal digits or dashes are around them.
  const isCode = (secret: string) => /^\d{6}$/.test(secret)
  const hasCode = (values: string, code: string) => new RegExp(`(?<![0-9a-f-])${code}(?![0-9a-f-])`).test(values)
  const holds = (event: Row<'securityEvents'>) => {
    const values = JSON.stringify([event.before, event.after, event.reason])
    return [...secrets].some((secret) => (isCode(secret) ? hasCode(values, secret) : JSON.stringify(event).includes(secret)))
  }
  expect(events.filter(holds)).toEqual([])
})

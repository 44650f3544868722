import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type OperationId, operationTable } from '#src/generated/operation-table.ts'
import { fitsRequest } from '#tests/support/response-schema.ts'
import { openMarketplace } from '#tests/support/marketplace.ts'
import { type StoreName, describeMarketplaces } from '#tests/support/stores.ts'
import { cases } from './cases/all-cases.ts'
import { type CaseFixture, openCaseFixture } from './cases/case-fixture.ts'
import { brokenCalls, grown, type Imagined, variations, varied } from './fuzz/calls.ts'
import { knownFixture, type KnownFixture } from './fuzz/known-values.ts'
import { openWire, type Wire } from './fuzz/wire.ts'

// Object.keys of the generated table yields its keys.
const all = Object.keys(operationTable) as OperationId[]
const withBody = all.filter((id) => operationTable[id].body !== false)

/** FUZZ_SEED draws other calls; FUZZ_RUNS makes so many times as many. */
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_121)
const times = Number(process.env['FUZZ_RUNS'] ?? 1)
/** Many times what the calls of one test take on a busy machine: only a hang exceeds it. */
const timeLimit = 90_000 * times
/** A statement of the databases takes longer than one of memory. */
const runs: Record<StoreName, { varied: number; grown: number; broken: number }> = {
  memory: { varied: 8, grown: 20, broken: 30 },
  PGlite: { varied: 3, grown: 6, broken: 6 },
  PostgreSQL: { varied: 4, grown: 9, broken: 6 },
}

/** Calls that nothing but what their case sends can bring to success. */
const unvaried: ReadonlySet<OperationId> = new Set<OperationId>([
  // An order is accepted with an empty body: each of the fields is a quote's.
  'acceptOrder',
  // They take the password and nothing else.
  'confirmIdentity',
  'deleteAccount',
  // They answer a secret or a challenge: one value fits.
  'confirmAuthenticator',
  'confirmBrowser',
  'confirmPasskey',
  'confirmSignIn',
  // It names the version that its seller has seen.
  'editInventory',
  // Signed by its provider, byte by byte.
  'paymentWebhook',
  // They take tokens, codes and passwords, of which each other value is wrong.
  'acceptInvitation',
  'addOperatorPasskey',
  'confirmAuthenticator',
  'confirmSignIn',
  'operatorLogin',
  'readInvitation',
])
/** They would shut the people of the test out, by their own ids. */
const harmless: OperationId[] = all.filter((id) => id !== 'suspendAccount' && id !== 'resolveAbuseReport')
const able = all.filter((id) => !unvaried.has(id))

describeMarketplaces((store, openStore) => {
  let fixture: CaseFixture
  let known: KnownFixture
  let wire: Wire
  const reached = { varied: new Set<OperationId>(), grown: new Set<OperationId>() }

  beforeAll(async () => {
    fixture = await openCaseFixture(await openMarketplace(await openStore()))
    known = await knownFixture(fixture)
    wire = await openWire(fixture.market, fixture.newAddress)
  })
  afterAll(() => wire.close())
  beforeEach(async () => {
    // Past the windows in which tries are counted.
    const { clock, store: rows } = fixture.market
    clock.now = new Date(clock.now.getTime() + 601_000)
    const confirmed = { identityConfirmedAt: clock.now.toISOString() }
    await rows.update('sessions', {}, confirmed)
    await rows.update('operatorSessions', {}, confirmed)
    // Orders of earlier tests have used it up.
    await rows.update('products', { _id: fixture.productId }, { stock: 10_000_000 })
  })
  /** Reports failures with their seed and smallest call, and unfinished runs, before the test's own timeout. */
  const every = <Drawn>(drawn: fc.Arbitrary<Drawn>, numRuns: number, property: (made: Drawn) => Promise<void>) =>
    fc.assert(fc.asyncProperty(drawn, property), {
      seed,
      numRuns: numRuns * times,
      interruptAfterTimeLimit: timeLimit,
      markInterruptAsFailure: true,
    })

  /** Signed in once; again after a call that ended the session. */
  const tokens = new Map<string, string>()
  const tokenOf = async (person: Imagined['person']): Promise<string | undefined> => {
    if (person === 'visitor') return undefined
    const account = person === 'stranger' ? 'company' : person
    const token = tokens.get(account) ?? (await fixture.market.signIn(account))
    tokens.set(account, token)
    return token
  }
  const act = async (operationId: OperationId, { person, ...options }: Imagined) => {
    const token = await tokenOf(person)
    const staff = operationTable[operationId].access === 'operator' ? await fixture.asOperator() : {}
    const response = await wire.call(operationId, { ...options, ...staff, token })
    if (response.status === 401) tokens.clear()
    return response
  }

  describe(
    'no call fails, and each answers as the contract says, in the caller’s language',
    { timeout: timeLimit + 10_000 },
    () => {
      it.each(all)('%s, as it would succeed but with other values that the contract allows', async (operationId) => {
        await every(variations(operationId, known), runs[store].varied, async (variation) => {
          const { status } = await wire.call(operationId, varied(await cases[operationId].happy(fixture), variation))
          expect(status).toBeLessThan(500)
          if (status === 200) reached.varied.add(operationId)
        })
      })

      it.each(harmless)('%s, made from the contract alone, by anybody on anything', async (operationId) => {
        await every(grown(operationId, known), runs[store].grown, async (call) => {
          const { status } = await act(operationId, call)
          expect(status).toBeLessThan(500)
          if (status === 200) reached.grown.add(operationId)
        })
      })

      it.each(withBody.filter((id) => harmless.includes(id)))('%s, with a broken body', async (operationId) => {
        await every(brokenCalls(operationId, known), runs[store].broken, async (call) => {
          const { status } = await act(operationId, call)
          const isJson = operationTable[operationId].body === 'json'
          // As it arrives: JSON has no `undefined`, and -0 is 0.
          const arrived: unknown = call.body === undefined ? undefined : JSON.parse(JSON.stringify(call.body))
          // The fields of a form are read from texts: what does not fit may become what does.
          const allowed = !isJson || fitsRequest(operationId, arrived)
          expect(status).toBeGreaterThanOrEqual(allowed ? 200 : 400)
        })
      })

      it('nearly all of these calls succeeded at least once, most of them made from the contract alone', () => {
        const share = able.filter((id) => reached.varied.has(id)).length / able.length
        expect(share).toBeGreaterThan(store === 'memory' ? 0.95 : 0.85)
        expect(reached.grown.size / all.length).toBeGreaterThan(0.6)
      })
    },
  )
})

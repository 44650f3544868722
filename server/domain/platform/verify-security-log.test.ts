import { expect, it } from 'vitest'
import { testSecrets } from '#tests/support/demo-template.ts'
import { chainEvents, chainStart, eventHash, type LoggedEvent, readAnchor } from './security-chain.ts'
import { verifySecurityLog } from './verify-security-log.ts'

const { codes } = testSecrets

const recorded = (subject: string): LoggedEvent => ({
  _id: subject,
  at: '2026-11-21T08:00:00.000Z',
  kind: 'signIn.accepted',
  actorType: 'user',
  actor: 'u1',
  accountId: 'u1',
  address: '',
  userAgent: '',
  requestId: 'r1',
  subject,
  before: null,
  after: null,
  reason: null,
  sequence: null,
  previousHash: null,
  hash: null,
  seal: null,
})

async function chain(): Promise<LoggedEvent[]> {
  const events = ['first', 'second', 'third'].map(recorded)
  const seals = await chainEvents(codes, chainStart, events)
  return events.map((event, at) => ({ ...event, ...seals[at] }))
}

const verify = (events: readonly LoggedEvent[], anchor: ReturnType<typeof readAnchor>, secrets = [codes]) =>
  verifySecurityLog(
    (async function* () {
      yield* events
    })(),
    { anchor, codes: secrets, digest: codes.digest },
  )

it('holds from the first event to the last', async () => {
  const events = await chain()
  const head = { sequence: 3, hash: events[2]?.hash }
  expect(await verify(events, readAnchor(undefined))).toEqual({ count: 3, head, fault: undefined })
})

it('finds, without the secret, an event that holds in itself and follows another than the one before it', async () => {
  const [first, second, third] = await chain()
  if (first === undefined || second === undefined || third === undefined) throw new Error('The chain has three events')
  const replaced = { ...second, subject: 'nobody' }
  const events = [first, { ...replaced, hash: await eventHash(codes, replaced) }, third]
  expect((await verify(events, readAnchor(undefined), [])).fault).toEqual({ sequence: 3, reason: 'inserted' })
})

it('believes no beginning without a seal but that of an installation', async () => {
  const events = (await chain()).slice(1)
  const anchor = { sequence: 1, hash: events[0]?.previousHash ?? '', seal: undefined }
  expect((await verify(events, anchor)).fault).toEqual({ sequence: 1, reason: 'anchor' })
})

import type { CaseFixture } from './case-fixture.ts'
import type { Cases } from './case.ts'
import { chatOf } from './chat-cases.ts'

let calls = 0

const offer = () => ({
  callId: `00000000-0000-7000-9000-${String((calls += 1)).padStart(12, '0')}`,
  signal: 'offer' as const,
  medium: 'audio' as const,
  sdp: 'v=0',
})

async function endedCall(fixture: CaseFixture, id: string): Promise<string> {
  const body = offer()
  await fixture.market.call('callSignal', { token: fixture.buyer, id, body })
  await fixture.market.call('callSignal', { token: fixture.buyer, id, body: { callId: body.callId, signal: 'end' } })
  return body.callId
}

export const callCases = {
  callSignal: {
    happy: async (fixture) => ({ token: fixture.buyer, id: (await chatOf(fixture))._id, body: offer() }),
    impossible: async (fixture) => {
      const { _id: id } = await chatOf(fixture)
      const callId = await endedCall(fixture, id)
      return { token: fixture.buyer, id, body: { callId, signal: 'candidate', candidate: { candidate: 'candidate:1' } } }
    },
  },
} satisfies Partial<Cases>

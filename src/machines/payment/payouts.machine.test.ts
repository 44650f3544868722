import { describe, expect, it } from 'vitest'
import { actorDone, actorFailed, failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { payoutOverview } from '#tests/support/money-fixtures.ts'
import { type Answers, answered } from '#tests/support/render-screen.tsx'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { type PayoutCommand, payoutsMachine } from './payouts.machine.ts'

const amount = { amount: 100_000, currency: 'SAR' }
const request = { type: 'request', amount } as const
const about = { currency: 'SAR' }

it('reaches every state', () => {
  const events = [
    { type: 'retry.asked' as const },
    { type: 'action.chosen' as const, action: 'request' as const, about },
    { type: 'action.confirmed' as const, command: request },
    { type: 'action.decided' as const, command: request },
    { type: 'entity.staled' as const },
    // There is no attachment of payouts; the factory has the state all the same.
    { type: 'attachment.opened' as const, attachment: {} as never },
    actorDone('reading', { entity: payoutOverview }),
    actorDone('changing', { message: 'Requested.' }),
    ...['reading', 'rereading', 'changing'].flatMap((actor) => [
      actorFailed(actor, rejected(422)),
      actorFailed(actor, unreachable),
    ]),
  ]
  const inputs = ['own', null].map((id) => ({ id, side: 'seller' as const }))
  expect(reachedStates(payoutsMachine, events, inputs)).toEqual(statesOf(payoutsMachine))
})

async function open(overview = payoutOverview, changing: Answers = [() => ({ message: 'Requested.' })]) {
  const left = { ...overview, balances: [] }
  const machine = answered(payoutsMachine, { reading: [() => ({ entity: overview }), () => ({ entity: left })], changing })
  const flow = runFlow(machine, { id: 'own', side: 'seller' })
  await settled()
  return { ...flow, left }
}

describe('payouts', () => {
  it('are asked for by a question about one currency, and what is left is read again', async () => {
    const { actor, state, emitted, left } = await open()
    actor.send({ type: 'action.chosen', action: 'request', about })
    expect([state().hasTag('dialog'), state().context.about]).toEqual([true, about])
    actor.send({ type: 'action.confirmed', command: request })
    await settled()
    expect([state().hasTag('dialog'), state().context.entity]).toEqual([false, left])
    expect(emitted).toEqual([{ type: 'toast', tone: 'success', text: { message: 'Requested.' } }])
  })

  it('stay asked about when the server refuses a field, and are over when it is too late', async () => {
    const refused = await open(payoutOverview, [failWith(rejected(422)), failWith(rejected(409))])
    refused.actor.send({ type: 'action.chosen', action: 'request', about })
    refused.actor.send({ type: 'action.confirmed', command: request })
    await settled()
    expect([refused.state().hasTag('dialog'), refused.state().context.failure]).toEqual([true, rejected(422)])
    refused.actor.send({ type: 'action.confirmed', command: request })
    await settled()
    expect([refused.state().hasTag('dialog'), refused.state().context.failure, refused.state().context.entity]).toEqual([
      false,
      rejected(409),
      refused.left,
    ])
  })

  it('switch to each week and back without a question', async () => {
    const { actor, state, emitted } = await open()
    actor.send({ type: 'action.decided', command: { type: 'setWeekly', accountId: 'a1', weekly: true } })
    expect([state().hasTag('dialog'), state().hasTag('busy')]).toEqual([false, true])
    await settled()
    expect(emitted).toHaveLength(1)
  })

  it.each<PayoutCommand['type']>(['request', 'saveAccount', 'setWeekly'])(
    'cannot be changed by %s without a second factor, but for removing an account',
    async (action) => {
      const { actor, state } = await open({ ...payoutOverview, hasSecondFactor: false })
      actor.send({ type: 'action.chosen', action, about })
      expect(state().hasTag('dialog')).toBe(false)
      actor.send({ type: 'action.chosen', action: 'removeAccount', about })
      expect(state().hasTag('dialog')).toBe(true)
    },
  )
})

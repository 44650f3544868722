import type { FreightRates, freightRatesMachine } from '#src/machines/order/freight-rates.machine.ts'
import { actorDone, actorFailed, rejected, unreachable } from '#tests/support/actor-events.ts'
import type { FlowEvents } from '#tests/support/flow-events.ts'

const sar = (amount: number) => ({ amount, currency: 'SAR' })

export const sampleRates: FreightRates = {
  version: 3,
  rates: [
    { country: 'SA', upToKilograms: 500, amount: sar(9_375), perHundredKilograms: sar(0) },
    { amount: sar(45_000), perHundredKilograms: sar(4_500) },
  ],
  dangerousGoods: [sar(7_000)],
}

const { version: _, ...entered } = sampleRates

export const freightRatesEvents = {
  inputs: { 'the own rates': undefined },
  events: {
    'retry.asked': { type: 'retry.asked' },
    'rates.entered': { type: 'rates.entered', rates: entered },
    'newest.taken': { type: 'newest.taken' },
    'reading answered': actorDone('reading', { table: sampleRates }),
    'reading unreachable': actorFailed('reading', unreachable),
    'reading, signed out elsewhere': actorFailed('reading', rejected(401)),
    'saving answered': actorDone('saving', { table: { ...sampleRates, version: 4 } }),
    'saving, changed elsewhere': actorFailed('saving', rejected(409)),
    'saving unreachable': actorFailed('saving', unreachable),
  },
} satisfies FlowEvents<typeof freightRatesMachine>

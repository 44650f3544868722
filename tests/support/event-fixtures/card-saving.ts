import type { cardSavingMachine } from '#src/machines/payment/card-saving.machine.ts'
import { sampleCard } from '#tests/support/account-fixtures.ts'
import { actorDone, actorFailed, rejected, unreachable } from '#tests/support/actor-events.ts'
import type { FlowEvents } from '#tests/support/flow-events.ts'

export const cardSaved = { saving: { status: 'saved', card: sampleCard } }
export const bankAsks = { saving: { status: 'asked', reference: 'saving_1', nextStep: 'bankCode' } }
export const cardDeclined = { saving: { status: 'failed', failure: 'cardDeclined' } }
export const codeRefused = { saving: { status: 'failed', failure: 'secondStepFailed' } }

export const cardSavingEvents = {
  inputs: { 'on the way to the orders': { next: '/my-order' } },
  events: {
    'card.entered': { type: 'card.entered', cardToken: 'sandbox_card_success' },
    'later.chosen': { type: 'later.chosen' },
    'code.entered': { type: 'code.entered', bankCode: '123456' },
    'code.abandoned': { type: 'code.abandoned' },
    'retry.asked': { type: 'retry.asked' },
    'saving answered': actorDone('saving', cardSaved),
    'saving asks the bank': actorDone('saving', bankAsks),
    'saving declined': actorDone('saving', cardDeclined),
    'saving refused': actorFailed('saving', rejected(429)),
    'saving unreachable': actorFailed('saving', unreachable),
    'answering saved': actorDone('answering', cardSaved),
    'answering declined': actorDone('answering', codeRefused),
    'answering unreachable': actorFailed('answering', unreachable),
  },
} satisfies FlowEvents<typeof cardSavingMachine>

import type { cardSavingMachine } from '#src/machines/card-saving.machine.ts'
import { sampleCard } from '#tests/support/account-samples.ts'
import { actorAnswered, actorFailed, refused, unreachable } from '#tests/support/actor-events.ts'
import type { FlowAlphabet } from '#tests/support/flow-alphabet.ts'

export const cardSaved = { saving: { status: 'saved', card: sampleCard } }
export const bankAsks = { saving: { status: 'asked', reference: 'saving_1', nextStep: 'bankCode' } }
export const cardDeclined = { saving: { status: 'failed', failure: 'cardDeclined' } }
export const codeRefused = { saving: { status: 'failed', failure: 'secondStepFailed' } }

export const cardSavingAlphabet = {
  inputs: { 'on the way to the orders': { next: '/my-order' } },
  events: {
    'card.entered': { type: 'card.entered', cardToken: 'sandbox_card_success' },
    'later.chosen': { type: 'later.chosen' },
    'code.entered': { type: 'code.entered', bankCode: '123456' },
    'code.abandoned': { type: 'code.abandoned' },
    'retry.asked': { type: 'retry.asked' },
    'saving answered': actorAnswered('saving', cardSaved),
    'saving asks the bank': actorAnswered('saving', bankAsks),
    'saving declined': actorAnswered('saving', cardDeclined),
    'saving refused': actorFailed('saving', refused(429)),
    'saving unreachable': actorFailed('saving', unreachable),
    'answering saved': actorAnswered('answering', cardSaved),
    'answering declined': actorAnswered('answering', codeRefused),
    'answering unreachable': actorFailed('answering', unreachable),
  },
} satisfies FlowAlphabet<typeof cardSavingMachine>

import { addSavedCard, cardOwner, storeCustomer } from '#server/domain/payment/saved-cards.ts'
import { serializeSavedCard } from '#server/domain/plan/saved-card-serializer.ts'
import { invalidFields, notFound } from '#server/domain/platform/domain-error.ts'
import type { BodyOf, Call, ResultsOf, SteppedOperation } from '#server/operation.ts'
import type { CardOwner, CardPayments, KeepingOutcome } from '#server/ports/card-payments.ts'

/**
 * The provider stores the card, we its reference alone. Nothing is recorded before the provider's response: an interrupted call can be
 * repeated, and the card is stored once.
 */
export const saveCard: SteppedOperation<'saveCard'> = {
  inSteps: async (body, { cardPayments }, { step, lastStep }) => {
    const owner = await step((call) => cardOwner(call, call.caller.user._id))
    const outcome = await requestKeeping(cardPayments, owner, body)
    return lastStep((call) => settle(call, outcome))
  },
}

async function requestKeeping(cardPayments: CardPayments, owner: CardOwner, body: BodyOf<'saveCard'>): Promise<KeepingOutcome> {
  const { cardToken: token, reference, bankCode } = body
  if (reference !== undefined) {
    if (cardPayments.secondStep === 'code' && bankCode === undefined) {
      throw invalidFields({ bankCode: { key: 'server:field.bankCode' } })
    }
    const outcome = await cardPayments.confirmKeeping({ owner, reference, bankCode })
    if (outcome === undefined) throw notFound()
    return outcome
  }
  const outcome = token === undefined ? undefined : await cardPayments.keep({ owner, token })
  if (outcome === undefined) throw invalidFields({ cardToken: { key: 'server:field.cardToken' } })
  return outcome
}

async function settle(call: Call<'saveCard'>, outcome: KeepingOutcome): Promise<ResultsOf<'saveCard'>> {
  const userId = call.caller.user._id
  await storeCustomer(call, userId, outcome.customer)
  if (outcome.outcome === 'failed') return { status: 'failed', failure: outcome.failure }
  if (outcome.outcome === 'askBank') {
    const { reference, clientSecret } = outcome
    return clientSecret === undefined
      ? { status: 'asked', reference, nextStep: 'bankCode' }
      : { status: 'asked', reference, nextStep: 'bankPage', clientSecret }
  }
  if (outcome.stored === undefined) throw new Error(`The provider keeps no card under ${outcome.reference}`)
  return { status: 'saved', card: serializeSavedCard(await addSavedCard(call, userId, outcome.stored), call.now) }
}

import { draftNames } from '#src/lib/form-draft.ts'
import { createSubmitMachine } from '#src/machines/platform/create-submit-machine.ts'
import { finishDraft, successToast } from '#src/machines/platform/emitted-events.ts'

/** A buyer rates what came, and who sold it. A field or a photo may not be taken, or no answer may come: what was typed stays. */
export const ratingGivingMachine = createSubmitMachine('rateProduct', {
  onDone: ({ results, message }) => [
    finishDraft(draftNames.rating(results.productId)),
    { type: 'session.remembered', changes: { rating: null } },
    successToast(message, 'catalogue:reviews.give.done'),
  ],
})

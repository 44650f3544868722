import { draftNames } from '#src/lib/form-draft.ts'
import { createSubmitMachine } from '#src/machines/platform/create-submit-machine.ts'
import { finishDraft, successToast } from '#src/machines/platform/emitted-events.ts'

/** A buyer puts a rating right, for fourteen days. */
export const ratingEditMachine = createSubmitMachine('editRating', {
  onDone: ({ results, message }) => [
    finishDraft(draftNames.rating(results.productId)),
    successToast(message, 'catalogue:reviews.give.done'),
  ],
})

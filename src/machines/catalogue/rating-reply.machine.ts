import { createSubmitMachine } from '#src/machines/platform/create-submit-machine.ts'
import { successToast } from '#src/machines/platform/emitted-events.ts'

/** A seller replies to a rating, or puts the reply right. */
export const ratingReplyMachine = createSubmitMachine('replyToRating', {
  onDone: ({ message }) => [successToast(message, 'catalogue:reviews.replied')],
})

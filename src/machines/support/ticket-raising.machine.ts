import { draftNames } from '#src/lib/form-draft.ts'
import { ticketAddress } from '#src/lib/paths.ts'
import { createSubmitMachine } from '#src/machines/platform/create-submit-machine.ts'
import { finishDraft, navigate, successToast } from '#src/machines/platform/emitted-events.ts'

/** Somebody asks the staff something. There may be too many open questions, or no answer may come: what was written stays. */
export const ticketRaisingMachine = createSubmitMachine('raiseTicket', {
  onDone: ({ results, message }) => [
    finishDraft(draftNames.ticket),
    successToast(message, 'support:raising.done'),
    navigate(ticketAddress(results._id)),
  ],
})

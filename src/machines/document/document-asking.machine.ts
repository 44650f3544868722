import { draftNames } from '#src/lib/form-draft.ts'
import { documentDetailsAddress } from '#src/lib/paths.ts'
import { createSubmitMachine } from '#src/machines/platform/create-submit-machine.ts'
import { finishDraft, navigate, successToast } from '#src/machines/platform/emitted-events.ts'

/**
 * A buyer asks for a document of a product. The same may have been asked for already, a field may be refused, or no answer may come:
 * what was chosen and written stays.
 */
export const documentAskingMachine = createSubmitMachine('requestDocument', {
  onDone: ({ results, message }) => [
    finishDraft(draftNames.documentQuestion(results.product._id)),
    successToast(message, 'document:asking.done'),
    navigate(documentDetailsAddress(results._id), { replace: true }),
  ],
})

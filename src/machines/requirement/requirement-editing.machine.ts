import { draftNames } from '#src/lib/form-draft.ts'
import { rfqDetailsAddress } from '#src/lib/paths.ts'
import { createSubmitMachine } from '#src/machines/platform/create-submit-machine.ts'
import { finishDraft, navigate, successToast } from '#src/machines/platform/emitted-events.ts'

/** A buyer puts a requirement in other words, as long as nobody has bid for it. */
export const requirementEditingMachine = createSubmitMachine('editRequirement', {
  onDone: ({ results, message }) => [
    finishDraft(draftNames.requirement(results._id)),
    successToast(message, 'requirement:post.saved'),
    navigate(rfqDetailsAddress(results._id), { replace: true }),
  ],
})

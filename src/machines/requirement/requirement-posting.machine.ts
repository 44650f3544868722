import { draftNames } from '#src/lib/form-draft.ts'
import { rfqDetailsAddress } from '#src/lib/paths.ts'
import { createSubmitMachine } from '#src/machines/platform/create-submit-machine.ts'
import { finishDraft, navigate, successToast } from '#src/machines/platform/emitted-events.ts'

/** A buyer posts a requirement and comes to its page. A field may be wrong, or no answer may come: what was entered stays. */
export const requirementPostingMachine = createSubmitMachine('createRequirement', {
  onDone: ({ results, message }) => [
    finishDraft(draftNames.requirement(null)),
    successToast(message, 'requirement:post.done'),
    navigate(rfqDetailsAddress(results._id), { replace: true }),
  ],
})

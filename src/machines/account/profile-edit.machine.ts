import { draftNames } from '#src/lib/form-draft.ts'
import { paths } from '#src/lib/paths.ts'
import { createSubmitMachine } from '#src/machines/platform/create-submit-machine.ts'
import { finishDraft, navigate, successToast } from '#src/machines/platform/emitted-events.ts'
import { storedUser } from './stored-user.ts'

/** Somebody changes the own profile. A field or the picture may not be taken, or no answer may come: what was entered stays. */
export const profileEditMachine = createSubmitMachine('editProfile', {
  onDone: ({ results, message }) => [
    finishDraft(draftNames.profile),
    { type: 'session.remembered', changes: storedUser(results.user) },
    successToast(message, 'account:edit.done'),
    navigate(paths.profile, { replace: true }),
  ],
})

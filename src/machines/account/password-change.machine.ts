import { createSubmitMachine } from '#src/machines/platform/create-submit-machine.ts'
import { successToast } from '#src/machines/platform/emitted-events.ts'

/** Somebody signed in sets another password. The present one may be wrong, or no answer may come: the form is still there. */
export const passwordChangeMachine = createSubmitMachine('changePassword', {
  onDone: ({ message }) => [successToast(message, 'account:password.done')],
})

import { createSubmitMachine } from '#src/machines/platform/create-submit-machine.ts'
import { successToast } from '#src/machines/platform/emitted-events.ts'

/**
 * Somebody signed in sets another password. The present one may be wrong, or no answer may come: the form is still there. The session
 * goes on
 * with the token that comes with the answer.
 */
export const passwordChangeMachine = createSubmitMachine('changePassword', {
  onDone: ({ results, message }) => [
    { type: 'session.renewed', token: results.token },
    successToast(message, 'account:password.done'),
  ],
})

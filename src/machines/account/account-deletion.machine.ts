import { paths } from '#src/lib/paths.ts'
import { createSubmitMachine } from '#src/machines/platform/create-submit-machine.ts'
import { navigate, successToast } from '#src/machines/platform/emitted-events.ts'

/**
 * Somebody leaves the marketplace, and proves by the password who they are. It may be wrong; open orders or money may hold the account
 * (`refused`, with what has to be ended first); no answer may come.
 */
export const accountDeletionMachine = createSubmitMachine('deleteAccount', {
  onDone: ({ message }) => [
    { type: 'session.closed' },
    successToast(message, 'account:deletion.done'),
    navigate(paths.home, { replace: true }),
  ],
})

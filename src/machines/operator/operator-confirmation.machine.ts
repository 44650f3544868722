import { fromPromise, setup } from 'xstate'
import type { ApiFailure } from '#src/api/api-error.ts'
import { callOperatorApi } from '#src/api/call-operator-api.ts'
import { flowTypes } from '#src/machines/platform/flow-tags.ts'
import { failureHandling } from '#src/machines/platform/failure.ts'
import { unsentStates } from '#src/machines/platform/sending.ts'

export type OperatorConfirmationEvent = { type: 'code.submitted'; code: string }

interface ConfirmationContext {
  failure: ApiFailure | null
}

/**
 * An operator who is signed in proves by a code of the app that it is still them, before an act that moves money or gives and takes access. The
 * code may be wrong (`corrected`), there may have been too many (`refused`), no answer may come, or the session has ended (`over`).
 */
export const operatorConfirmationMachine = setup({
  types: flowTypes<{ context: ConfirmationContext; events: OperatorConfirmationEvent }>(),
  actors: {
    confirming: fromPromise<unknown, { code: string }>(async ({ input, signal }) =>
      callOperatorApi('confirmOperator', { body: input, signal }),
    ),
  },
})
  .extend(failureHandling<ConfirmationContext, OperatorConfirmationEvent>())
  .createMachine({
    id: 'operatorConfirmation',
    context: () => ({ failure: null }),
    initial: 'open',
    on: { 'code.submitted': { target: '.confirming', actions: 'clearFailure' } },
    states: {
      open: {},
      confirming: {
        tags: ['busy'],
        invoke: {
          id: 'confirming',
          src: 'confirming',
          input: ({ event }) => ({ code: event.code }),
          onDone: { target: 'confirmed' },
          onError: [
            { guard: 'isDeadSession', target: 'over' },
            { guard: 'hasFieldErrors', target: 'corrected', actions: 'setFailure' },
            { guard: 'isRejected', target: 'refused', actions: 'setFailure' },
            { target: 'unreachable', actions: 'setFailure' },
          ],
        },
        // The last digit sends it, and so does the button.
        on: { 'code.submitted': {} },
      },
      corrected: { tags: ['failed'] },
      ...unsentStates,
      over: { tags: ['expired'], on: { 'code.submitted': {} } },
      confirmed: { tags: ['done'], on: { 'code.submitted': {} } },
    },
  })

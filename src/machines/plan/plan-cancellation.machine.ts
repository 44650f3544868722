import { createSubmitMachine } from '#src/machines/platform/create-submit-machine.ts'
import { successToast } from '#src/machines/platform/emitted-events.ts'

/** Somebody does not want their plan prolonged; it runs to the end of what was paid. */
export const planCancellationMachine = createSubmitMachine('purchaseSubscription', {
  onDone: ({ message }) => [successToast(message, 'money:plan.cancelled')],
})

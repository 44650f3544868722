import { callOperatorApi } from '#src/api/call-operator-api.ts'
import { createConfirmationMachine } from '#src/machines/platform/create-confirmation-machine.ts'

/**
 * An operator who is signed in proves by a passkey, or by a code of the app, that it is still them, before an act that moves money or gives and
 * takes access. A passkey signs a challenge that is asked for first. The proof may be wrong or there may have been too many (`refused`), the
 * browser may bring no passkey (`notSigned`), no answer may come, or the session may have ended meanwhile (`over`).
 */
export const operatorConfirmationMachine = createConfirmationMachine({
  id: 'operatorConfirmation',
  challenge: async (signal) => (await callOperatorApi('challengeOperator', { signal })).results,
  confirm: ({ code, passkey }, signal) =>
    callOperatorApi('confirmOperator', { body: passkey === undefined ? { code: code ?? '' } : { passkey }, signal }),
})

import { callApi } from '#src/api/call-api.ts'
import { createConfirmationMachine } from '#src/machines/platform/create-confirmation-machine.ts'

/**
 * Somebody who is signed in proves that it is still them, before an act that costs money or the account: by the password, or by a second
 * factor where the account has one. A passkey signs a challenge that is asked for first. The proof may be wrong (`refused`), the browser
 * may bring no passkey (`notSigned`), no answer may come, or the session may have ended meanwhile (`over`).
 */
export const identityConfirmationMachine = createConfirmationMachine({
  id: 'identityConfirmation',
  challenge: async (signal) => (await callApi('challengePasskey', { signal })).results,
  confirm: (proof, signal) => callApi('confirmIdentity', { body: proof, signal }),
})

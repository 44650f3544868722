import { deleteAccountData } from '#server/domain/account/account-deletion.ts'
import { assertNoOpenObligations } from '#server/domain/account/open-obligations.ts'
import { queueMail } from '#server/domain/platform/outbox.ts'
import { withPassword } from '#server/domain/account/passwords.ts'
import type { Call, ResultsOf, SteppedOperation } from '#server/operation.ts'

export const deleteAccount: SteppedOperation<'deleteAccount'> = {
  inSteps: ({ password }, ports, steps) => withPassword(password, ports, steps, deleteOwnAccount),
}

async function deleteOwnAccount(call: Call<'deleteAccount'>): Promise<ResultsOf<'deleteAccount'>> {
  const { user } = call.caller
  await assertNoOpenObligations(call, user._id)
  const { email: recipient, language, fullName: name } = user
  await deleteAccountData(call, user)
  await queueMail(call, { recipient, language, template: 'accountDeleted', values: { name } })
  return {}
}

import type { CallCommand } from './call-command.ts'
import { reasonOption, requireReason } from './operator-change.ts'
import { CommandRefused } from './store-command.ts'
import { findAccount } from './suspensions.ts'

const optionForms = { reason: reasonOption } as const

export const secondFactorsCommand: CallCommand<typeof optionForms> = {
  options: optionForms,
  usage: `second-factors remove EMAIL --reason TEXT
      Lets in who has lost the device and all recovery codes: the password alone signs in again. Every session ends, and a mail tells the owner.`,
  runCalls: async (context, [action, email]) => {
    if (action !== 'remove' || email === undefined) throw new CommandRefused('second-factors remove EMAIL --reason TEXT')
    const reason = requireReason(context.options)
    const { account } = await findAccount(context, email)
    await context.call('resetSecondFactors', { id: account._id, body: { reason } })
    context.print(`Second factors of ${account.email} removed`)
  },
}

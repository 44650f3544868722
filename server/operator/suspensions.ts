import type { components } from '#src/generated/schema.ts'
import type { CallCommand, CallContext } from './call-command.ts'
import { reasonOption, requireReason } from './operator-change.ts'
import { CommandRefused } from './store-command.ts'

type FoundAccount = components['schemas']['FoundAccounts']['accounts'][number]

/** The account that an operator names by its sign-in address. */
export async function findAccount({ call }: Pick<CallContext, 'call'>, address: string): Promise<FoundAccount> {
  const email = address.trim().toLowerCase()
  const { accounts } = await call('findAccounts', { body: { search: email } })
  const found = accounts.find(({ account }) => account.email === email)
  if (found === undefined) throw new CommandRefused(`No account ${address}`)
  return found
}

export const suspendUserCommand: CallCommand = {
  usage: `suspend-user EMAIL REASON…
      Shuts an account out: its sessions end and its products leave the market. Orders under way stay as they are.`,
  runCalls: async (context, [email, ...args]) => {
    const reason = args.join(' ').trim()
    if (email === undefined || reason === '') throw new CommandRefused('suspend-user EMAIL REASON…')
    const { account, status } = await findAccount(context, email)
    if (status !== 'active') throw new CommandRefused(`${account.email} is ${status}`)
    await context.call('suspendAccount', { id: account._id, body: { reason } })
    context.print(`${email} suspended`)
  },
}

const optionForms = { reason: reasonOption } as const

export const restoreUserCommand: CallCommand<typeof optionForms> = {
  options: optionForms,
  usage: `restore-user EMAIL --reason TEXT
      Lets a suspended account in again, with the products that were on the market.`,
  runCalls: async (context, [email]) => {
    if (email === undefined) throw new CommandRefused('restore-user EMAIL --reason TEXT')
    const reason = requireReason(context.options)
    const { account, status } = await findAccount(context, email)
    if (status !== 'suspended') throw new CommandRefused(`${account.email} is ${status}`)
    await context.call('restoreAccount', { id: account._id, body: { reason } })
    context.print(`${email} restored`)
  },
}

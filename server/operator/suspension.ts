import { restoreUser, suspendUser } from '#server/domain/account/suspension.ts'
import { accountOf } from './account-of.ts'
import { CommandRefused, type StoreCommand } from './store-command.ts'

export const suspendUserCommand: StoreCommand = {
  usage: `suspend-user EMAIL REASON…
      Shuts an account out: its sessions end and its products leave the market. Orders under way stay as they are.`,
  run: async (context, [email, ...args]) => {
    const reason = args.join(' ').trim()
    if (email === undefined || reason === '') throw new CommandRefused('suspend-user EMAIL REASON…')
    await context.change(async (own) => {
      const user = await accountOf(own.tables, email)
      if (!(await suspendUser(own, user, reason))) throw new CommandRefused(`${user.email} is ${user.status}`)
    })
    context.print(`${email} suspended`)
  },
}

export const restoreUserCommand: StoreCommand = {
  usage: `restore-user EMAIL
      Lets a suspended account in again, with the products that were on the market.`,
  run: async (context, [email]) => {
    if (email === undefined) throw new CommandRefused('restore-user EMAIL')
    await context.change(async (own) => {
      const user = await accountOf(own.tables, email)
      if (!(await restoreUser(own, user))) throw new CommandRefused(`${user.email} is ${user.status}`)
    })
    context.print(`${email} restored`)
  },
}

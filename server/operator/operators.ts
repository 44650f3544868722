import { invitationAddress } from '#src/lib/invitation-address.ts'
import { tables } from '#server/store/tables.ts'
import type { CallCommand, CallContext } from './call-command.ts'
import { reasonOption, requireReason } from './operator-change.ts'
import { CommandRefused } from './store-command.ts'

const form =
  'operators list | invite EMAIL NAME… --role ROLE --reason TEXT | roles EMAIL --role ROLE --reason TEXT | disable EMAIL --reason TEXT'

const roles = tables.operators.shape.roles

const optionForms = {
  reason: reasonOption,
  role: { type: 'string', multiple: true, value: 'ROLE', description: `${roles.element.options.join(', ')}; may be repeated` },
} as const

type Context = CallContext<typeof optionForms>

async function list({ call, print }: Context): Promise<void> {
  const { operators } = await call('getOperators', {})
  for (const { email, name, status, roles: own } of operators) print([email, name, status, own.join(', ')].join('\t'))
  if (operators.length === 0) print('There is no operator.')
}

function rolesOf({ options }: Context) {
  const own = roles.min(1).safeParse([...new Set(options.role ?? [])])
  if (!own.success) throw new CommandRefused(`--role is one of ${roles.element.options.join(', ')}, and may be repeated`)
  return own.data
}

async function findOperator({ call }: Context, address: string): Promise<string> {
  const email = address.trim().toLowerCase()
  const found = (await call('getOperators', {})).operators.find((operator) => operator.email === email)
  if (found === undefined) throw new CommandRefused(`No operator ${address}`)
  return found._id
}

export const operatorsCommand: CallCommand<typeof optionForms> = {
  options: optionForms,
  usage: `${form}
      Lists the operators; invites somebody, or one who has lost the password or the app, by a link that is good once and for a
      day; changes what one may do; shuts one out. An admin may do whatever the other roles
      may, and the last one stays: invite another first.`,
  runCalls: async (context, [action, email, ...names]) => {
    const { call, print, options } = context
    const name = names.join(' ').trim()
    if (action === 'list') return list(context)
    if (email === undefined) throw new CommandRefused(form)
    if (action === 'invite' && name !== '') {
      const body = { email: email.trim().toLowerCase(), name, roles: rolesOf(context), reason: requireReason(options) }
      const { invitationToken } = await call('inviteOperator', { body })
      if (invitationToken === undefined) return print(`A link for ${name} alone, good for a day, goes to ${body.email}`)
      return print(`For ${name} alone, for a day: ${new URL(invitationAddress(invitationToken), context.pageUrl).href}`)
    }
    if (action === 'roles') {
      const own = rolesOf(context)
      const body = { roles: own, reason: requireReason(options) }
      await call('changeOperatorRoles', { id: await findOperator(context, email), body })
      return print(`${email}: ${own.join(', ')}`)
    }
    if (action !== 'disable') throw new CommandRefused(form)
    const reason = requireReason(options)
    await call('disableOperator', { id: await findOperator(context, email), body: { reason } })
    print(`${email} is disabled`)
  },
}

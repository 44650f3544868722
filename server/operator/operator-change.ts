import { hostname, userInfo } from 'node:os'
import { recordAct } from '#server/domain/platform/recorded-act.ts'
import type { Origin } from '#server/operation.ts'
import type { Ports } from '#server/ports/ports.ts'
import type { Store } from '#server/store/store.ts'
import { CommandRefused, type StoreContext } from './store-command.ts'

interface ChangeDeps {
  store: Store
  ports: Ports
  clock: () => Date
  newId: () => string
  /** The command, as the operator typed its name. */
  command: string
  origin: Origin
}

/** Who runs a command, and where: what OPERATOR_NAME says, or the account of the machine. */
export const operatorOrigin = (operator: string | undefined): Origin & { operator: string } => ({
  operator: operator ?? userInfo().username,
  address: `${hostname()}, command line`,
  userAgent: undefined,
  requestId: undefined,
})

/** Makes a command's changes, and records in their transaction who made them, from where, why, and what the rows were and are. */
export function operatorChange({ store, ports, clock, newId, command, origin }: ChangeDeps): StoreContext['change'] {
  return (reason, work) =>
    store.transaction((tables) => {
      const now = clock().toISOString()
      return recordAct({ tables, newId, now, origin }, { subject: command, reason }, (recorded) =>
        work({ tables: recorded, ports, newId, now, origin }),
      )
    })
}

/** The option of every command that changes something and has no reason among its arguments. */
export const reasonOption = { type: 'string', value: 'TEXT', description: 'Why you do this; the security log keeps it' } as const

/** Throws `CommandRefused` without a reason. */
export function requireReason({ reason = '' }: { reason?: string }): string {
  if (reason.trim() === '') throw new CommandRefused('--reason TEXT is missing: why you do this, for the security log')
  return reason.trim()
}

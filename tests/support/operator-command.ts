import { memoryFiles } from '#server/adapters/files-memory.ts'
import { operatorChange } from '#server/operator/operator-change.ts'
import type { CallCommand } from '#server/operator/call-command.ts'
import { storeCalls } from '#server/operator/operator-calls.ts'
import type { StoreCommand } from '#server/operator/store-command.ts'
import type { Ports } from '#server/ports/ports.ts'
import type { Store } from '#server/store/store.ts'
import { testSecrets } from './demo-template.ts'
import type { Marketplace } from './marketplace.ts'

/** Who runs the commands of tests. */
export const testOperator = { operator: 'amina', address: 'office-3, command line', userAgent: undefined, requestId: undefined }

interface CommandSetting {
  options?: object
  /** The JSON of the file that the command is given. */
  file?: unknown
  print?: (line: string) => void
  /** The command's name, as the log has it. */
  name?: string
}

/** Runs a command as the operator's command line does, by default with a reason. */
export function runCommand(
  { store, ports, newId, clock }: Pick<Marketplace, 'store' | 'ports' | 'newId'> & { clock: { now: Date } },
  command: StoreCommand | CallCommand,
  args: readonly string[],
  { options = {}, file, print = () => {}, name = 'command' }: CommandSetting = {},
): Promise<void> {
  const given = { reason: 'As the board decided', ...options }
  const readJson = async () => file
  if ('runCalls' in command) {
    const calls = storeCalls({ store, ports, newId, clock: () => clock.now }, testOperator)
    return command.runCalls(
      { ...calls, options: given, print, readJson, codes: async () => ports.codes, pageUrl: 'https://kimiya.example' },
      args,
    )
  }
  const deps = { store, ports, newId, clock: () => clock.now, command: name, origin: testOperator }
  return command.run(
    {
      store,
      newId,
      print,
      readJson,
      files: ports.files,
      codes: ports.codes,
      clock: () => clock.now,
      options: given,
      origin: deps.origin,
      change: operatorChange(deps),
    },
    args,
  )
}

/** What commands need on a store without a marketplace. */
export const bareInstallation = (store: Store, files = memoryFiles()) => ({
  store,
  // Commands that carry rows and single tables use no other port.
  ports: { ...testSecrets, files } as unknown as Ports,
  newId: () => crypto.randomUUID(),
  clock: { now: new Date('2026-11-21T09:00:00.000Z') },
})

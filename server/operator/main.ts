import { mkdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { operationTable } from '#src/generated/operation-table.ts'
import { webCryptoCodes } from '#server/adapters/codes-web-crypto.ts'
import { DomainError } from '#server/domain/platform/domain-error.ts'
import { readEnvironment } from '#server/environment.ts'
import { newId } from '#server/new-id.ts'
import { openPorts } from '#server/open-ports.ts'
import { openStore } from '#server/open-store.ts'
import { serverText } from '#server/texts.ts'
import { replyTicketCommand } from './reply-ticket.ts'
import { backupCommand } from './backup.ts'
import { bankDetailsCommand } from './bank-details.ts'
import { bankTransfersCommand } from './bank-transfers.ts'
import { categoriesCommand } from './categories.ts'
import { optionLines, readCommandOptions } from './command-options.ts'
import { contentsCommand } from './contents.ts'
import { disputesCommand } from './disputes.ts'
import { exportCommand } from './export-rows.ts'
import { importCatalogueCommand } from './catalogue-import/import-catalogue.ts'
import { plansCommand } from './plans.ts'
import { progressBar } from './progress-bar.ts'
import { restoreCommand } from './restore.ts'
import { simulateDelivery } from './simulate-delivery.ts'
import { CommandRefused, type OptionForms, type StoreCommand, type StoreContext } from './store-command.ts'
import { restoreUserCommand, suspendUserCommand } from './suspension.ts'
import { tenderNewsCommand } from './tender-news.ts'
import { verifyCompanyCommand } from './verify-company.ts'

/** Commands that work on the installation's own store. */
const storeCommands: Record<string, StoreCommand> = {
  categories: categoriesCommand,
  'tender-news': tenderNewsCommand,
  plans: plansCommand,
  'bank-transfers': bankTransfersCommand,
  disputes: disputesCommand,
  'answer-ticket': replyTicketCommand,
  'verify-company': verifyCompanyCommand,
  'suspend-user': suspendUserCommand,
  'restore-user': restoreUserCommand,
  'bank-details': bankDetailsCommand,
  contents: contentsCommand,
  backup: backupCommand,
  restore: restoreCommand,
  export: exportCommand,
  'import-catalogue': importCatalogueCommand,
}

const simulateDeliveryUsage = `simulate-delivery ORDER [--url URL] [--pause SECONDS]
      Plays the carrier of a dispatched order: accepts the job, reports positions, hands over.
      ORDER is the order's number (KO-26-7K3M9-QX2AB); URL is the server's (http://HOST:PORT by default).`

const simulateDeliveryOptions = {
  url: { type: 'string', value: 'URL', description: 'Of the server' },
  pause: { type: 'string', value: 'SECONDS', description: 'Between two reports; 1 unless told' },
} as const

const help = `The operator's command line.

${[simulateDeliveryUsage, ...Object.values(storeCommands).map(({ usage }) => usage)]
  .map((usage) => `  npm run operator -- ${usage}\n`)
  .join('\n')}
\`COMMAND --help\` tells of one command alone, with its options.
It works with the server's own settings: run it where DATABASE_URL or DATA_DIR, and SECRET_KEY, are the server's. With the embedded
database, stop the server first: one process has it at a time.`

/** Reads the command and runs it; exit code 1 and one clear line when it cannot. */
async function main([command, ...args]: readonly string[]): Promise<void> {
  if (command === undefined || ['help', '--help', '-h'].includes(command)) return console.log(help)
  const storeCommand = Object.hasOwn(storeCommands, command) ? storeCommands[command] : undefined
  if (command === 'simulate-delivery') return runSimulation(args)
  if (storeCommand !== undefined) return runOnStore(storeCommand, args)
  throw new CommandRefused(
    command.startsWith('-')
      ? `The command comes first, its options (${command}) behind it.\n\n${help}`
      : `There is no command ${command}.\n\n${help}`,
  )
}

const commandHelp = (usage: string, options: OptionForms) =>
  [`npm run operator -- ${usage}`, optionLines(options)].filter((part) => part !== '').join('\n\n')

async function runSimulation(args: readonly string[]): Promise<void> {
  const { positionals, options, help: helpRequested } = readCommandOptions(simulateDeliveryOptions, args)
  if (helpRequested) return console.log(commandHelp(simulateDeliveryUsage, simulateDeliveryOptions))
  const environment = readEnvironment(process.env)
  const [orderNumber] = positionals
  if (orderNumber === undefined) throw new CommandRefused('simulate-delivery ORDER [--url URL] [--pause SECONDS]')
  const base = options.url ?? `http://${environment.HOST}:${environment.PORT}`
  const secret = environment.SECRET_KEY ?? (await readFile(join(resolve(environment.DATA_DIR), 'secret-key'), 'utf8'))
  await simulateDelivery({
    orderNumber,
    codes: webCryptoCodes(secret),
    clock: () => new Date(),
    pause: () => wait(Number(options.pause ?? '1') * 1000),
    call: async (operationId, body, deliveryToken) => {
      const { method, path } = operationTable[operationId]
      const response = await fetch(`${base}/api${path}`, {
        method: method.toUpperCase(),
        headers: { 'x-delivery-token': deliveryToken, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      console.log(`${operationId}: ${response.status}`)
      return response.status
    },
  })
}

async function runOnStore(command: StoreCommand, args: readonly string[]): Promise<void> {
  const { usage, options: forms = {} } = command
  const { positionals, options, help: helpRequested } = readCommandOptions(forms, args)
  if (helpRequested) return console.log(commandHelp(usage, forms))
  const environment = readEnvironment(process.env)
  const store = await openStore(environment)
  try {
    const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'))
    // The folder is missing before the first start.
    await mkdir(environment.DATA_DIR, { recursive: true, mode: 0o700 })
    const ports = await openPorts(environment, store, console.error)
    const clock = () => new Date()
    const change: StoreContext['change'] = (work) =>
      store.transaction((tables) => work({ tables, ports, newId, now: clock().toISOString() }))
    const { files } = ports
    const progress = process.stderr.isTTY ? { progress: progressBar(process.stderr) } : {}
    const print = (line: string) => console.log(line)
    await command.run({ store, files, newId, clock, options, change, print, readJson, ...progress }, positionals)
  } finally {
    await store.close()
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(clearLine(error))
  process.exit(1)
})

/** A DomainError is printed as its translated message. */
function clearLine(error: unknown): unknown {
  if (error instanceof DomainError) return serverText('en', error.text.key, error.text.values)
  return error instanceof Error ? error.message : error
}

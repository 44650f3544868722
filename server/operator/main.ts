import { mkdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { webCryptoCodes } from '#server/adapters/codes-web-crypto.ts'
import { DomainError } from '#server/domain/platform/domain-error.ts'
import { type Environment, readEnvironment } from '#server/environment.ts'
import { sealSecurityEvents } from '#server/jobs/seal-security-events.ts'
import { newId } from '#server/new-id.ts'
import { openPorts } from '#server/open-ports.ts'
import { openStore } from '#server/open-store.ts'
import type { Ports } from '#server/ports/ports.ts'
import { FolderLocked } from '#server/store/postgres/folder-lock.ts'
import type { Store } from '#server/store/store.ts'
import { serverText } from '#server/texts.ts'
import { abuseReportsCommand } from './abuse-reports.ts'
import { replyTicketCommand } from './reply-ticket.ts'
import { backupCommand } from './backup.ts'
import { bankDetailsCommand } from './bank-details.ts'
import { bankTransfersCommand } from './bank-transfers.ts'
import type { CallCommand } from './call-command.ts'
import { categoriesCommand } from './categories.ts'
import { optionLines, readCommandOptions } from './command-options.ts'
import { contentsCommand } from './contents.ts'
import { disputesCommand } from './disputes.ts'
import { exportCommand } from './export-rows.ts'
import { importCatalogueCommand } from './catalogue-import/import-catalogue.ts'
import { serverCalls, storeCalls } from './operator-calls.ts'
import { operatorChange, operatorOrigin } from './operator-change.ts'
import { findSession } from './operator-session-file.ts'
import { operatorsCommand } from './operators.ts'
import { ordersCommand } from './orders.ts'
import { payoutsCommand } from './payouts.ts'
import { plansCommand } from './plans.ts'
import { progressBar } from './progress-bar.ts'
import { restoreCommand } from './restore.ts'
import { secondFactorsCommand } from './second-factors.ts'
import { securityLogCommand } from './security-log.ts'
import { askCode, assertPrivate, signIn, signInUsage, signOut, signOutUsage, urlOption } from './sign-in.ts'
import { simulateDeliveryCommand } from './simulate-delivery-command.ts'
import { CommandRefused, type OptionForms, type StoreCommand } from './store-command.ts'
import { restoreUserCommand, suspendUserCommand } from './suspensions.ts'
import { tenderNewsCommand } from './tender-news.ts'
import { verifyCompanyCommand } from './verify-company.ts'

/** Commands made of operators' calls: over the installation's own store, or over a running server. */
const callCommands: Record<string, CallCommand> = {
  categories: categoriesCommand,
  'tender-news': tenderNewsCommand,
  plans: plansCommand,
  payouts: payoutsCommand,
  'bank-transfers': bankTransfersCommand,
  disputes: disputesCommand,
  orders: ordersCommand,
  reports: abuseReportsCommand,
  'answer-ticket': replyTicketCommand,
  'verify-company': verifyCompanyCommand,
  'suspend-user': suspendUserCommand,
  'restore-user': restoreUserCommand,
  'second-factors': secondFactorsCommand,
  operators: operatorsCommand,
  'bank-details': bankDetailsCommand,
  contents: contentsCommand,
  'security-log': securityLogCommand,
  'simulate-delivery': simulateDeliveryCommand,
}

/** Commands that work on the installation's own store alone. */
const storeCommands: Record<string, StoreCommand> = {
  backup: backupCommand,
  restore: restoreCommand,
  export: exportCommand,
  'import-catalogue': importCatalogueCommand,
}

const help = `The operator's command line.

${[...Object.values(callCommands), ...Object.values(storeCommands)]
  .map(({ usage }) => usage)
  .concat(signInUsage, signOutUsage)
  .map((usage) => `  npm run operator -- ${usage}\n`)
  .join('\n')}
\`COMMAND --help\` tells of one command alone, with its options.
It works with the server's own settings: run it where DATABASE_URL or DATA_DIR, and SECRET_KEY, are the server's. While a server
has the embedded database, which one process has at a time, commands are carried out by that server, in the name of the operator
who is signed in there (\`login\`); with --url or OPERATOR_URL by another one. ${Object.keys(storeCommands).join(', ')} need the
database for themselves: with the embedded one, stop the server first.`

/** Reads the command and runs it; exit code 1 and one clear line when it cannot. */
async function main([command, ...args]: readonly string[]): Promise<void> {
  if (command === undefined || ['help', '--help', '-h'].includes(command)) return console.log(help)
  const storeCommand = Object.hasOwn(storeCommands, command) ? storeCommands[command] : undefined
  const callCommand = Object.hasOwn(callCommands, command) ? callCommands[command] : undefined
  if (command === 'login' || command === 'logout') return runSession(command, args)
  if (callCommand !== undefined) return runCalls(callCommand, args)
  if (storeCommand !== undefined) return runOnStore(command, storeCommand, args)
  throw new CommandRefused(
    command.startsWith('-')
      ? `The command comes first, its options (${command}) behind it.\n\n${help}`
      : `There is no command ${command}.\n\n${help}`,
  )
}

const commandHelp = (usage: string, options: OptionForms) =>
  [`npm run operator -- ${usage}`, optionLines(options)].filter((part) => part !== '').join('\n\n')

/** The server of these settings, on this machine. */
const ownUrl = ({ HOST, PORT }: Environment) => `http://${['0.0.0.0', '::'].includes(HOST) ? '127.0.0.1' : HOST}:${PORT}`

const print = (line: string) => console.log(line)
const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'))

async function runSession(command: 'login' | 'logout', args: readonly string[]): Promise<void> {
  const forms = { url: urlOption }
  const { options, help: helpRequested } = readCommandOptions(forms, args)
  if (helpRequested) return console.log(commandHelp(command === 'login' ? signInUsage : signOutUsage, forms))
  const environment = readEnvironment(process.env)
  const url = options.url ?? environment.OPERATOR_URL ?? ownUrl(environment)
  assertPrivate(url)
  const session = { url, configFolder: environment.XDG_CONFIG_HOME, print }
  if (command === 'logout') return signOut(session)
  await signIn({ ...session, input: process.stdin, output: process.stdout })
}

async function runCalls(command: CallCommand, args: readonly string[]): Promise<void> {
  const forms = { ...command.options, url: urlOption }
  const { positionals, options, help: helpRequested } = readCommandOptions(forms, args)
  if (helpRequested) return console.log(commandHelp(command.usage, forms))
  const environment = readEnvironment(process.env)
  const codes = async () => webCryptoCodes(await secretOf(environment))
  const url = options.url ?? environment.OPERATOR_URL
  const io = { options, print, readJson, codes, pageUrl: url ?? environment.PUBLIC_URL ?? ownUrl(environment) }
  const overServer = async (server: string) => {
    assertPrivate(server)
    const token = await findSession(environment.XDG_CONFIG_HOME, server, new Date().toISOString())
    await command.runCalls({ ...io, ...serverCalls(server, token, () => askCode(process.stdin, process.stdout)) }, positionals)
  }
  if (url !== undefined) return overServer(url)
  try {
    await onStore(environment, (deps) =>
      command.runCalls({ ...io, ...storeCalls(deps, operatorOrigin(environment.OPERATOR_NAME)) }, positionals),
    )
  } catch (error) {
    // The server that has the embedded database makes the changes.
    if (error instanceof FolderLocked) return overServer(ownUrl(environment))
    throw error
  }
}

const secretOf = async ({ SECRET_KEY, DATA_DIR }: Environment) =>
  SECRET_KEY ?? (await readFile(join(resolve(DATA_DIR), 'secret-key'), 'utf8'))

interface StoreDeps {
  store: Store
  ports: Ports
  clock: () => Date
  newId: () => string
}

async function onStore(environment: Environment, work: (deps: StoreDeps) => Promise<void>): Promise<void> {
  // As the server does.
  process.umask(0o077)
  const store = await openStore(environment)
  try {
    // The folder is missing before the first start.
    await mkdir(environment.DATA_DIR, { recursive: true, mode: 0o700 })
    const ports = await openPorts(environment, store, console.error)
    await work({ store, ports, clock: () => new Date(), newId })
    // Not left to the next server's job: an act is in the chain when its command is done.
    while ((await sealSecurityEvents({ store, ports })) > 0);
  } finally {
    await store.close()
  }
}

async function runOnStore(name: string, command: StoreCommand, args: readonly string[]): Promise<void> {
  const { usage, options: forms = {} } = command
  const { positionals, options, help: helpRequested } = readCommandOptions(forms, args)
  if (helpRequested) return console.log(commandHelp(usage, forms))
  const environment = readEnvironment(process.env)
  await onStore(environment, async (deps) => {
    const { store, ports, clock } = deps
    const origin = operatorOrigin(environment.OPERATOR_NAME)
    const change = operatorChange({ ...deps, command: name, origin })
    const { codes, files } = ports
    const progress = process.stderr.isTTY ? { progress: progressBar(process.stderr) } : {}
    await command.run({ store, codes, files, newId, clock, origin, options, change, print, readJson, ...progress }, positionals)
  })
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

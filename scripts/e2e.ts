/**
 * `npm run e2e`: the whole trade, each flow's own paths, and axe on every page, in a real browser. `-- --target 'pglite,postgres,two
 * processes,demo' --language en,ar,bn`
 * runs the trade on each of these in each of these languages, and axe in these languages; anything else goes to Vitest as it is.
 */
import { spawnSync } from 'node:child_process'

const all = { target: ['pglite', 'postgres', 'two processes', 'demo'], language: ['en', 'ar', 'bn'] } as const
const rest = process.argv.slice(2)
const targets = chosen('target')
const languages = chosen('language')

// The flows' paths are driven on the page over a marketplace in the tests' own process.
run(['scripts/prepare/build.mjs', 'page', 'server', 'demo'])
run(['node_modules/vitest/vitest.mjs', 'run', '--project', 'e2e', ...rest], {
  ...(targets && { KIMIYA_E2E_TARGETS: targets.join() }),
  ...(languages && { KIMIYA_E2E_LANGUAGES: languages.join() }),
})

/** The values of a comma-separated option; undefined when it is not given. Ends the process on a value that is not known. */
function chosen(name: keyof typeof all): string[] | undefined {
  const known: readonly string[] = all[name]
  const values = option(name)?.split(',')
  const wrong = values?.find((value) => !known.includes(value))
  if (wrong === undefined) return values
  console.error(`There is no ${name} ${wrong}; there are: ${known.join(', ')}.`)
  process.exit(1)
}

/** Takes `--name value` out of the arguments. */
function option(name: string): string | undefined {
  const at = rest.indexOf(`--${name}`)
  return at < 0 ? undefined : rest.splice(at, 2)[1]
}

function run(args: string[], environment: Record<string, string> = {}): void {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...environment } })
  if (status !== 0) process.exit(status ?? 1)
}

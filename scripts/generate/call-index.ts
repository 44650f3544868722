import { readFileSync, readdirSync } from 'node:fs'
import { type Contract, operationsOf } from './contract.ts'

const folder = 'server/operations'
const callers = { public: 'anybody', user: 'signed in', seller: 'seller', carrier: 'driver', operator: 'operator' }

/** api/README.md: every call by area, what it does, who may make it, and the file that carries it out. */
export function callIndexFile(contract: Contract): string {
  const calls = operationsOf(contract).map(({ operation }) => operation)
  const sections = readdirSync(folder)
    .toSorted()
    .map((area) => {
      const files = new Set(readdirSync(`${folder}/${area}`))
      const lines = calls
        .filter(({ operationId }) => files.has(`${operationId}.ts`))
        .map(({ operationId, summary, 'x-access': access, 'x-role': role }) => {
          const file = `${folder}/${area}/${operationId}.ts`
          return `- [${operationId}](../${file}), ${callers[access]}${role === undefined ? '' : ` (${role})`}: ${summary}.${rulesText(file)}`
        })
      return `## ${area}\n\n${lines.toSorted().join('\n')}\n`
    })
  return `<!-- Written by \`npm run generate\` from the contract; never edited by hand. -->

# Calls

What each call of the contract does, the file that carries it out, and the modules of \`server/domain\` with its rules, where it has any of its own. A
running server describes them in full at \`/api/docs\`.

${sections.join('\n')}`
}

/** The modules that an operation imports for what it decides, and behind "through them" what those import for it in turn. */
function rulesText(file: string): string {
  const rules = rulesIn(file)
  if (rules.length === 0) return ''
  const further = new Set(rules.flatMap((path) => rulesIn(fileOf(path))).filter((path) => !rules.includes(path)))
  const through = further.size === 0 ? '' : `; through them ${links([...further])}`
  return ` Rules: ${links(rules)}${through}.`
}

const fileOf = (path: string) => `server/domain/${path}.ts`
const links = (paths: readonly string[]) =>
  paths
    .toSorted()
    .map((path) => `[${path}](../${fileOf(path)})`)
    .join(', ')

/** The domain modules that a file imports values of: none that only turns rows into answers, or that every operation may use. */
function rulesIn(file: string): string[] {
  const imports = readFileSync(file, 'utf8').matchAll(/import \{[^}]*\} from '(?:#server\/domain\/|(\.\/))([\w/-]+)\.ts'/g)
  return [...imports]
    .map(([, beside, path = '']) => (beside === undefined ? path : `${file.split('/').at(-2) ?? ''}/${path}`))
    .filter((path) => !/^platform\/|-(?:serializer|notifications|values)$/.test(path))
}

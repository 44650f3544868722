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
        .map(({ operationId, summary, 'x-access': access }) => {
          const file = `${folder}/${area}/${operationId}.ts`
          return `- [${operationId}](../${file}), ${callers[access]}: ${summary}.${rulesText(file)}`
        })
      return `## ${area}\n\n${lines.toSorted().join('\n')}\n`
    })
  return `<!-- Written by \`npm run generate\` from the contract; never edited by hand. -->

# Calls

What each call of the contract does, the file that carries it out, and the modules of \`server/domain\` with its rules, where it has any of its own. A
running server describes them in full at \`/api/docs\`.

${sections.join('\n')}`
}

/** The modules that an operation imports for what it decides: none that only turns rows into answers, or that every operation may use. */
function rulesText(file: string): string {
  const imported = [...readFileSync(file, 'utf8').matchAll(/from '#server\/domain\/((?!platform\/)[\w/-]+)\.ts'/g)].map(
    ([, path = '']) => path,
  )
  const rules = imported.filter((path) => !/-(?:serializer|notifications|values)$/.test(path)).toSorted()
  return rules.length === 0 ? '' : ` Rules: ${rules.map((path) => `[${path}](../server/domain/${path}.ts)`).join(', ')}.`
}

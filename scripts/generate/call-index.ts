import { readdirSync } from 'node:fs'
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
          return `- [${operationId}](../${folder}/${area}/${operationId}.ts), ${callers[access]}: ${summary}.`
        })
      return `## ${area}\n\n${lines.toSorted().join('\n')}\n`
    })
  return `<!-- Written by \`npm run generate\` from the contract; never edited by hand. -->

# Calls

What each call of the contract does, and the file that carries it out; the rules are in the modules of \`server/domain\` that it imports. A running
server describes them in full at \`/api/docs\`.

${sections.join('\n')}`
}

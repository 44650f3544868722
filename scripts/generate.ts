/**
 * `npm run generate`: writes src/generated and api/README.md from api/, locales/, the tables of places and the list of frequent passwords. `npm run
 * generate -- --check` writes nothing
 * and fails when a file there differs from what would be written: somebody edited it by hand, or changed its source and did not
 * generate. `npm run generate -- --names <folder>` first takes the names of places anew from Debian's package libgeonames-common,
 * which `dpkg-deb -x` has unpacked there.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { bodySchemaFiles } from './generate/body-schemas.ts'
import { callIndexFile } from './generate/call-index.ts'
import type { Contract } from './generate/contract.ts'
import { frequentPasswordsFile } from './generate/frequent-passwords.ts'
import { gazetteerFile } from './generate/gazetteer/gazetteer-file.ts'
import { namesFile, namesPath } from './generate/gazetteer/geonames-names.ts'
import { messageKeysFile } from './generate/message-keys.ts'
import { callTableFile, carrierCallTableFile, operationTableFile, operatorCallTableFile } from './generate/operation-table.ts'

const target = 'src/generated'
/** The one file that is for people, in another folder. */
const callIndex = '../../api/README.md'
const header = '// Written by `npm run generate`; never edited by hand.\n'

const [, unpackedNames] = process.argv.slice(process.argv.indexOf('--names'))
if (process.argv.includes('--names') && unpackedNames !== undefined) writeFileSync(namesPath, namesFile(unpackedNames))

const contract = bundledContract()
const files = new Map<string, string>([
  ['contract.json', `${JSON.stringify(contract)}\n`],
  ['schema.ts', header + astToString(await openapiTS(JSON.stringify(contract), { alphabetize: true, transform: fileType }))],
  ['operation-table.ts', header + operationTableFile(contract)],
  ['call-table.ts', header + callTableFile(contract)],
  ['carrier-call-table.ts', header + carrierCallTableFile(contract)],
  ['operator-call-table.ts', header + operatorCallTableFile(contract)],
  ['gazetteer.json', gazetteerFile()],
  ['frequent-passwords.json', frequentPasswordsFile()],
  ['message-keys.ts', header + messageKeysFile('locales/en')],
  [callIndex, callIndexFile(contract)],
  ...[...bodySchemaFiles(contract)].map(([name, text]) => [name, header + text] as const),
])

const present = existsSync(target)
  ? readdirSync(target, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(target.length + 1))
  : []
const stale = present.filter((name) => !files.has(name))
const changed = [...files].filter(([name, text]) => {
  const path = join(target, name)
  return !existsSync(path) || readFileSync(path, 'utf8') !== text
})

if (process.argv.includes('--check')) {
  for (const name of stale) console.error(`${target}/${name} belongs to nothing in the contract`)
  for (const [name] of changed) console.error(`${target}/${name} differs from its source: run npm run generate`)
  process.exitCode = stale.length + changed.length > 0 ? 1 : 0
} else {
  for (const name of stale) rmSync(join(target, name))
  for (const [name, text] of changed) {
    mkdirSync(dirname(join(target, name)), { recursive: true })
    writeFileSync(join(target, name), text)
  }
  console.log(`${changed.length} written, ${stale.length} removed, ${files.size} in ${target}`)
}

/** The type that a page sends for a file part; server/operation.ts has the type that an operation receives. */
function fileType(schema: object): ts.TypeNode | undefined {
  if (!('x-upload' in schema)) return undefined
  return ts.factory.createTypeReferenceNode(schema['x-upload'] === 'passing' || schema['x-upload'] === 'table' ? 'Blob' : 'File')
}

/** Returns the contract as one object, the area files of api/ joined. */
function bundledContract(): Contract {
  const folder = mkdtempSync(join(tmpdir(), 'kimiya-contract-'))
  const out = join(folder, 'contract.json')
  try {
    execFileSync('node_modules/.bin/redocly', ['bundle', 'api/openapi.yaml', '-o', out, '--ext', 'json'], {
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    // The bundler's output is checked by `redocly lint` against the OpenAPI schema, of which Contract names the part used here.
    return JSON.parse(readFileSync(out, 'utf8')) as Contract
  } finally {
    rmSync(folder, { recursive: true })
  }
}

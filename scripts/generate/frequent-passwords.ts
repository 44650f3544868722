import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const folder = 'node_modules/@zxcvbn-ts/language-common'
/**
 * Characters: shorter ones are too few of a password of ten, even with what is hung on them (server/adapters/breached-passwords-list.ts).
 */
const shortest = 4
const prefixBytes = 4

/** Returns the filter of frequent passwords: the sorted first 32 bits of the SHA-256 of each, in lower case. */
export function frequentPasswordsFile(): string {
  // The package's own files: a list of passwords, the most frequent first, and its version.
  const passwords = JSON.parse(readFileSync(`${folder}/src/passwords.json`, 'utf8')) as string[]
  const { version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as { version: string }
  const kept = new Set(passwords.map((password) => password.toLowerCase()).filter((password) => password.length >= shortest))
  const prefixes = [...kept].map((password) => createHash('sha256').update(password).digest().subarray(0, prefixBytes))
  const sorted = Buffer.concat(prefixes.toSorted((one, other) => one.compare(other)))
  const source = `@zxcvbn-ts/language-common ${version} of npm, MIT`
  return `${JSON.stringify({ source, count: kept.size, prefixes: sorted.toString('base64') }, null, 1)}\n`
}

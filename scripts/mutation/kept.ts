import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Coverage, Verdict } from './protocol.ts'

/** What an earlier run found, by what it depends on. */
export interface Kept {
  coverage: Record<string, { key: string; found: Coverage }>
  /** `tests`: what the tests were that it rests on. */
  verdicts: Record<string, Pick<Verdict, 'outcome' | 'by' | 'why'> & { tests: string }>
}

const file = '.cache/mutation.json'

export function readKept(): Kept {
  // Written below.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : { coverage: {}, verdicts: {} }
}

export function keep(kept: Kept): void {
  writeFileSync(file, JSON.stringify(kept))
}

export function digest(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('base64url').slice(0, 20)
}

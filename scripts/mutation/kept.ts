import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Coverage, Verdict } from './protocol.ts'

/** The findings of earlier runs, by what they depend on. */
export interface Findings {
  coverage: Record<string, { key: string; found: Coverage }>
  /** `tests`: the hash of the tests that it depends on. */
  verdicts: Record<string, Pick<Verdict, 'outcome' | 'by' | 'why'> & { tests: string }>
}

const file = '.cache/mutation.json'

export function readFindings(): Findings {
  // Written below.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Findings) : { coverage: {}, verdicts: {} }
}

export function writeFindings(findings: Findings): void {
  writeFileSync(file, JSON.stringify(findings))
}

export function digest(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('base64url').slice(0, 20)
}

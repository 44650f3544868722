import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { projectFiles } from '../../scripts/check/source-files.ts'
import { missingTests } from './named-tests.ts'

const text = (path: string): string => readFileSync(path, 'utf8')
const documented = text('docs/security.md')

describe('docs/security.md', () => {
  it('names each requirement of ASVS 5.0.0 up to level 2 once, by itself or by its section', () => {
    const [, ...sections] = text('tests/spec/asvs-5.0.0-level-2.tsv')
      .trimEnd()
      .split('\n')
      .map((row) => row.split('\t'))
    const required = new Map(
      sections.map(([section = '', count]) => [
        section,
        Array.from({ length: Number(count) }, (_, at) => `${section}.${at + 1}`),
      ]),
    )
    const rows = [...documented.matchAll(/^\| ((?:\d+\.\d+(?:\.\d+)?(?:, )?)+) *\|/gm)].flatMap(([, ids = '']) => ids.split(', '))
    const named = rows.flatMap((id) => required.get(id) ?? [id])
    // Two tests may each prove a part of one requirement, but it is met or not met, not both.
    expect(named.toSorted()).toEqual([...required.values()].flat().toSorted())
  })

  it('names only tests that there are', () => {
    const proofs = [...documented.replaceAll('\n', ' ').matchAll(/`([\w./-]+\.test\.tsx?)` › ([^|)]+?)(?= \||\)| {2,})/g)]
    expect(proofs.length).toBeGreaterThan(60)
    expect(missingTests(proofs.map(([, path = '', name = '']) => ({ path, name: name.trim() })))).toEqual([])
  })
})

describe('the code that ships', () => {
  const shipped = projectFiles()
    .filter((path) => /^(server|src)\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$|^src\/generated\//.test(path))
    .map((path) => ({ path, code: text(path).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '') }))
  const having = (pattern: RegExp) => shipped.filter(({ code }) => pattern.test(code)).map(({ path }) => path)

  it('evaluates no text, sets no markup from it, and starts no program', () => {
    expect(
      having(/\beval\(|new Function\(|dangerouslySetInnerHTML|\.innerHTML\b|\.outerHTML\b|document\.write|insertAdjacentHTML/),
    ).toEqual([])
    expect(having(/child_process/)).toEqual([])
  })

  it('embeds no document, of a stranger or anybody, in a page', () => {
    expect(having(/<(iframe|embed)\b|<object\s+\w+=|createElement\(['"`](iframe|embed|object)|window\.open\(/)).toEqual([])
  })

  it('hashes with nothing weak, and draws no secret from Math.random', () => {
    // The services of breached passwords know them by SHA-1, and are told five digits of it; codes of authenticator apps are its HMAC.
    expect(having(/\b(md5|sha-?1|rc4|\bdes-|aes-\d+-ecb)\b/i)).toEqual([
      'server/adapters/breached-passwords-range.ts',
      'server/adapters/totp-otpauth.ts',
    ])
    // Chance that spreads tries over time needs not be secret.
    expect(having(/Math\.random/)).toEqual([
      'server/store/postgres/live-listener.ts',
      'server/store/postgres/serializable.ts',
      'src/api/live-events.ts',
    ])
  })

  it('leaves no certificate unchecked', () => expect(having(/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED/)).toEqual([]))
})

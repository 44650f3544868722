import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { projectFiles } from '../../scripts/check/source-files.ts'
import { missingTests, textsOf } from './named-tests.ts'
import { textPlaces } from './text-places.ts'

/** The rows of a table below its head. */
function table(path: string): string[][] {
  const [, ...rows] = readFileSync(path, 'utf8').trimEnd().split('\n')
  return rows.map((row) => row.split('\t'))
}

/** The owner's literal requirements. */
const sentences = table('tests/spec/fixed.tsv').map(([id = '', sentence = '']) => ({ id, sentence }))
const rows = table('tests/architecture/fixed-proofs.tsv').map(([id = '', path = '', name = '']) => ({ id, path, name }))
const proofs = rows.filter(({ path }) => path !== '-')
const open = rows.filter(({ path }) => path === '-')

describe('each sentence that is fixed', () => {
  it('stands once in the copy of the specification', () => {
    expect(sentences.filter(({ id, sentence }) => id === '' || sentence === '')).toEqual([])
    expect(new Set(sentences.map(({ id }) => id)).size).toBe(sentences.length)
  })

  it('has a test that there is, or is named as open', () => {
    expect([...new Set(rows.map(({ id }) => id))].toSorted()).toEqual(sentences.map(({ id }) => id).toSorted())
    expect(proofs.length).toBeGreaterThan(100)
    expect(missingTests(proofs)).toEqual([])
  })

  it('is proved by tests of behaviour, in files that are run', () =>
    expect(proofs.filter(({ path }) => !/\.(test|e2e)\.tsx?$/.test(path))).toEqual([]))

  it('is open nowhere: each page and each provider that one speaks of is built', () =>
    expect(open.map(({ id }) => id)).toEqual([]))
})

describe('each text that is fixed', () =>
  it('is said by the code of a test of its page or flow, in words or by its key', () => {
    const quoted = new Set(
      projectFiles()
        .filter((path) => /^src\/.*\.test\.tsx?$|^tests\/e2e\/.*\.ts$/.test(path))
        .flatMap((path) => textsOf(path, readFileSync(path, 'utf8'))),
    )
    const unseen = table('tests/spec/messages.tsv').flatMap(([place = '', text = ''], row) => {
      const key = textPlaces[`${row + 1} ${place}`]
      return quoted.has(text) || (key !== undefined && quoted.has(key)) ? [] : [text]
    })
    expect(unseen).toEqual([])
  }))

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { routes } from '#src/app/routes.ts'
import { operationTable } from '#src/generated/operation-table.ts'
import { gapsOf, namespacesOf, readTexts } from '../../scripts/check/locale-texts.ts'
import { textPlaces } from './text-places.ts'

/** The rows of tests/spec/<name>.tsv below its head. */
function table(name: string): string[][] {
  const [, ...rows] = readFileSync(join('tests', 'spec', `${name}.tsv`), 'utf8')
    .trimEnd()
    .split('\n')
  return rows.map((row) => row.split('\t'))
}

describe('the table of operations', () => {
  const wanted = new Map(table('operations').map(([method, path, id, access]) => [id, `${method} ${path} ${access}`]))

  it('holds every operation of the contract that is not marked as an addition, with its method, path and access', () => {
    const there = Object.entries(operationTable).filter(([, { addition }]) => !addition)
    expect(
      Object.fromEntries(there.map(([id, { method, path, access }]) => [id, `${method.toUpperCase()} ${path} ${access}`])),
    ).toEqual(Object.fromEntries(there.map(([id]) => [id, wanted.get(id)])))
  })

  it('holds none of those that are marked as additions', () => {
    const additions = Object.entries(operationTable).filter(([, { addition }]) => addition)
    expect(additions.map(([id]) => id).filter((id) => wanted.has(id))).toEqual([])
  })
})

describe('the table of routes', () => {
  /** Places that the table does not name and the flows need. */
  const additions = new Set([
    '/place-order',
    '/request-quote',
    '/request-document',
    '/seller-product-new',
    '/seller-product-edit',
  ])
  const wanted = new Map(table('routes').map(([path, access, shell]) => [path, { access, shell: shell === 'yes' }]))

  it('is the page’s own, but for what is added, each route with its access and shell', () => {
    const there = routes.filter(({ path }) => !additions.has(path))
    expect(Object.fromEntries(there.map(({ path, access, shell }) => [path, { access, shell }]))).toEqual(
      Object.fromEntries(wanted),
    )
    expect(routes.length).toBe(wanted.size + additions.size)
  })

  it('ends in Page Not Found', () => {
    expect(routes.at(-1)?.path).toBe('*')
  })
})

describe('the table of texts', () => {
  const wanted = new Map(table('messages').map(([place, text], row) => [`${row + 1} ${place}`, text]))
  const english = new Map(
    namespacesOf('locales/en').flatMap((namespace) =>
      [...readTexts('locales/en', namespace)].map(([path, text]) => [`${namespace}:${path}`, text]),
    ),
  )

  it('has a place here for each of its rows, or an issue that will bring it', () => {
    expect(Object.keys(textPlaces)).toEqual([...wanted.keys()])
  })

  it('is what the page says, word for word', () => {
    const said = Object.entries(textPlaces).flatMap(([place, key]) => (key === undefined ? [] : [[place, english.get(key)]]))
    expect(Object.fromEntries(said)).toEqual(Object.fromEntries(said.map(([place]) => [place, wanted.get(String(place))])))
  })

  it('has no gaps, so that it can be compared as it is', () => {
    expect([...wanted.values()].flatMap((text) => gapsOf(text ?? ''))).toEqual([])
  })
})

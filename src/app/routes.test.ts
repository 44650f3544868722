import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import { namespaces } from '#src/generated/message-keys.ts'
import type { PageRoute } from './page-route.ts'
import { routeOf, routes, textsOf } from './routes.ts'

const source = (file: string) => readFileSync(join('src/app', file), 'utf8')
/** The table as it is written, with the parts that have files of their own in their places. */
const table = source('routes.ts').replace(/\.\.\.(\w+)Routes,/g, (_, name: string) => source(`${name}-routes.ts`))

/** The screen files that the table loads, by path of the route. */
const screens = new Map(
  [...table.matchAll(/path: (?:paths\.(\w+)|'\*')[^]*?import\('#(src\/screens\/[^']+)'\)/g)].map(([, , file], at) => [
    routes[at]?.path,
    file ?? '',
  ]),
)

/** Every file that a file runs with, itself included. */
function runsWith(file: string, known = new Set<string>()): Set<string> {
  // The generated list of keys names every namespace.
  if (known.has(file) || !existsSync(file) || file.startsWith('src/generated/')) return known
  known.add(file)
  const text = readFileSync(file, 'utf8')
  const imported = text.matchAll(/^import (?!type )[^'"]*?from '(#src\/[^']+|\.[^']+)'/gm)
  // A part that is fetched when it is wanted finds its texts there.
  const lazy = text.matchAll(
    /lazy\(async \(\) => \(\{\s*default: \(await (?:withinChunkLimit\()?import\('(#src\/[^']+|\.[^']+)'\)/g,
  )
  for (const [, from = ''] of [...imported, ...lazy]) {
    runsWith(from.startsWith('#') ? from.slice(1) : normalize(join(dirname(file), from)), known)
  }
  return known
}

/** The namespaces of the message keys that these files name. */
function namespacesIn(files: Iterable<string>): string[] {
  const text = [...files].map((file) => readFileSync(file, 'utf8')).join('\n')
  return namespaces.filter((namespace) => new RegExp(`['"\`]${namespace}:[\\w.]`).test(text)).toSorted()
}

describe('each route', () => {
  it('is named once', () => {
    const names = routes.map(({ path }) => path)
    expect(names).toEqual([...new Set(names)])
  })

  it.each(routes.map((route) => [route.path, route] as const))(
    '%s loads the texts that its screen shows, and no others',
    (path, route: PageRoute) => {
      const shown = namespacesIn(runsWith(screens.get(path) ?? ''))
      expect(shown).not.toEqual([])
      const ofShellAndTitle = textsOf({ ...route, texts: [] })
      expect(textsOf(route).toSorted()).toEqual([...new Set([...ofShellAndTitle, ...shown])].toSorted())
    },
  )
})

describe('routeOf', () => {
  it('finds a page whatever follows its path', () => expect(routeOf('/login?lng=ar#content').path).toBe('/login'))

  it('does not mind a slash at the end', () => expect(routeOf('/login/').path).toBe('/login'))

  it('is Page Not Found for any other address', () => expect(routeOf('/no/such/page').path).toBe('*'))
})

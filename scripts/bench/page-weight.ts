import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'

const manifestShape = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
  }),
)

/** The chunk that a route adds to the page's start: its screen's, by source file. */
const routeChunks = {
  '/': 'src/screens/home/home-screen.tsx',
  '/product-filter': 'src/screens/product-filter/product-filter-screen.tsx',
}

/** Bytes as gzip sends them (fonts are compressed already). */
export interface PageWeight {
  route: string
  script: number
  style: number
}

const folder = join('dist', 'page')

/**
 * The bytes that a cold load of each route transfers, read from the built page's manifest: the start, the route's chunk, and what both
 * import.
 */
export function pageWeights(): PageWeight[] {
  const manifest = manifestShape.parse(JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')))
  return Object.entries(routeChunks).map(([route, chunk]) => {
    const chunks = new Set<string>()
    const follow = (key: string): void => {
      const entry = manifest[key]
      if (entry === undefined) throw new Error(`The built page has no chunk ${key}; does ${route} still load it?`)
      if (chunks.has(key)) return
      chunks.add(key)
      for (const imported of entry.imports) follow(imported)
    }
    follow('index.html')
    follow(chunk)
    const entries = [...chunks].flatMap((key) => manifest[key] ?? [])
    return {
      route,
      script: sizeOf(entries.map(({ file }) => file).filter((file) => file.endsWith('.js'))),
      style: sizeOf(entries.flatMap(({ css }) => css)),
    }
  })
}

/** The web fonts that a reader of each language loads, which the style sheets choose by the characters on the page. */
export function fontWeights(): { english: number; arabic: number; bangla: number } {
  const files = readdirSync(join(folder, 'assets')).filter((file) => /\.woff2?$/.test(file))
  const weightOf = (script: string) =>
    files
      .filter((file) => file.includes(`-${script}-`) && file.endsWith('.woff2'))
      .reduce((sum, file) => sum + readFileSync(join(folder, 'assets', file)).length, 0)
  return { english: weightOf('latin'), arabic: weightOf('arabic'), bangla: weightOf('bengali') }
}

const sizeOf = (files: readonly string[]): number =>
  [...new Set(files)].reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0)

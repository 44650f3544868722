import { readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import ts from 'typescript'

/** A source file, and the project's files that it loads at run time; type imports are excluded. */
export interface Source {
  path: string
  text: string
  imports: readonly string[]
}

/** Reads the TypeScript files among these paths, which are relative to the project's root. */
export function readSources(paths: readonly string[]): Source[] {
  return paths
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path))
    .map((path) => {
      const text = readFileSync(path, 'utf8')
      return { path, text, imports: importsOf(path, text) }
    })
}

/** Returns the paths that the text imports from the project, whether those files exist or not. */
export function importsOf(path: string, text: string): string[] {
  const statements = ts
    .createSourceFile(path, text, ts.ScriptTarget.ESNext)
    .statements.flatMap((each) =>
      ts.isImportDeclaration(each) && each.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword
        ? [each.moduleSpecifier]
        : [],
    )
    .flatMap((specifier) => (ts.isStringLiteral(specifier) ? [specifier.text] : []))
  const dynamic = [...text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g)].map(([, specifier = '']) => specifier)
  return [...statements, ...dynamic].flatMap((specifier) => {
    const bare = specifier.replace(/\?.*$/, '')
    if (bare.startsWith('#')) return [bare.slice(1)]
    return bare.startsWith('.') ? [normalize(join(path, '..', bare))] : []
  })
}

/** Returns the given paths and all that imports them, directly or not; importers of the `hubs` are not followed. */
export function importersOf(sources: readonly Source[], given: Iterable<string>, hubs: ReadonlySet<string>): Set<string> {
  const importers = new Map<string, string[]>()
  for (const { path, imports } of sources)
    for (const imported of imports) importers.set(imported, [...(importers.get(imported) ?? []), path])
  const reached = new Set<string>()
  const waiting = [...given]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path)) continue
    reached.add(path)
    if (!hubs.has(path)) waiting.push(...(importers.get(path) ?? []))
  }
  return reached
}

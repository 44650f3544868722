import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { namespacesOf, pluralEnding, readTexts } from './locale-texts.ts'
import { projectFiles } from './source-files.ts'

/** Namespaces that code uses as one typed object instead of by keys: the first step of a path is searched for as a property. */
const takenWhole = new Set(['invoice'])

/**
 * Returns a line for each text of locales/en that no code of src or server names: neither in full (`'order:title'`) nor by the prefix of a
 * key that it completes (`` `server:done.${operationId}` ``). The compiler checks that every key exists.
 */
export function messageUseProblems(): string[] {
  const code = [...projectFiles('src'), ...projectFiles('server')]
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !path.startsWith(join('src', 'generated')))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
  const { named, begun } = usesIn(code)
  const folder = join('locales', 'en')
  return namespacesOf(folder).flatMap((namespace) => {
    const keys = [...readTexts(folder, namespace).keys()].map((path) => `${namespace}:${path.replace(pluralEnding, '')}`)
    return [...new Set(keys)]
      .filter((key) => !named.has(key) && !begun.some((beginning) => key.startsWith(beginning)))
      .filter((key) => !takenWhole.has(namespace) || !new RegExp(`\\.${/:(\w+)/.exec(key)?.[1] ?? ''}\\b`).test(code))
      .map((key) => `${key} is shown nowhere`)
  })
}

/** Returns the keys that the code names in full, and the prefixes that it completes. */
export function usesIn(code: string): { named: ReadonlySet<string>; begun: readonly string[] } {
  const named = new Set([...code.matchAll(/['"`]([a-z][\w-]*:[\w.-]+)['"`]/g)].map(([, key]) => key ?? ''))
  const begun = [...code.matchAll(/`([a-z][\w-]*:[\w.-]*)\$\{/g)].map(([, beginning]) => beginning ?? '')
  return { named, begun: [...new Set(begun)] }
}

import { existsSync, readFileSync } from 'node:fs'

/** A test as a document names it: its file, and its name as the file writes it. */
export interface NamedTest {
  path: string
  name: string
}

/** Those of the tests whose file is not there or has no test of that name. */
export function missingTests(named: readonly NamedTest[]): string[] {
  const files = new Map<string, string>()
  const textOf = (path: string) => {
    const text = files.get(path) ?? (existsSync(path) ? readFileSync(path, 'utf8') : '')
    files.set(path, text)
    return text
  }
  return named.filter(({ path, name }) => !textOf(path).includes(name)).map(({ path, name }) => `${path} › ${name}`)
}

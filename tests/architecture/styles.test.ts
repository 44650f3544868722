import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, it } from 'vitest'
import { projectFiles } from '../../scripts/check/source-files.ts'

const sheetImport = /import (\w+) from '([^']+\.module\.css)'/g

/** Returns the classes that a file uses of its style sheets, and the missing ones. */
function missingClasses(path: string): string[] {
  const text = readFileSync(path, 'utf8')
  return [...text.matchAll(sheetImport)].flatMap(([, name = '', specifier = '']) => {
    const file = specifier.startsWith('#') ? specifier.slice(1) : posix.join(posix.dirname(path), specifier)
    const sheet = readFileSync(file, 'utf8')
    const named = [...text.matchAll(new RegExp(`(?<![-\\w/.])${name}\\.(\\w+)`, 'g'))].map(([, className = '']) => className)
    return named
      .filter((className) => !new RegExp(`\\.${className}(?![\\w-])`).test(sheet))
      .map((className) => `${path}: ${className} is no class of ${file}`)
  })
}

it('names only classes that the style sheet has', () => {
  const views = projectFiles('src').filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
  expect(views.flatMap((path) => missingClasses(path.split('\\').join('/')))).toEqual([])
  expect(views.some((path) => readFileSync(join(path), 'utf8').includes('.module.css'))).toBe(true)
})

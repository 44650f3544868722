import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { projectFiles } from '../../scripts/check/source-files.ts'

/** Terms that occur in the mock and its packages only. */
const traces = ['mockServiceWorker', 'msw/passthrough', 'passwordHash']

const scriptsOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|html)$/.test(entry.name) && entry.name !== 'mockServiceWorker.js')
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n')

const tracesIn = (text: string): string[] => traces.filter((trace) => text.includes(trace))

describe('the mock', () => {
  beforeAll(() => {
    execFileSync(process.execPath, ['scripts/prepare/build.mjs', 'page', 'demo'], { stdio: 'pipe' })
  }, 180_000)

  it('is in the demo page', () => expect(tracesIn(scriptsOf('dist/demo'))).toEqual(traces))

  it('is not in the page that is served', () => expect(tracesIn(scriptsOf('dist/page'))).toEqual([]))

  it('leaves no worker among the files that are served', () => {
    const files = readdirSync('dist/page', { recursive: true, encoding: 'utf8' })
    expect(files.filter((file) => file.includes('mockServiceWorker'))).toEqual([])
  })

  it('is loaded by src/main.tsx alone, when it is asked for', () => {
    const loads = projectFiles('src')
      .filter((path) => /\.tsx?$/.test(path) && !path.startsWith(join('src', 'mock')))
      .filter((path) => /['"](#src|\.{1,2}(\/[\w.-]+)*)\/mock\//.test(readFileSync(path, 'utf8')))
    expect(loads).toEqual([join('src', 'main.tsx')])
    expect(readFileSync(join('src', 'main.tsx'), 'utf8')).toMatch(/await import\(['"](#src|\.)\/mock\//)
  })
})

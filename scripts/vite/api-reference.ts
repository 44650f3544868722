import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Plugin, transformWithOxc } from 'vite'
import { readContract } from '../reference/reference-contract.ts'
import { referencePage } from '../reference/reference-page.ts'
import { type GeneratedFile, generatedFiles } from './generated-files.ts'

const textOf = (path: string): string => readFileSync(path, 'utf8')
const own = (name: string): string => join('scripts/reference', name)

const files: readonly GeneratedFile[] = [
  {
    path: 'reference/index.html',
    alias: 'api/docs',
    type: 'text/html; charset=utf-8',
    content: () => referencePage(readContract()),
  },
  {
    path: 'reference/reference.css',
    type: 'text/css; charset=utf-8',
    // The design's colours and sizes are defined once.
    content: () => textOf('src/ui/tokens.css') + textOf(own('reference.css')),
  },
  {
    path: 'reference/reference.js',
    type: 'text/javascript; charset=utf-8',
    content: async () => {
      const path = own('reference-search.ts')
      return (await transformWithOxc(textOf(path), path)).code
    },
  },
  {
    path: 'reference/contract.json',
    type: 'application/json; charset=utf-8',
    content: () => textOf('src/generated/contract.json'),
  },
]

/** The API reference under /reference. */
export function apiReference(): Plugin {
  return generatedFiles('kimiya-api-reference', () => files)
}

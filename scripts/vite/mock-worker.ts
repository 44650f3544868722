import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { generatedFiles } from './generated-files.ts'

/** The service worker of the mock, copied from the installed package: only the demo uses it. Its scope requires it at the root. */
export function mockWorker(): Plugin {
  return generatedFiles('kimiya-mock-worker', () => [
    {
      path: 'mockServiceWorker.js',
      type: 'text/javascript',
      content: () => readFileSync('node_modules/msw/lib/mockServiceWorker.js', 'utf8'),
    },
  ])
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Plugin, transformWithOxc } from 'vite'
import { readContract } from './reference-contract.ts'
import { referencePage } from './reference-page.ts'

const textOf = (path: string): string => readFileSync(path, 'utf8')
const own = (name: string): string => join('scripts/reference', name)

/** The files of the API reference, below /reference, and how each is made. */
const files: Record<string, { type: string; made: () => string | Promise<string> }> = {
  'index.html': { type: 'text/html', made: () => referencePage(readContract()) },
  // The design's colours and sizes stand in one place.
  'reference.css': { type: 'text/css', made: () => textOf('src/ui/tokens.css') + textOf(own('reference.css')) },
  'reference.js': {
    type: 'text/javascript',
    made: async () => {
      const path = own('reference-search.ts')
      return (await transformWithOxc(textOf(path), path)).code
    },
  },
  'contract.json': { type: 'application/json', made: () => textOf('src/generated/contract.json') },
}

/** Puts the API reference into the build, and serves it in development; the server has it at /api/docs. */
export function apiReference(): Plugin {
  return {
    name: 'kimiya-api-reference',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?')
        const file = files[path === '/api/docs' ? 'index.html' : path.replace(/^\/reference\//, '')]
        if (file === undefined) return next()
        response.setHeader('Content-Type', `${file.type}; charset=utf-8`)
        Promise.resolve(file.made()).then((text) => response.end(text), next)
      })
    },
    async generateBundle() {
      for (const [name, { made }] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName: `reference/${name}`, source: await made() })
      }
    },
  }
}

import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { type Plugin, defineConfig } from 'vite'
import { apiReference } from './scripts/reference/reference-plugin.ts'

const languages = ['en', 'ar', 'bn']
/** Texts that only the server says; the page has no use for them. */
const serverOnly = new Set(['server.json', 'mail.json', 'invoice.json'])

/** Serves locales/ at /locales/{lng}/{ns}.json in development and copies it into the build, compacted. */
function locales(): Plugin {
  const compact = (language: string, file: string) =>
    JSON.stringify(JSON.parse(readFileSync(join('locales', language, file), 'utf8')))
  const filesOf = (language: string) =>
    readdirSync(join('locales', language)).filter((file) => file.endsWith('.json') && !serverOnly.has(file))
  return {
    name: 'kimiya-locales',
    configureServer(server) {
      server.middlewares.use('/locales', (request, response) => {
        const [, language = '', file = ''] = /^\/([a-z]+)\/([a-z-]+\.json)(?:\?|$)/.exec(request.url ?? '') ?? []
        const known = languages.includes(language) && filesOf(language).includes(file)
        response.statusCode = known ? 200 : 404
        response.setHeader('Content-Type', 'application/json; charset=utf-8')
        response.end(known ? compact(language, file) : '')
      })
    },
    generateBundle() {
      for (const language of languages) {
        for (const file of filesOf(language)) {
          this.emitFile({ type: 'asset', fileName: `locales/${language}/${file}`, source: compact(language, file) })
        }
      }
    },
  }
}

/** The mock's service worker, which must stand at the root, out of the installed package: in the demo alone. */
function mockWorker(): Plugin {
  const file = 'mockServiceWorker.js'
  const source = () => readFileSync(join('node_modules/msw/lib', file), 'utf8')
  return {
    name: 'kimiya-mock-worker',
    configureServer(server) {
      server.middlewares.use(`/${file}`, (_, response) => {
        response.setHeader('Content-Type', 'text/javascript')
        response.end(source())
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: file, source: source() })
    },
  }
}

export default defineConfig(({ mode }) => ({
  plugins: [react(), locales(), mode === 'demo' ? mockWorker() : apiReference()],
  /** In a build without it the branch that loads the mock is dead code, and the mock is not in the bundle. */
  define: { __MOCK__: JSON.stringify(mode === 'demo') },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: { '/api': { target: 'http://127.0.0.1:3000' } },
  },
  // The demo must stand alone: what the mock does not answer is not to be answered by a server that happens to run.
  preview: { host: '127.0.0.1', proxy: {} },
  build: {
    outDir: 'dist/page',
    emptyOutDir: true,
    assetsDir: 'assets',
    // Every browser that can show the page (light-dark, dialog, popover) has modulepreload itself.
    target: ['chrome123', 'edge123', 'firefox125', 'safari17.5'],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What changes only with a dependency's version stays in the reader's cache from one deployment to the next.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser)[\\/]/,
            },
            // What three pages or more share is one file: a phone on a slow network pays for each request more than for its bytes.
            { name: 'kit', test: /[\\/]src[\\/](ui|components)[\\/]/, minShareCount: 3 },
            { name: 'flow', test: /node_modules[\\/](xstate|@xstate|i18next|i18next-[a-z-]+|openapi-fetch|use-[a-z-]+)[\\/]/ },
          ],
        },
      },
    },
  },
}))

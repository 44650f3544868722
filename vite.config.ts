import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { type Plugin, build, defineConfig, loadEnv } from 'vite'
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

/** What reads text in pictures (src/app/shell/search-recognition.ts): fetched with the first picture that somebody searches by. */
function recognition(): Plugin {
  const files: Record<string, string> = {
    'worker.min.js': 'tesseract.js/dist/worker.min.js',
    'tesseract-core-simd-lstm.wasm.js': 'tesseract.js-core/tesseract-core-simd-lstm.wasm.js',
    ...Object.fromEntries(
      ['eng', 'ara', 'ben'].map((language) => [
        `${language}.traineddata.gz`,
        `@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`,
      ]),
    ),
  }
  const source = (from: string) => readFileSync(join('node_modules', from))
  return {
    name: 'kimiya-recognition',
    configureServer(server) {
      server.middlewares.use('/assets/recognition-7', (request, response, next) => {
        const from = files[request.url?.slice(1) ?? '']
        if (from === undefined) {
          next()
          return
        }
        response.setHeader('Content-Type', from.endsWith('.js') ? 'text/javascript' : 'application/octet-stream')
        response.end(source(from))
      })
    },
    generateBundle() {
      for (const [name, from] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName: `assets/recognition-7/${name}`, source: source(from) })
      }
    },
  }
}

/** What VITE_FIREBASE_* says of each setting of src/push/push-settings.ts. */
const pushNames = {
  apiKey: 'VITE_FIREBASE_API_KEY',
  projectId: 'VITE_FIREBASE_PROJECT_ID',
  messagingSenderId: 'VITE_FIREBASE_MESSAGING_SENDER_ID',
  appId: 'VITE_FIREBASE_APP_ID',
  vapidKey: 'VITE_FIREBASE_VAPID_KEY',
}

/** The settings of pushes as a file, null without a provider; and the worker that shows them, which must stand at the root. */
function push(mode: string): Plugin {
  const settings = () => {
    const environment = loadEnv(mode, process.cwd(), 'VITE_FIREBASE_')
    const values = Object.entries(pushNames).map(([name, variable]) => [name, environment[variable] ?? ''] as const)
    const missing = values.filter(([, value]) => value === '')
    if (missing.length === values.length) return 'null'
    if (missing.length > 0)
      throw new Error(`VITE_FIREBASE_* are all or none; missing for ${missing.map(([name]) => name).join(', ')}`)
    return JSON.stringify(Object.fromEntries(values))
  }
  const worker = async () => {
    const built = await build({
      ...{ configFile: false, logLevel: 'warn', publicDir: false },
      build: { write: false, lib: { entry: 'src/push/push-worker.ts', formats: ['iife'], name: 'pushWorker' } },
    })
    const chunk = [built].flat().flatMap((result) => ('output' in result ? result.output : []))[0]
    if (chunk?.type !== 'chunk') throw new Error('The worker for pushes was not built')
    return chunk.code
  }
  return {
    name: 'kimiya-push',
    configureServer(server) {
      server.middlewares.use('/push-settings.json', (_, response) => {
        response.setHeader('Content-Type', 'application/json')
        response.end(settings())
      })
      server.middlewares.use('/firebase-messaging-sw.js', (_, response, next) => {
        response.setHeader('Content-Type', 'text/javascript')
        worker().then((code) => response.end(code), next)
      })
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'push-settings.json', source: settings() })
      this.emitFile({ type: 'asset', fileName: 'firebase-messaging-sw.js', source: await worker() })
    },
  }
}

/** The address of the map's style as a file, which page and server read; null without one: the embedded outline is the map then. */
function mapStyle(mode: string): Plugin {
  const settings = () => {
    const styleUrl = loadEnv(mode, process.cwd(), 'VITE_MAP_STYLE_URL')['VITE_MAP_STYLE_URL'] ?? ''
    if (styleUrl !== '' && !URL.canParse(styleUrl)) throw new Error('VITE_MAP_STYLE_URL is a whole address, with https://')
    return JSON.stringify(styleUrl === '' ? null : { styleUrl })
  }
  return {
    name: 'kimiya-map-style',
    configureServer(server) {
      server.middlewares.use('/map-settings.json', (_, response) => {
        response.setHeader('Content-Type', 'application/json')
        response.end(settings())
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'map-settings.json', source: settings() })
    },
  }
}

/** The code that pages share. */
const shareable = /[\\/]src[\\/](api|components|flow|generated|i18n|lib|machines|session|ui)[\\/]/

/** What is read of the bundler's modules. */
interface ModuleGraph {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null
}

const frontPage = /[\\/]src[\\/](main|screens[\\/]home[\\/]home-screen)\.tsx$/

/** Whether a module comes with the front page: the page's start or the home screen imports it, or something that they import. */
function isOfFrontPage(id: string, graph: ModuleGraph, seen = new Set<string>()): boolean {
  if (frontPage.test(id)) return true
  seen.add(id)
  const importers = graph.getModuleInfo(id)?.importers ?? []
  return importers.some((importer) => !seen.has(importer) && isOfFrontPage(importer, graph, seen))
}

/** The router offers every bundler its development build; the other one lacks the warnings that only a developer reads. */
const routerBuilds = [
  { find: /^react-router$/, replacement: resolve('node_modules/react-router/dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: resolve('node_modules/react-router/dist/production/dom-export.mjs') },
]

/** React has had what this package stands in for since version 18. */
const reactStores = [
  { find: /^use-sync-external-store\/shim$/, replacement: 'use-sync-external-store' },
  { find: /^use-sync-external-store\/shim\/with-selector$/, replacement: 'use-sync-external-store/with-selector' },
]

/**
 * Lets the bundler leave out the router's components that the page never shows (forms, fetchers, scroll restoration) and what
 * they need: it says that making a component does nothing else, and takes off the names for developer tools.
 */
function shakenRouter(): Plugin {
  const shaken = (code: string) =>
    code
      .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
      .replaceAll(/^((?:var|const) \w+ = )(?=React\w*\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ ')
  return {
    name: 'kimiya-shaken-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/production\/.*\.mjs$/ },
      handler: (code) => ({ code: shaken(code), map: null }),
    },
  }
}

export default defineConfig(({ command, mode }) => ({
  resolve: { alias: command === 'build' ? [...routerBuilds, ...reactStores] : [] },
  plugins: [
    react(),
    shakenRouter(),
    locales(),
    recognition(),
    mapStyle(mode),
    ...(mode === 'demo' ? [mockWorker()] : [apiReference(), push(mode)]),
  ],
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
              priority: 2,
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser)[\\/]/,
            },
            {
              name: 'flow',
              priority: 2,
              test: /node_modules[\\/](xstate|@xstate|i18next|i18next-[a-z-]+|openapi-fetch|use-[a-z-]+)[\\/]/,
            },
            // What the front page is made of is one file, and what three other pages or more share another: a phone on a slow network pays
            // for each request more than for its bytes, and no page makes the front page heavier by what it shares with others.
            { name: (id, graph) => (isOfFrontPage(id, graph) ? 'kit' : null), debugName: 'kit', test: shareable, priority: 1 },
            { name: 'parts', test: /[\\/]src[\\/](ui|components)[\\/]/, minShareCount: 3 },
          ],
        },
      },
    },
  },
}))

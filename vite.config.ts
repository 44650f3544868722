import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { apiReference } from './scripts/vite/api-reference.ts'
import { chunkGroups } from './scripts/vite/chunk-groups.ts'
import { scopedClassName } from './scripts/vite/class-names.ts'
import { localeFiles } from './scripts/vite/locale-files.ts'
import { mapSettings } from './scripts/vite/map-settings.ts'
import { mockWorker } from './scripts/vite/mock-worker.ts'
import { otherPages } from './scripts/vite/other-pages.ts'
import { pushFiles } from './scripts/vite/push-files.ts'
import { recognitionFiles } from './scripts/vite/recognition-files.ts'

const isBeside = (mode: string) => mode === 'operator' || mode === 'delivery'

/** Phones of the year 2021. */
const oldPhones = ['chrome87', 'firefox90', 'safari14']

/** A driver's phone is old and its network slow: the page is small enough for Preact to stand in for React (docs/decisions/141-drivers-page.md). */
const smallReact = [
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react(?:-dom)?$/, replacement: 'preact/compat' },
]

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    // The operators' and the driver's pages are built beside the shop's, whose files they use where no module imports them.
    ...(isBeside(mode) ? [] : [localeFiles(), recognitionFiles(), mapSettings(mode)]),
    ...(mode === 'demo' ? [mockWorker()] : isBeside(mode) ? [] : [apiReference(), pushFiles(mode), otherPages()]),
  ],
  // In a build without it the branch that loads the mock is dead code, and the mock is not in the bundle.
  define: { __MOCK__: JSON.stringify(mode === 'demo') },
  resolve: {
    // React has had this hook itself since version 18: the package's own entries without the shim for older ones.
    alias: [
      ...(mode === 'delivery' ? smallReact : []),
      { find: /^use-sync-external-store\/shim$/, replacement: 'use-sync-external-store' },
      { find: /^use-sync-external-store\/shim\/with-selector$/, replacement: 'use-sync-external-store/with-selector' },
    ],
  },
  css: { modules: { generateScopedName: scopedClassName } },
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
    target: mode === 'delivery' ? oldPhones : ['chrome123', 'edge123', 'firefox125', 'safari17.5'],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The start page lists every chunk that may be loaded later: names beside their hashes would be a hundredth of its script.
        chunkFileNames: 'assets/[hash:8].js',
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
}))

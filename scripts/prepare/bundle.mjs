/** `node scripts/prepare/bundle.mjs page|server|demo`: one bundle by Vite. scripts/prepare/build.mjs decides when it is due. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'

const bundles = {
  /** The manifest says which files a page loads; the bench reads it. */
  page: { mode: 'production', logLevel: 'warn', build: { outDir: 'dist/page', manifest: true } },
  /** The operators' pages: a bundle of their own, so that the shop carries nothing of them; put beside the shop's, after it. */
  operator: {
    mode: 'operator',
    logLevel: 'warn',
    build: {
      outDir: 'dist/page',
      emptyOutDir: false,
      copyPublicDir: false,
      assetsDir: 'operator/assets',
      rolldownOptions: { input: 'operator.html', output: { codeSplitting: true } },
    },
  },
  /** The driver's page, for an old phone on a slow network: a bundle of its own with Preact in place of React. */
  delivery: {
    mode: 'delivery',
    logLevel: 'warn',
    build: {
      outDir: 'dist/page',
      emptyOutDir: false,
      copyPublicDir: false,
      assetsDir: 'delivery/assets',
      rolldownOptions: { input: 'delivery.html', output: { codeSplitting: true } },
    },
  },
  demo: { mode: 'demo', logLevel: 'warn', build: { outDir: 'dist/demo' } },
  /** The server and the operator's command line, with what both share beside them; packages stay in node_modules. */
  server: {
    configFile: false,
    mode: 'production',
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir: 'dist/server',
      target: 'node20',
      sourcemap: true,
      copyPublicDir: false,
      rolldownOptions: {
        input: {
          main: 'server/main.ts',
          operator: 'server/operator/main.ts',
          'structure-worker': 'server/adapters/structure-worker.ts',
        },
        // A worker stands beside what starts it, which both programs share.
        output: {
          entryFileNames: ({ name }) => (name.endsWith('-worker') ? 'chunks/[name].js' : '[name].js'),
          chunkFileNames: 'chunks/[name]-[hash].js',
        },
      },
    },
  },
}

// For every caller, tests included: React's development build is three times the size and not shipped.
process.env.NODE_ENV = 'production'

const name = process.argv[2]
await build(bundles[name])
if (name === 'page') {
  await build(bundles.operator)
  await build(bundles.delivery)
  compressFiles('dist/page')
}

/** Writes a brotli and a gzip variant of each file that gains by it, so that no request waits for compression. */
function compressFiles(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(m?js|css|svg|json|txt|html)$/.test(entry.name) || entry.parentPath.includes('.vite')) continue
    const file = join(entry.parentPath, entry.name)
    const bytes = readFileSync(file)
    const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } })
    if (brotli.length >= bytes.length * 0.9) continue
    writeFileSync(`${file}.br`, brotli)
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}

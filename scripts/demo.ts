/**
 * `npm run demo`: the marketplace without a server. Builds the page with the mock in it if that is stale, and serves the files on 127.0.0.1
 * at PORT (4173 if not set). Its state is lost when the page closes.
 */
import { spawnSync } from 'node:child_process'
import { preview } from 'vite'

const build = spawnSync(process.execPath, ['scripts/prepare/build.mjs', 'demo'], { stdio: 'inherit' })
if (build.status !== 0) process.exit(1)

const port = Number(process.env['PORT'] ?? 4173)
try {
  const server = await preview({
    mode: 'demo',
    logLevel: 'warn',
    build: { outDir: 'dist/demo' },
    preview: { host: '127.0.0.1', port, strictPort: true, open: false },
  })
  console.log(`The demo is at ${server.resolvedUrls?.local[0] ?? `http://127.0.0.1:${port}/`}`)
} catch (error) {
  console.error(`The demo cannot be served: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}

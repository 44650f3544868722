import { existsSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

const root = resolve(import.meta.dirname, '../..')

/** A process of scripts/mutation.ts: one long file, whose runner runs the others; the sources come with their mutants in them. */
export default defineConfig({
  root,
  plugins: [
    {
      name: 'mutants',
      enforce: 'pre',
      load(id) {
        const instrumented = join(root, '.cache/mutation', relative(root, id))
        return existsSync(instrumented) ? readFileSync(instrumented, 'utf8') : undefined
      },
    },
  ],
  test: {
    include: ['scripts/mutation/served.ts'],
    runner: 'scripts/mutation/runner.ts',
    setupFiles: ['tests/support/setup.ts'],
    isolate: false,
    maxWorkers: 1,
    disableConsoleIntercept: true,
    // A mutant that waits for ever is to be found soon.
    testTimeout: 10_000,
    hookTimeout: 20_000,
    teardownTimeout: 1000,
  },
})

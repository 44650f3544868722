import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const setupFiles = ['tests/support/setup.ts']
/** What tests/support/stores.ts opens; each is made once a run. */
const globalSetup = ['tests/support/postgres-cluster.ts', 'tests/support/pglite-dump.ts']

export default defineConfig({
  plugins: [react()],
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'unit', setupFiles, include: ['{src,server,scripts}/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'page',
          setupFiles: [...setupFiles, 'tests/support/page-setup.ts'],
          environment: 'jsdom',
          include: ['src/**/*.test.tsx'],
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'store',
          setupFiles,
          globalSetup,
          include: ['tests/store/**/*.test.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'operations',
          setupFiles,
          globalSetup,
          include: ['tests/operations/**/*.test.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        // The built server in processes of its own, which are killed and cut off; they need the machine to themselves.
        test: {
          name: 'processes',
          globalSetup: ['tests/support/postgres-cluster.ts', 'tests/support/pglite-dump.ts', 'tests/support/built-server.ts'],
          include: ['tests/processes/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        // A browser and a server for each of two files at a time.
        test: {
          name: 'e2e',
          globalSetup,
          include: ['tests/e2e/**/*.e2e.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          isolate: false,
          maxWorkers: 2,
          maxConcurrency: 2,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: { name: 'house', setupFiles, include: ['tests/house/**/*.test.ts'], testTimeout: 60_000 },
      },
    ],
  },
})

import react from '@vitejs/plugin-react'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { isFullRun } from './tests/support/full-run.ts'

const setupFiles = ['tests/support/setup.ts']
/** What tests/support/stores.ts opens; each is made once a run. */
const globalSetup = ['tests/support/postgres-cluster.ts', 'tests/support/pglite-dump.ts']
/** One process after the other for each core, which runs many files: they touch nothing global, or put it back. */
const sharedWorkers = { isolate: false, maxWorkers: Math.max(2, availableParallelism()) }
/** Projects run one after the other, so that a process goes on with the next file of its own project. */
const groupOrder = { architecture: 0, unit: 1, page: 2, store: 3, operations: 4, processes: 5, e2e: 6 }

/**
 * A fresh clone knows no times, and begins with the largest files. These are small, and try every page: last, they would hold one core
 * alone.
 */
const longest = /\/tests\/e2e\/(accessibility\/|trade\.)/
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [
      ...sorted.filter(({ moduleId }) => longest.test(moduleId)),
      ...sorted.filter(({ moduleId }) => !longest.test(moduleId)),
    ]
  }
}

/** Minutes each: of `npm run test:full` alone. */
const fullRunAlone = ['tests/processes/memory.test.ts']

export default defineConfig({
  plugins: [react()],
  test: {
    sequence: { sequencer: LongestFirst },
    // The cluster of the run is stopped and its folder removed.
    teardownTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'architecture',
          sequence: { groupOrder: groupOrder.architecture },
          ...sharedWorkers,
          setupFiles,
          include: ['tests/architecture/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          sequence: { groupOrder: groupOrder.unit },
          ...sharedWorkers,
          setupFiles,
          include: ['{src,server,scripts}/**/*.test.ts'],
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'page',
          sequence: { groupOrder: groupOrder.page },
          ...sharedWorkers,
          setupFiles: [...setupFiles, 'tests/support/page-setup.ts'],
          environment: 'jsdom',
          include: ['src/**/*.test.tsx'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'store',
          sequence: { groupOrder: groupOrder.store },
          ...sharedWorkers,
          setupFiles,
          globalSetup,
          include: ['tests/store/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'operations',
          sequence: { groupOrder: groupOrder.operations },
          ...sharedWorkers,
          setupFiles,
          globalSetup,
          include: ['tests/operations/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        // The built server in processes of its own, which are killed and cut off; they need the machine to themselves.
        test: {
          name: 'processes',
          sequence: { groupOrder: groupOrder.processes },
          maxWorkers: 1,
          globalSetup: [...globalSetup, 'tests/support/built-server.ts'],
          include: ['tests/processes/**/*.test.ts'],
          exclude: isFullRun ? [] : fullRunAlone,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        // A browser and a server for each of two files at a time.
        test: {
          name: 'e2e',
          sequence: { groupOrder: groupOrder.e2e },
          isolate: false,
          maxWorkers: 2,
          globalSetup,
          include: ['tests/e2e/**/*.e2e.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 15_000 } },
          maxConcurrency: 2,
        },
      },
    ],
  },
})

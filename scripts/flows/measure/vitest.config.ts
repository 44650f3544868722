import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

const root = resolve(import.meta.dirname, '../../..')

/** What `npm run flows -- --coverage` runs: the unit tests of the machines, listened to, and the walks of the drivers' paths. */
export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        test: {
          name: 'machines',
          include: ['src/machines/**/*.test.ts'],
          exclude: ['src/machines/lifecycles/**'],
          setupFiles: ['tests/support/setup.ts', 'scripts/flows/measure/listen-to-machines.ts'],
        },
      },
      { root, test: { name: 'drivers', include: ['scripts/flows/measure/walk-drivers.ts'], testTimeout: 60_000 } },
    ],
  },
})

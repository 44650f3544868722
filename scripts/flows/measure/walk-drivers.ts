import { expect, it } from 'vitest'
import type { FlowEvents } from '#tests/support/flow-events.ts'
import { walkAlong } from '#tests/support/flow-walks.ts'
import { drivenPaths, type FlowDriver } from '#tests/e2e/flows/drive-flow.ts'
import { writeRecords } from './records.ts'

const modules = import.meta.glob<Record<string, unknown>>('/tests/e2e/flows/*-driver.ts', { eager: true })

// A driver needs Vitest, because it contains assertions.
for (const [file, exports] of Object.entries(modules)) {
  it(`walks along the paths of ${file}`, () => {
    const drivers = Object.values(exports).filter(isDriver)
    // One machine may have a driver for each of its sides.
    expect(drivers.length).toBeGreaterThan(0)
    for (const driver of drivers) {
      writeRecords(
        (['short', 'full'] as const).map((source) => {
          const walks = drivenPaths(driver, source === 'full').map((path) => walkAlong(driver.machine, driver.flowEvents, path))
          return {
            machine: driver.machine.id,
            source,
            transitions: [...new Set(walks.flatMap(({ transitions }) => transitions))],
            states: [...new Set(walks.flatMap(({ states }) => states))],
          }
        }),
      )
    }
  })
}

function isDriver(value: unknown): value is FlowDriver<FlowEvents> {
  return typeof value === 'object' && value !== null && 'machine' in value && 'flowEvents' in value && 'drivers' in value
}

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import type { OperationId } from '#src/generated/operation-table.ts'
import { openBrowser } from '#tests/support/browser.ts'
import type { FlowEvents } from '#tests/support/flow-events.ts'
import { type FlowPath, flowPaths, statesOn } from '#tests/support/flow-paths.ts'
import { statesOf } from '#tests/support/flow-states.ts'
import { isFullRun } from '#tests/support/full-run.ts'
import { type FlowLimits, mapOf, transitionsOn, walkAlong } from '#tests/support/flow-walks.ts'
import { transitionPaths } from '#tests/support/transition-paths.ts'
import type { Language } from '../trader.ts'
import { type Site, onStage, openSite, type StoredSession, type Stage } from './stage.ts'

/** The event leads to another page, away from this flow. */
export const left = Symbol('left')

/** One path's part of a driver; state it learns (an address, an order) lives in its closure. */
export interface EventDrivers<Events extends FlowEvents> {
  /** Opens the page at the start of the flow. `ahead`: what will happen. */
  open: Readonly<Record<keyof Events['inputs'], (ahead: readonly string[]) => Promise<void>>>
  /** Actions of user, line and marketplace. A call's response is prepared when it is released. */
  events: Readonly<Record<keyof Events['events'], (ahead: readonly string[]) => Promise<void | typeof left>>>
  /** The expected page in each state. */
  assertions: Readonly<Record<string, () => Promise<unknown>>>
}

/** In the full run each transition is driven but those that the driver's limits leave out. */
export interface FlowDriver<Events extends FlowEvents> extends FlowLimits<keyof Events['events'] & string> {
  machine: AnyStateMachine
  flowEvents: Events
  /** States of a shared machine that this flow cannot reach; as in its unit test. */
  neverIn?: readonly string[]
  /** Every call of the flow's actors. */
  held: readonly OperationId[]
  storedSession?: (input: keyof Events['inputs']) => StoredSession
  /** Opens a site of its own. */
  site?: () => Promise<Site>
  drivers: (stage: Stage) => EventDrivers<Events>
}

/** The paths that are driven: by each transition in the full run, and else to each state and for each event. */
export const drivenPaths = <Events extends FlowEvents>(driver: FlowDriver<Events>, all = isFullRun): FlowPath[] =>
  all ? transitionPaths(driver.machine, driver.flowEvents, driver) : flowPaths(driver.machine, driver.flowEvents, driver)

/**
 * Tests that drive the page along the machine's own paths, on a site of their own, and tests that paths cover all states, events and, in
 * the full run, transitions, and that every state has an assertion. `alsoInFull`: languages of the full run alone.
 */
export function testFlow<Events extends FlowEvents>(
  driver: FlowDriver<Events>,
  languages: readonly Language[],
  alsoInFull: readonly Language[] = [],
): void {
  const paths = drivenPaths(driver)
  const states = statesOf(driver.machine).filter((state) => driver.neverIn?.includes(state) !== true)

  let browser: Browser
  let site: Site
  beforeAll(async () => {
    browser = await openBrowser()
    site = await (driver.site ?? openSite)()
  })
  afterAll(() => site.close())

  it('has a path to every state', () => expect([...new Set(paths.flatMap(statesOn))].sort()).toEqual(states))

  it('meets every event', () => {
    const met = new Set(paths.flatMap(({ steps }) => steps.map(({ event }) => event)))
    expect([...met].sort()).toEqual(Object.keys(driver.flowEvents.events).sort())
  })

  it('takes every transition of the full run that is not left out', () => {
    const { machine, flowEvents, leftOut = {} } = driver
    const driven = drivenPaths(driver, true).flatMap((path) => walkAlong(machine, flowEvents, path).transitions)
    const possible = transitionsOn(mapOf(machine, flowEvents))
    expect(Object.keys(leftOut).filter((transition) => !possible.includes(transition))).toEqual([])
    expect([...new Set(driven)].sort()).toEqual(possible.filter((transition) => !(transition in leftOut)))
  })

  for (const language of isFullRun ? [...languages, ...alsoInFull] : languages) {
    for (const path of paths) {
      const { input, start, steps } = path
      const ahead = steps.map(({ event }) => event)
      it(`${language}: ${[input, ...ahead].join(' → ')}`, () =>
        onStage(site, browser, { ...driver.storedSession?.(input), held: driver.held, language }, async (stage) => {
          const { open, events, assertions } = driver.drivers(stage)
          expect(Object.keys(assertions).sort()).toEqual(states)
          await actOf(open, input)(ahead)
          for (const state of start) await actOf(assertions, state)([])
          for (const [index, { event, states: reached }] of steps.entries()) {
            if ((await actOf(events, event)(ahead.slice(index + 1))) === left) {
              // A path not driven to its end does not test the rest: `rulesOut` ends it here.
              if (index < steps.length - 1) throw new Error(`${event} leads away: the path cannot go on`)
              return
            }
            for (const state of reached) await actOf(assertions, state)([])
          }
        }))
    }
  }
}

type Act = (ahead: readonly string[]) => Promise<unknown>

function actOf(acts: Readonly<Record<string, Act>>, name: string): Act {
  const act = acts[name]
  if (act === undefined) throw new Error(`The driver does not know ${name}`)
  return act
}

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import type { OperationId } from '#src/generated/operation-table.ts'
import { openBrowser } from '#tests/support/browser.ts'
import type { FlowAlphabet } from '#tests/support/flow-alphabet.ts'
import { flowPaths, statesOn } from '#tests/support/flow-paths.ts'
import { statesOf } from '#tests/support/flow-states.ts'
import type { Language } from '../trader.ts'
import { type House, onStage, openHouse, type Remembered, type Stage } from './stage.ts'

/** What has been done leads to another page, where this flow is no longer. */
export const left = Symbol('left')

/** One path's part of a driver; what it learns on the way (an address, an order) lives in its closure. */
export interface Hands<Alphabet extends FlowAlphabet> {
  /** Brings the page to where the flow begins. `ahead`: what will happen. */
  open: Readonly<Record<keyof Alphabet['inputs'], (ahead: readonly string[]) => Promise<void>>>
  /** What a person, the line or the marketplace does. A call's answer is brought about when it is let through. */
  events: Readonly<Record<keyof Alphabet['events'], (ahead: readonly string[]) => Promise<void | typeof left>>>
  /** What the page must show in each state. */
  looks: Readonly<Record<string, () => Promise<unknown>>>
}

export interface FlowDriver<Alphabet extends FlowAlphabet> {
  machine: AnyStateMachine
  alphabet: Alphabet
  /** States of a shared machine that this flow has no way to; its unit test says so too. */
  neverIn?: readonly string[]
  /** Every call of the flow's actors. */
  held: readonly OperationId[]
  remembered?: (input: keyof Alphabet['inputs']) => Remembered
  /** Opens a house with what only this flow needs. */
  house?: () => Promise<House>
  hands: (stage: Stage) => Hands<Alphabet>
}

/**
 * Tests that drive the page along the machine's own shortest paths, in a house of their own, and one that no state is without a path
 * and a look.
 */
export function testFlow<Alphabet extends FlowAlphabet>(driver: FlowDriver<Alphabet>, languages: readonly Language[]): void {
  const paths = flowPaths(driver.machine, driver.alphabet)
  const states = statesOf(driver.machine).filter((state) => driver.neverIn?.includes(state) !== true)

  let browser: Browser
  let house: House
  beforeAll(async () => {
    browser = await openBrowser()
    house = await (driver.house ?? openHouse)()
  })
  afterAll(() => house.close())

  it('has a path to every state', () => {
    expect([...new Set(paths.flatMap(statesOn))].sort()).toEqual(states)
  })

  it('meets every event', () => {
    const met = new Set(paths.flatMap(({ steps }) => steps.map(({ event }) => event)))
    expect([...met].sort()).toEqual(Object.keys(driver.alphabet.events).sort())
  })

  for (const language of languages) {
    for (const path of paths) {
      const { input, start, steps } = path
      const ahead = steps.map(({ event }) => event)
      it(`${language}: ${[input, ...ahead].join(' → ')}`, () =>
        onStage(house, browser, { ...driver.remembered?.(input), held: driver.held, language }, async (stage) => {
          const { open, events, looks } = driver.hands(stage)
          expect(Object.keys(looks).sort()).toEqual(states)
          await taken(open, input)(ahead)
          for (const state of start) await taken(looks, state)([])
          for (const [index, { event, states: reached }] of steps.entries()) {
            if ((await taken(events, event)(ahead.slice(index + 1))) === left) return
            for (const state of reached) await taken(looks, state)([])
          }
        }))
    }
  }
}

type Deed = (ahead: readonly string[]) => Promise<unknown>

function taken(deeds: Readonly<Record<string, Deed>>, name: string): Deed {
  const deed = deeds[name]
  if (deed === undefined) throw new Error(`The driver does not know ${name}`)
  return deed
}

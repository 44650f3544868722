import type { Page, Request, Route } from 'playwright-core'
import { expect } from 'vitest'
import { type OperationId, operationTable } from '#src/generated/operation-table.ts'

/**
 * The network between a page and the marketplace: calls of the held operations wait on it until the test releases or aborts them. Responses
 * come from the marketplace.
 */
export class Line {
  private readonly waiting: { operation: OperationId; route: Route }[] = []
  private readonly awaited: { operation: OperationId; take: (route: Route) => void }[] = []

  private constructor(
    private readonly page: Page,
    private readonly held: Set<OperationId>,
  ) {}

  static async between(page: Page, held: readonly OperationId[]): Promise<Line> {
    const line = new Line(page, new Set(held))
    await page.route('**/api/**', (route) => line.meet(route))
    // Drops calls that the page has aborted: the next call of the operation counts.
    page.on('requestfailed', (request) => {
      const at = line.waiting.findIndex(({ route }) => route.request() === request)
      if (at >= 0) line.waiting.splice(at, 1)
    })
    return line
  }

  /** From now on calls of the operation get through, those that wait too. */
  async release(operation: OperationId): Promise<void> {
    this.held.delete(operation)
    while (this.holds(operation)) await this.carry(operation)
  }

  /** From now on calls of the operation wait again. */
  hold(operation: OperationId): void {
    this.held.add(operation)
  }

  /** Continues the next call of the operation. */
  async carry(operation: OperationId): Promise<void> {
    await (await this.next(operation)).continue()
  }

  /** Aborts the next call before it arrives. */
  async cut(operation: OperationId): Promise<void> {
    await (await this.next(operation)).abort('connectionreset')
  }

  /** Lets the call arrive, and aborts its response. */
  async loseResponse(operation: OperationId): Promise<void> {
    const route = await this.next(operation)
    await route.fetch()
    await route.abort('connectionreset')
  }

  /** Resolves once a call of the operation is on the line, and leaves it there. */
  async isWaiting(operation: OperationId): Promise<void> {
    this.waiting.unshift({ operation, route: await this.next(operation) })
  }

  /** Whether a call of the operation is on the line now. */
  holds(operation: OperationId): boolean {
    return this.waiting.some((call) => call.operation === operation)
  }

  /** Triggers a repeated call, and resolves once it is on the line and the earlier one is aborted. */
  async requestsAgain(operation: OperationId, act: () => Promise<void>): Promise<void> {
    const before = this.waiting.filter((call) => call.operation === operation)
    await act()
    await expect.poll(() => this.waiting.some((call) => call.operation === operation && !before.includes(call))).toBe(true)
    await expect.poll(() => this.waiting.some((call) => before.includes(call))).toBe(false)
  }

  /** Resolves once the action has made waiting calls of the operation fail. */
  async fails(operation: OperationId, act: () => Promise<unknown>, calls = 1): Promise<void> {
    let given = 0
    const isLast = (request: Request) => {
      if (operationOf(request) === operation) given += 1
      return given === calls
    }
    // Longer than the action's own timeout.
    const all = this.page.waitForEvent('requestfailed', { predicate: isLast, timeout: 60_000 })
    await Promise.all([all, act()])
  }

  private meet(route: Route): Promise<void> | undefined {
    const operation = operationOf(route.request())
    if (operation === undefined || !this.held.has(operation)) return route.continue()
    const at = this.awaited.findIndex((values) => values.operation === operation)
    if (at < 0) this.waiting.push({ operation, route })
    else this.awaited.splice(at, 1)[0]?.take(route)
    return undefined
  }

  private next(operation: OperationId): Promise<Route> {
    const at = this.waiting.findIndex((call) => call.operation === operation)
    const held = at < 0 ? undefined : this.waiting.splice(at, 1)[0]
    if (held !== undefined) return Promise.resolve(held.route)
    return new Promise((take) => {
      this.awaited.push({ operation, take })
    })
  }
}

function operationOf(request: Request): OperationId | undefined {
  const { pathname } = new URL(request.url())
  const row = Object.entries(operationTable).find(([, { path }]) => {
    const [before = '', after] = `/api${path}`.split(/\{\w+\}/)
    return after === undefined ? pathname === before : pathname.startsWith(before) && pathname.endsWith(after)
  })
  // Object.entries of the operation table yields its keys.
  return row?.[0] as OperationId | undefined
}

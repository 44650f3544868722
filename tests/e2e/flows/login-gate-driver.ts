import { expect } from 'vitest'
import { loginGateMachine } from '#src/machines/account/login-gate.machine.ts'
import { loginGateEvents } from '#tests/support/event-fixtures/login-gate.ts'
import type { FlowDriver } from './drive-flow.ts'

const target = loginGateEvents.inputs['a page that needs a session'].from

export const loginGateDriver: FlowDriver<typeof loginGateEvents> = {
  machine: loginGateMachine,
  flowEvents: loginGateEvents,
  held: [],
  drivers: ({ trader, visit }) => ({
    open: { 'a page that needs a session': () => visit(target) },
    events: {
      'login.accepted': () => trader.inDialog('app:gate.login.confirm').click(),
      'login.declined': () => trader.inDialog('app:gate.login.cancel').click(),
    },
    assertions: {
      asking: async () => {
        await trader.expectDialog('app:gate.login.title')
        await trader.shows(trader.t('app:gate.login.body'))
      },
      accepted: async () => {
        await trader.isAt('/login')
        // It replaces the requested page: going back leaves the marketplace.
        const entry = await trader.page.evaluate(() => history.state as unknown)
        expect(entry).toMatchObject({ idx: 0, usr: { from: target } })
      },
      declined: async () => {
        await trader.expectNoDialog()
        const { pathname, search } = new URL(trader.page.url())
        expect(pathname + search).toBe(target)
        expect(await trader.page.locator('main').innerText()).toBe('')
      },
    },
  }),
}

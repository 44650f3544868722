import { rm } from 'node:fs/promises'
import type { Route } from 'playwright-core'
import { expect } from 'vitest'
import { pushPermissionMachine } from '#src/machines/notification/push-permission.machine.ts'
import { pushPermissionEvents } from '#tests/support/event-fixtures/push-permission.ts'
import { bellOf } from './bell.ts'
import type { FlowDriver } from './drive-flow.ts'
import { buildForFake, FakeFirebase } from './fake-firebase.ts'
import { openSite } from './stage.ts'

declare global {
  interface Window {
    /** Set by the fake permission prompt, called by the path. */
    resolvePermission?: (permission: string) => void
  }
}

export const pushPermissionDriver: FlowDriver<typeof pushPermissionEvents> = {
  machine: pushPermissionMachine,
  flowEvents: pushPermissionEvents,
  held: ['registerDevice', 'updateFCM'],
  rulesOut: {
    // Without a session there is no bell.
    'user.changed to nobody': ['push.accepted', 'push.postponed', 'lookingUp: undecided'],
    'language.changed': ['language.changed'],
    // Firebase caches its token.
    'registering answered': ['language.changed', 'user.changed to nobody'],
    'registering unreachable': ['language.changed', 'user.changed to nobody'],
    'replacing answered': ['language.changed', 'user.changed to nobody'],
    'replacing unreachable': ['language.changed', 'user.changed to nobody'],
  },
  storedSession: (input) => ({
    account: 'buyer',
    session:
      input === 'put off before' ? { pushPostponed: true } : input === 'with an older token' ? { pushToken: 'older token' } : {},
  }),
  site: async () => {
    const pageFolder = await buildForFake()
    const site = await openSite({ pageFolder })
    return {
      ...site,
      close: async () => {
        await site.close()
        await rm(pageFolder, { recursive: true })
      },
    }
  },
  drivers: ({ trader, visit, line, market }) => {
    const { page, t } = trader
    const { open, bell } = bellOf(trader)
    const firebase = new FakeFirebase()
    const settings: Route[] = []
    const logged: string[] = []
    let fetches = 0
    const accept = page.getByRole('button', { name: new RegExp(`^${t('notices:push.accept')}`) })
    const expectNoQuestion = async () => {
      await open()
      // A wrong question would come with the last response: this request and two frames come after it.
      await page.evaluate(async () => {
        await fetch('/favicon.svg')
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      })
      expect(await accept.count()).toBe(0)
    }
    const isLogged = () => expect.poll(() => logged.some((line_) => line_.includes('not pushed to'))).toBe(true)
    const resolveWith = (standing: string) => page.evaluate((given) => window.resolvePermission?.(given), standing)
    const settle = async () => {
      await expect.poll(() => settings.length).toBe(1)
      return settings[0]
    }

    async function begin(ahead: readonly string[]) {
      page.on('console', (message) => logged.push(message.text()))
      const permission = ahead.includes('lookingUp: granted')
        ? 'granted'
        : ahead.includes('lookingUp: denied')
          ? 'denied'
          : 'default'
      await page.addInitScript(override, permission)
      await page.route('**/push-settings.json', (route) => {
        settings.push(route)
      })
      await firebase.fulfill(page)
      await visit('/')
      await bell.waitFor()
    }
    return {
      open: { 'a new browser': begin, 'put off before': begin, 'with an older token': begin },
      events: {
        'lookingUp: undecided': async () => (await settle())?.continue(),
        'lookingUp: granted': async () => (await settle())?.continue(),
        // Without permission nothing is requested.
        'lookingUp: denied': () => Promise.resolve(expect(settings).toEqual([])),
        'lookingUp: no provider': async () => (await settle())?.fulfill({ json: null }),
        'lookingUp failed': async () => (await settle())?.abort(),
        'push.accepted': async () => {
          await open()
          await accept.click()
        },
        'push.postponed': async () => {
          await open()
          await trader.button('notices:push.postpone').click()
          expect(await trader.session()).toMatchObject({ pushPostponed: true })
        },
        'asking: granted': () => resolveWith('granted'),
        'asking: denied': () => resolveWith('denied'),
        'asking: put away': () => resolveWith('default'),
        'asking failed': () => resolveWith('broken'),
        'fetchingToken answered': () => firebase.give(),
        'fetchingToken failed': () => firebase.refuse(),
        'language.changed': async () => {
          await page.getByRole('button', { name: new RegExp(`^${t('app:language.label')}`) }).click()
          await page.getByRole('menuitemradio', { name: t('app:language.ar') }).click()
          await page.waitForFunction(() => document.documentElement.lang === 'ar')
        },
        'user.changed to nobody': () =>
          page.evaluate(() => {
            const key = 'kimiya.session.1'
            const session = JSON.parse(localStorage.getItem(key) ?? '{}') as object
            localStorage.setItem(key, JSON.stringify({ ...session, token: null }))
            dispatchEvent(new StorageEvent('storage', { key }))
          }),
        'registering answered': () => line.carry('registerDevice'),
        'registering unreachable': () => line.cut('registerDevice'),
        'replacing answered': () => line.carry('updateFCM'),
        'replacing unreachable': () => line.cut('updateFCM'),
      },
      assertions: {
        lookingUp: async () => expect(await accept.count()).toBe(0),
        unavailable: expectNoQuestion,
        denied: expectNoQuestion,
        postponed: expectNoQuestion,
        undecided: async () => {
          await open()
          await trader.shows(t('notices:push.title'))
        },
        asking: () => expect.poll(() => page.evaluate(() => window.resolvePermission !== undefined)).toBe(true),
        granted: () => expect.poll(() => accept.count()).toBe(0),
        // Requested each time: in another language, or for another user.
        'granted.fetchingToken': async () => {
          fetches += 1
          await firebase.expectRequests(fetches)
        },
        'granted.unclaimed': async () => {
          await expect.poll(() => trader.session()).toMatchObject({ token: null, pushToken: firebase.token })
          await bell.waitFor({ state: 'detached' })
        },
        'granted.registering': async () => {
          await line.isWaiting('registerDevice')
          expect(await trader.session()).toMatchObject({ pushToken: firebase.token })
        },
        'granted.replacing': async () => {
          await line.isWaiting('updateFCM')
          expect(await trader.session()).toMatchObject({ pushToken: firebase.token })
        },
        'granted.registered': () =>
          expect.poll(async () => (await market.store.list('devices', { fcmToken: firebase.token })).length).toBe(1),
        'granted.unregistered': isLogged,
        'granted.tokenless': isLogged,
      },
    }
  },
}

/** In place of the browser's own question, which no test can press, and of its push service, which is out of reach. */
function override(permission: string): void {
  let standing = permission
  Object.defineProperty(Notification, 'permission', { get: () => standing })
  Notification.requestPermission = () =>
    new Promise((resolve, reject) => {
      window.resolvePermission = (given) => {
        standing = given
        if (given === 'broken') {
          reject(new Error('The browser could not ask'))
          return
        }
        // The test passes one of the browser's values.
        resolve(given as NotificationPermission)
      }
    })
  const key = (length: number) => new Uint8Array(length).fill(7).buffer
  const subscription = {
    endpoint: 'https://push.example/device',
    options: { applicationServerKey: key(65) },
    getKey: (name: string) => key(name === 'auth' ? 16 : 65),
    unsubscribe: () => Promise.resolve(true),
  }
  PushManager.prototype.getSubscription = () => Promise.resolve(null)
  // The parts of a subscription that Firebase's code reads.
  PushManager.prototype.subscribe = () => Promise.resolve(subscription as unknown as PushSubscription)
}

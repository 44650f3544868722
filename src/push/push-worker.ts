/**
 * The service worker that shows pushes while the page is closed, built by scripts/vite/push-files.ts as /firebase-messaging-sw.js. It
 * reads Firebase's messages
 * by itself, so that none of Firebase's code and settings are in it. `?lng=` is the language of whoever reads.
 */
import { shownPush } from './push-message.ts'

interface WorkerEvent {
  waitUntil: (work: Promise<unknown>) => void
}
interface PushEvent extends WorkerEvent {
  data: { json: () => unknown } | null
}
interface TapEvent extends WorkerEvent {
  notification: Notification
}
interface PageWindow {
  visibilityState: 'hidden' | 'visible'
  focus: () => Promise<PageWindow>
  navigate: (address: string) => Promise<unknown>
}
interface Worker {
  location: { href: string }
  registration: { showNotification: (title: string, options: object) => Promise<void> }
  clients: {
    matchAll: (options: { type: 'window' }) => Promise<readonly PageWindow[]>
    openWindow: (address: string) => Promise<unknown>
    claim: () => Promise<void>
  }
  skipWaiting: () => Promise<void>
  addEventListener: ((type: 'push', listener: (event: PushEvent) => void) => void) &
    ((type: 'notificationclick', listener: (event: TapEvent) => void) => void) &
    ((type: 'install' | 'activate', listener: (event: WorkerEvent) => void) => void)
}

// The types of a worker and of a page cannot stand in one program; these are the parts of a worker that are used here.
const worker = globalThis as unknown as Worker
const language = new URL(worker.location.href).searchParams.get('lng') ?? 'en'

// It keeps nothing, so that a new one can take over at once.
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
worker.addEventListener('push', (event) => event.waitUntil(show(event.data)))
worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data))
})

async function show(message: PushEvent['data']): Promise<void> {
  const push = shownPush(readJson(message), language)
  if (push === undefined) return
  const windows = await worker.clients.matchAll({ type: 'window' })
  // A page that is looked at has been told by the server's events.
  if (windows.some(({ visibilityState }) => visibilityState === 'visible')) return
  await worker.registration.showNotification(push.title, push.options)
}

/** In a page that is open, else in a new one. */
async function open(data: unknown): Promise<void> {
  const address = typeof data === 'object' && data !== null && 'address' in data ? String(data.address) : '/'
  const [page] = await worker.clients.matchAll({ type: 'window' })
  if (page === undefined) await worker.clients.openWindow(address)
  else await (await page.focus()).navigate(address)
}

function readJson(message: PushEvent['data']): unknown {
  try {
    return message?.json()
  } catch {
    // Not from Firebase.
    return undefined
  }
}

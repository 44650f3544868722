import { getApps, initializeApp } from 'firebase/app'
import { getMessaging, getToken } from 'firebase/messaging'
import type { PushSettings } from './push-settings.ts'

/** The name of our app among those that Firebase's code keeps in this page. */
const appName = 'kimiya'

/** Registers the worker that shows pushes in this language, and fetches this browser's push token. */
export async function fetchPushToken({ vapidKey, ...settings }: PushSettings, language: string): Promise<string> {
  // A worker has no way to the page's storage: its language is part of its address.
  await navigator.serviceWorker.register(`/firebase-messaging-sw.js?lng=${language}`)
  const serviceWorkerRegistration = await navigator.serviceWorker.ready
  const app = getApps().find(({ name }) => name === appName) ?? initializeApp(settings, appName)
  return getToken(getMessaging(app), { vapidKey, serviceWorkerRegistration })
}

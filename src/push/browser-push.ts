import { type Language, apiLanguages, fallbackLanguage, languages } from '#src/i18n/languages.ts'
import { osVersionOf } from '#src/lib/os-version.ts'
import { type PushSettings, readPushSettings } from './push-settings.ts'

type ApiLanguage = (typeof apiLanguages)[Language]

let settings: PushSettings | undefined

/** What a browser knows of pushes, as the flow of src/machines/notification/push-permission.machine.ts wants it. */
export const browserPush = {
  describe: () => ({
    // Deprecated, and the one name of the platform that every browser tells.
    deviceName: navigator.platform.slice(0, 100) || 'Unknown',
    OSVersion: osVersionOf(navigator),
  }),

  findDevice: async () => {
    const able = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
    // In the demo the mock's worker has the place that a worker for pushes would take.
    if (!able || import.meta.env.MODE === 'demo') return 'unavailable' as const
    // Where nothing may be shown, nothing need be known.
    if (Notification.permission === 'denied') return 'denied' as const
    const response = await fetch('/push-settings.json')
    if (!response.ok) throw new Error(`The settings of pushes answered ${response.status}`)
    settings = readPushSettings(await response.json())
    return settings === undefined ? ('unavailable' as const) : Notification.permission
  },

  askBrowser: () => Notification.requestPermission(),

  fetchToken: async (language: ApiLanguage) => {
    if (settings === undefined) throw new Error('This marketplace has no provider of pushes')
    const { fetchPushToken } = await import('./push-token.ts')
    return fetchPushToken(settings, languages.find((code) => apiLanguages[code] === language) ?? fallbackLanguage)
  },

  log: (failure: unknown) => {
    // oxlint-disable-next-line no-console -- the specification (§3 Push): failures are only logged
    console.warn('This browser is not pushed to:', failure)
  },
}

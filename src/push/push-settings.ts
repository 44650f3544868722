/** What a browser must know of the Firebase project to be pushed to; all of it public. */
export interface PushSettings {
  apiKey: string
  projectId: string
  messagingSenderId: string
  appId: string
  /** The public key of the project's web push certificate. */
  vapidKey: string
}

const names = ['apiKey', 'projectId', 'messagingSenderId', 'appId', 'vapidKey'] as const satisfies (keyof PushSettings)[]

/** The settings in a file that the build has made of VITE_FIREBASE_*; nothing when the marketplace has no provider of pushes. */
export function readPushSettings(file: unknown): PushSettings | undefined {
  if (typeof file !== 'object' || file === null) return undefined
  const entries = names.map((name): [string, unknown] => [name, Reflect.get(file, name)])
  if (entries.some(([, value]) => typeof value !== 'string' || value === '')) return undefined
  // One entry for each name, and each a text.
  return Object.fromEntries(entries) as unknown as PushSettings
}

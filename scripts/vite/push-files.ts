import { type Plugin, build, loadEnv } from 'vite'
import { generatedFiles } from './generated-files.ts'

/** The variable of each setting of src/push/push-settings.ts. */
const variables = {
  apiKey: 'VITE_FIREBASE_API_KEY',
  projectId: 'VITE_FIREBASE_PROJECT_ID',
  messagingSenderId: 'VITE_FIREBASE_MESSAGING_SENDER_ID',
  appId: 'VITE_FIREBASE_APP_ID',
  vapidKey: 'VITE_FIREBASE_VAPID_KEY',
}

/** The settings of pushes, null without a provider; and the service worker that shows pushes, whose scope requires it at the root. */
export function pushFiles(mode: string): Plugin {
  return generatedFiles('kimiya-push-files', () => [
    { path: 'push-settings.json', type: 'application/json', content: () => settingsOf(mode) },
    { path: 'firebase-messaging-sw.js', type: 'text/javascript', content: buildWorker },
  ])
}

function settingsOf(mode: string): string {
  const environment = loadEnv(mode, process.cwd(), 'VITE_FIREBASE_')
  const values = Object.entries(variables).map(([name, variable]) => [name, environment[variable] ?? ''] as const)
  const missing = values.filter(([, value]) => value === '')
  if (missing.length === values.length) return 'null'
  if (missing.length > 0)
    throw new Error(`VITE_FIREBASE_* are all or none; missing for ${missing.map(([name]) => name).join(', ')}`)
  return JSON.stringify(Object.fromEntries(values))
}

async function buildWorker(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, lib: { entry: 'src/push/push-worker.ts', formats: ['iife'], name: 'pushWorker' } },
  })
  const chunk = [built].flat().flatMap((result) => ('output' in result ? result.output : []))[0]
  if (chunk?.type !== 'chunk') throw new Error('The worker for pushes was not built')
  return chunk.code
}

import type { Environment } from '#server/environment.ts'
import type { Store } from '#server/store/store.ts'

/** Whether to load the demo (again, if it broke off), and a line for the log, if there is one. */
export interface DemoChoice {
  load: boolean
  note?: string
}

/**
 * The demo's accounts have a public password, so it is loaded only on request: with `DEMO`, or into the embedded database of a first start.
 * A marketplace restored from an archive, or filled by an operator, is no first start.
 */
export async function chooseDemo(
  { DEMO, DATABASE_URL }: Pick<Environment, 'DEMO' | 'DATABASE_URL'>,
  store: Pick<Store, 'archive' | 'find'>,
): Promise<DemoChoice> {
  if (DEMO === '1') return { load: true }
  const isLoaded = (await store.find('settings', { _id: 'demoLoaded' })) !== undefined
  if (DEMO === '0') {
    if (!isLoaded) return { load: false }
    return {
      load: false,
      note: 'DEMO=0 loads nothing, but this marketplace holds the demo: its accounts have a known password.',
    }
  }
  if (isLoaded) return { load: true }
  if (DATABASE_URL !== undefined) {
    return { load: false, note: 'No demo is loaded into the database of DATABASE_URL. DEMO=1 would load it.' }
  }
  if ((await store.archive?.isEmpty()) === true) {
    return {
      load: true,
      note: 'A new, empty marketplace: the demo is loaded. DEMO=0 starts an empty one, in another DATA_DIR.',
    }
  }
  return {
    load: false,
    note: 'This marketplace has something of its own, so no demo is loaded into it. DEMO=1 would load it.',
  }
}

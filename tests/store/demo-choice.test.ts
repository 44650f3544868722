import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { chooseDemo } from '#server/demo-choice.ts'
import { backupCommand } from '#server/operator/backup.ts'
import { restoreCommand } from '#server/operator/restore.ts'
import type { StoreCommand } from '#server/operator/store-command.ts'
import type { Store } from '#server/store/store.ts'
import { bareInstallation, runCommand } from '#tests/support/operator-command.ts'
import { openFreshPglite } from '#tests/support/stores.ts'

const embedded = { DEMO: undefined, DATABASE_URL: undefined }
const own = {
  load: false,
  note: 'This marketplace has something of its own, so no demo is loaded into it. DEMO=1 would load it.',
}

describe('what a start does about the demo', () => {
  let store: Store
  beforeEach(async () => {
    store = await openFreshPglite()
    return () => store.close()
  })
  const setting = (_id: string) => store.transaction((tables) => tables.insert('settings', { _id, value: 'x' }))

  it('loads it into a new, empty embedded database, and says so', async () =>
    expect(await chooseDemo(embedded, store)).toEqual({
      load: true,
      note: 'A new, empty marketplace: the demo is loaded. DEMO=0 starts an empty one, in another DATA_DIR.',
    }))

  it('goes on with it where it was loaded before', async () => {
    await setting('demoLoaded')
    expect(await chooseDemo(embedded, store)).toEqual({ load: true })
  })

  it('leaves out a marketplace that has anything of its own, and one on a PostgreSQL of its own, unless asked', async () => {
    expect(await chooseDemo({ ...embedded, DATABASE_URL: 'postgresql://db.example/kimiya' }, store)).toEqual({
      load: false,
      note: 'No demo is loaded into the database of DATABASE_URL. DEMO=1 would load it.',
    })
    await setting('bankDetails')
    expect(await chooseDemo(embedded, store)).toEqual(own)
    expect(await chooseDemo({ ...embedded, DEMO: '1' }, store)).toEqual({ load: true })
  })

  it('warns who forbids it after it was loaded, and says nothing else', async () => {
    const forbidden = { ...embedded, DEMO: '0' } as const
    expect(await chooseDemo(forbidden, store)).toEqual({ load: false })
    await setting('demoLoaded')
    expect(await chooseDemo(forbidden, store)).toEqual({
      load: false,
      note: 'DEMO=0 loads nothing, but this marketplace holds the demo: its accounts have a known password.',
    })
  })

  it('does not add it to a real marketplace brought back from an archive', async () => {
    const archive = join(await mkdtemp(join(tmpdir(), 'kimiya-demo-')), 'real.kimiya')
    const run = (command: StoreCommand, of: Store, options: object) => runCommand(bareInstallation(of), command, [], { options })
    await setting('bankDetails')
    await run(backupCommand, store, { to: archive })
    const restored = await openFreshPglite()
    try {
      await run(restoreCommand, restored, { from: archive })
      expect(await chooseDemo(embedded, restored)).toEqual(own)
    } finally {
      await restored.close()
    }
  })
})

import { beforeEach, expect, it } from 'vitest'
import { storageLimits } from '#server/domain/document/stored-bytes.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { pdfFile } from '#tests/support/sample-files.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

const megabyte = 1_048_576

/** Somebody with a free account who fills the disk. */
describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let token: string
  let ownerId: string
  beforeEach(async () => {
    market = await openMarketplace(await openStore())
    token = await market.signIn('buyer')
    ownerId = (await market.call('getUser', { token }))._id
  })
  const upload = () => market.envelope('addAttachment', { token, body: { file: pdfFile() } })
  /** Files of the account as if uploaded some hours ago. */
  const hold = async (megabytes: number, hours: number, access: 'private' | 'none' = 'private') => {
    const createdAt = new Date(market.clock.now.getTime() - hours * 3_600_000).toISOString()
    const file = { fileName: 'a.pdf', contentType: 'application/pdf', size: megabytes * megabyte, sha256: 'x' }
    const _id = market.newId()
    await market.store.insert('files', { _id, ownerId, ...file, access, createdAt })
    return _id
  }

  it('is refused past what an account may have, and reads what to do; others go on', async () => {
    const first = await hold(storageLimits.megabytes, 48)
    const { code, message } = await upload()
    expect([code, message]).toEqual([
      413,
      'Your files take all of the 2048 MB that an account has. Remove files or pictures that you no longer need, or write to support.',
    ])
    const other = { token: await market.signIn('seller'), body: { file: pdfFile() } }
    expect((await market.envelope('addAttachment', other)).code).toBe(200)
    // The bytes of what was refused are gone, too.
    expect((await market.store.list('files', { ownerId })).map(({ _id }) => _id)).toEqual([first])
  })

  it('is refused past what a day may bring, and goes on the day after', async () => {
    await hold(storageLimits.megabytesOfDay, 23)
    expect((await upload()).code).toBe(413)
    market.clock.now = new Date(market.clock.now.getTime() + 2 * 3_600_000)
    expect((await upload()).code).toBe(200)
  })

  it('has room again for what was let go, within what a day may bring', async () => {
    const file = await hold(storageLimits.megabytes, 48)
    expect((await upload()).code).toBe(413)
    await market.store.update('files', { _id: file }, { access: 'none' })
    expect((await upload()).code).toBe(200)
    await hold(storageLimits.megabytesOfDay, 1, 'none')
    expect((await upload()).code).toBe(413)
  })

  it('keeps no more by many calls at once', async () => {
    const { size } = pdfFile()
    const createdAt = new Date(market.clock.now.getTime() - 48 * 3_600_000).toISOString()
    const rest = storageLimits.megabytes * megabyte - 2 * size
    const file = { fileName: 'a.pdf', contentType: 'application/pdf', size: rest, sha256: 'x', access: 'private' as const }
    await market.store.insert('files', { _id: market.newId(), ownerId, ...file, createdAt })
    const codes = (await Promise.all(Array.from({ length: 6 }, upload))).map(({ code }) => code)
    expect(codes.toSorted((one, other) => one - other)).toEqual([200, 200, 413, 413, 413, 413])
  })
})

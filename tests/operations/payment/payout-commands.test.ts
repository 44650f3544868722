import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { payoutsCommand } from '#server/operator/payouts.ts'
import { CommandRefused } from '#server/operator/store-command.ts'
import { openMarketplace } from '#tests/support/marketplace.ts'
import { runCommand } from '#tests/support/operator-command.ts'
import { ask, newPayee } from '#tests/support/payout-steps.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { type CaseFixture, openCaseFixture } from '../cases/case-fixture.ts'

describeMarketplaces((_store, openStore) => {
  let fixture: CaseFixture
  let folder: string
  let printed: string[]
  beforeAll(async () => {
    fixture = await openCaseFixture(await openMarketplace(await openStore()))
    folder = await mkdtemp(join(tmpdir(), 'kimiya-payouts-'))
  })
  beforeEach(() => {
    printed = []
  })
  afterAll(() => rm(folder, { recursive: true }))

  const run = async (args: string, file?: unknown) => {
    printed = []
    await runCommand(fixture.market, payoutsCommand, args.split(' '), { file, print: (line) => printed.push(line) })
    return printed
  }
  const requested = async (...amounts: number[]) => {
    const seller = await newPayee(fixture.market, fixture.newEmail(), fixture.newAddress)
    const payouts = []
    for (const amount of amounts) payouts.push(await ask(fixture.market, seller, amount))
    return payouts
  }
  const payoutOf = (_id = '') => fixture.market.store.find('payouts', { _id })

  it('puts what is due into a file for the bank, saves it, and records what came of it', async () => {
    const [payout] = await requested(40_000)
    expect((await run('list')).map((line) => line.split('\t').filter((_, column) => [0, 2, 3, 7].includes(column)))).toEqual([
      [payout?.number, '400.00', 'SAR', 'due'],
    ])
    const [made] = await run('batch sar')
    const [number = ''] = made?.split(':') ?? []
    expect(made).toBe(`${number}: 1 payouts, 400.00 SAR`)
    expect(await payoutOf(payout?._id)).toMatchObject({ status: 'sent' })
    const file = join(folder, `${number}.xml`)
    expect(await run(`file ${number} ${file}`)).toEqual([`Saved as ${file}`])
    expect(await readFile(file, 'utf8')).toContain(`<EndToEndId>${payout?.number}</EndToEndId>`)
    // It names accounts in clear.
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    await expect(run(`settle ${number} lost The bank says so`)).rejects.toThrow(CommandRefused)
    await expect(run(`settle ${number} returned`)).rejects.toThrow(CommandRefused)
    await expect(run('settle KB-26-00000-00000 arrived Seen')).rejects.toMatchObject({ code: 404 })
    expect(await run(`settle ${number} returned The account is closed`)).toEqual(['1 payouts returned'])
    expect(await payoutOf(payout?._id)).toMatchObject({ status: 'returned', reason: 'The account is closed' })
    expect((await run('batches')).map((line) => line.split('\t').toSpliced(1, 1))).toContainEqual([
      number,
      '400.00',
      'SAR',
      '1',
      '0',
      '0',
      '1',
    ])
  })

  it('says how many a file leaves out', async () => {
    const [unreadable] = await requested(30_000)
    await requested(20_000)
    const accountId = (await payoutOf(unreadable?._id))?.accountId ?? ''
    await fixture.market.store.update('payoutAccounts', { _id: accountId }, { secretDetails: 'encrypted by another key' })
    expect((await run('batch SAR')).slice(1)).toEqual(['1 left out: the details of their accounts cannot be read.'])
    await run(`refuse ${unreadable?.number} Enter the account again`)
  })

  it('refuses one that waits, and no other', async () => {
    const [payout] = await requested(40_000)
    await expect(run(`refuse ${payout?.number}`)).rejects.toThrow(CommandRefused)
    await expect(run('refuse KP-26-00000-00000 Names differ')).rejects.toMatchObject({ code: 404 })
    expect(await run(`refuse ${payout?.number} Names differ`)).toEqual(['Refused; the seller is told why.'])
    expect(await payoutOf(payout?._id)).toMatchObject({ status: 'returned', reason: 'Names differ' })
    await expect(run(`refuse ${payout?.number} Again`)).rejects.toMatchObject({ code: 404 })
    expect(await run('list')).toEqual(['No payout is asked for.'])
  })

  it('sets the smallest payouts to those of a file', async () => {
    const stored = async () => (await fixture.market.store.find('settings', { _id: 'payoutMinimums' }))?.value
    const minimums = [{ amount: 7_300, currency: 'SAR' }]
    expect(await run('minimums minimums.json', minimums)).toContain('SAR\t73.00')
    expect(JSON.parse((await stored()) ?? 'null')).toEqual(minimums)
    await run('minimums minimums.json', [])
    expect(JSON.parse((await stored()) ?? 'null')).toEqual([])
  })

  it('finds any payout that waits on the command line, and says how many files it does not list', async () => {
    const { store, newId } = fixture.market
    const [payout] = await requested(40_000)
    const row = await store.find('payouts', { _id: payout?._id ?? '' })
    await run('batch sar')
    const [file] = await store.list('payoutBatches', {})
    if (row === undefined || file === undefined) throw new Error('Nothing to copy')
    const copies = Array.from({ length: 101 }, (_one, at) => ({
      ...row,
      _id: newId(),
      number: `KP-26-COPY-${at}`,
      requestedAt: '2026-01-01T08:00:00.000Z',
    }))
    const files = Array.from({ length: 20 }, (_one, at) => ({ ...file, _id: newId(), number: `KB-26-COPY-${at}` }))
    await store.insert('payouts', ...copies)
    await store.insert('payoutBatches', ...files)
    expect((await run('batches')).at(-1)).toMatch(/^\d+ more are older than these\.$/)
    // The copies are booked nowhere: nothing may be decided about them.
    const [last] = await requested(40_000)
    await run(`refuse ${last?.number} Names differ`)
    expect(await payoutOf(last?._id)).toMatchObject({ status: 'returned', reason: 'Names differ' })
    await expect(run('refuse KP-26-NONE Names differ')).rejects.toThrow('No payout KP-26-NONE waits')
    await store.remove('payouts', { _id: copies.map(({ _id }) => _id) })
    await store.remove('payoutBatches', { _id: files.map(({ _id }) => _id) })
  })
})

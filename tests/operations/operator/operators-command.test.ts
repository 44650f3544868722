import { beforeEach, expect, it } from 'vitest'
import { operatorsCommand } from '#server/operator/operators.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { runCommand } from '#tests/support/operator-command.ts'
import { employ, operatorPassword } from '#tests/support/operators.ts'
import { appCode } from '#tests/support/second-factors.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

describeMarketplaces((_store, openStore) => {
  let market: Marketplace
  let printed: string[]
  beforeEach(async () => {
    market = await openMarketplace(await openStore())
    printed = []
  })
  const run = (args: string, role?: string[]) =>
    runCommand(market, operatorsCommand, args.split(' '), {
      options: role === undefined ? {} : { role },
      print: (line) => printed.push(line),
    })

  it('invites somebody, who accepts, is listed, and is shut out', async () => {
    await run('list')
    await run('invite Salma@Company.example Salma Idris', ['support', 'finance', 'support'])
    const [printedLink, invitationToken = ''] = printed.at(-1)?.split('#') ?? []
    expect(printedLink).toBe('For Salma Idris alone, for a day: https://kimiya.example/operator/invitation')
    await run('list')
    const { secret, email, name } = await market.call('readInvitation', { body: { invitationToken } })
    const body = { invitationToken, password: operatorPassword, code: appCode(market, secret) }
    const { token: operatorToken, operator } = await market.call('acceptInvitation', { body })
    expect([email, name, operator.roles]).toEqual(['salma@company.example', 'Salma Idris', ['support', 'finance']])
    await run('list')
    await run('disable salma@company.example')
    await run('list')
    expect(printed.filter((line) => !line.startsWith('For '))).toEqual([
      'There is no operator.',
      'salma@company.example\tSalma Idris\tinvited\tsupport, finance',
      'salma@company.example\tSalma Idris\tactive\tsupport, finance',
      'salma@company.example is disabled',
      'salma@company.example\tSalma Idris\tdisabled\tsupport, finance',
    ])
    expect((await market.envelope('getOperator', { operatorToken })).code).toBe(401)
  })

  it.each([
    ['invite no-address Salma', ['support'], 'email: Enter a full e-mail address'],
    ['invite salma@company.example Salma', undefined, '--role is one of support, finance, catalogue, admin, and may be repeated'],
    ['invite salma@company.example Salma', ['owner'], '--role is one of support, finance, catalogue, admin, and may be repeated'],
    ['disable nobody@company.example', undefined, 'No operator nobody@company.example'],
    [
      'promote salma@company.example',
      undefined,
      'operators list | invite EMAIL NAME… --role ROLE --reason TEXT | roles EMAIL --role ROLE --reason TEXT | disable EMAIL --reason TEXT',
    ],
  ])('refuses %s', async (args, role, message) => {
    await expect(run(args, role)).rejects.toThrow(message)
    expect(await market.store.count('operators', {})).toBe(0)
  })

  it('leaves one active admin, whoever asks', async () => {
    await employ(market, 'first@company.example', ['admin'])
    const last = 'This is the last admin'
    await expect(run('disable first@company.example')).rejects.toThrow(last)
    await expect(run('roles first@company.example', ['finance'])).rejects.toThrow(last)
    // Somebody who is only invited cannot take over yet.
    await run('invite second@company.example Second', ['admin'])
    await expect(run('disable first@company.example')).rejects.toThrow(last)
    await employ(market, 'second@company.example', ['admin'])
    await run('roles first@company.example', ['finance'])
    await run('disable first@company.example')
    await expect(run('disable second@company.example')).rejects.toThrow(last)
  })

  it('refuses an invited operator a password that is tried first', async () => {
    await run('invite salma@company.example Salma Idris', ['support'])
    const [printedLink, invitationToken = ''] = printed.at(-1)?.split('#') ?? []
    expect(printedLink).toBe('For Salma Idris alone, for a day: https://kimiya.example/operator/invitation')
    const { secret } = await market.call('readInvitation', { body: { invitationToken } })
    const body = { invitationToken, password: 'salma-idris-2026', code: appCode(market, secret) }
    const refused = await market.envelope('acceptInvitation', { body })
    expect(Object.keys((refused.results as { fields: object }).fields)).toEqual(['password'])
  })
})

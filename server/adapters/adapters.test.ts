import { mkdtemp, readFile, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { sandboxCards, sandboxCardToken } from '#src/lib/sandbox-cards.ts'
import { newId } from '#server/new-id.ts'
import { sandboxCardPayments } from './card-payments-sandbox.ts'
import { nodeCodes } from './codes-node.ts'
import { webCryptoCodes } from './codes-web-crypto.ts'
import { outboxFolderMail } from './mail-outbox-folder.ts'
import { argon2Passwords } from './passwords-argon2.ts'
import { webCryptoPasswords } from './passwords-web-crypto.ts'
import { openChemLibStructures } from './structures-openchemlib.ts'

describe.each([
  ['argon2', argon2Passwords],
  ['Web Crypto', webCryptoPasswords],
])('passwords by %s', (_name, passwords) => {
  it('know their own and no other, and never nobody’s', async () => {
    const stored = await passwords.hash('Kimiya-Demo-1')
    expect(stored).not.toContain('Kimiya')
    expect(await passwords.verify(stored, 'Kimiya-Demo-1')).toBe(true)
    expect(await passwords.verify(stored, 'Kimiya-Demo-2')).toBe(false)
    expect(await passwords.verify(undefined, 'Kimiya-Demo-1')).toBe(false)
    expect(await passwords.hash('Kimiya-Demo-1')).not.toBe(stored)
  })

  it('are the same however the letters were composed', async () =>
    expect(await passwords.verify(await passwords.hash('caf\u00E9-caf\u00E9'), 'cafe\u0301-cafe\u0301')).toBe(true))

  it('are told apart by every letter to the last, by its case and by every space, however long they are', async () => {
    const password = `Kimiya ${'x'.repeat(120)}1`
    const stored = await passwords.hash(password)
    const others = [password.toLowerCase(), password.slice(0, -1), `${password.slice(0, -1)}2`, `${password} `, ` ${password}`]
    others.push(password.replace(' ', ''), password.replace('1', '\u00B9'))
    expect(await passwords.verify(stored, password)).toBe(true)
    for (const candidate of others) expect([candidate, await passwords.verify(stored, candidate)]).toEqual([candidate, false])
  })
})

describe('argon2 passwords', () =>
  it('are argon2id with 19 MiB and two passes', async () =>
    expect(await argon2Passwords.hash('x')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)))

describe('codes', () => {
  const codes = webCryptoCodes('one secret of this installation')

  it('are six digits, and tokens 256 bits', () => {
    expect(codes.oneTimeCode()).toMatch(/^\d{6}$/)
    expect(codes.token()).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect(codes.token()).not.toBe(codes.token())
  })

  it('digest by SHA-256, in Node and in a page alike', async () => {
    expect(await codes.digest('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
    expect(await nodeCodes('any').digest('أسيتون ক')).toBe(await codes.digest('أسيتون ক'))
  })

  it('sign delivery tokens that no other installation made and time ends', async () => {
    const claim = { shipmentId: '00000000-0000-7000-8000-000000000001', revision: 2 }
    const token = await codes.deliveryToken(claim, '2026-11-21T09:00:00.000Z')
    expect(await codes.readDeliveryToken(token, '2026-11-21T08:59:59.999Z')).toEqual(claim)
    expect(await codes.readDeliveryToken(token, '2026-11-21T09:00:00.000Z')).toBeUndefined()
    expect(await webCryptoCodes('another secret').readDeliveryToken(token, '2026-11-21T08:00:00.000Z')).toBeUndefined()
    expect(await codes.readDeliveryToken(`${token}.more`, '2026-11-21T08:00:00.000Z')).toBeUndefined()
    const otherToken = await codes.deliveryToken({ ...claim, revision: 1 }, '2026-11-21T09:00:00.000Z')
    const mixed = `${otherToken.split('.')[0]}.${token.split('.')[1]}`
    expect(await codes.readDeliveryToken(mixed, '2026-11-21T08:00:00.000Z')).toBeUndefined()
  })
})

describe('sandbox cards', () => {
  const amount = { amount: 100, currency: 'SAR' }
  it.each(Object.entries(sandboxCards))('%s has a number with a check digit and a token of its own', (_name, card) =>
    expect(sandboxCardToken(card.number)).toBe(card.token),
  )

  it('declines a card that it does not know, and has no token for a number that is none', async () => {
    expect(sandboxCardToken('4111111111111111')).toBe(sandboxCards.declined.token)
    expect(sandboxCardToken('4111111111111112')).toBeUndefined()
    expect(await sandboxCardPayments.charge({ paymentId: 'p', card: { token: 'not_from_here' }, amount })).toBeUndefined()
  })

  it.each(Object.entries(sandboxCards))(
    'keeps %s only when it could be charged, and charges it again by its reference',
    async (name, { token, number }) => {
      const keepFor = { userId: 'u', customer: undefined }
      const first = await sandboxCardPayments.charge({ paymentId: 'p', card: { token, keepFor }, amount })
      const storedCard = first?.outcome === 'succeeded' ? first.stored : undefined
      expect(storedCard).toEqual(
        name === 'success'
          ? {
              customer: 'sandbox_customer_u',
              reference: `sandbox_kept_${token}`,
              brand: 'visa',
              lastFour: number.slice(-4),
              expiryMonth: 12,
              expiryYear: 2034,
            }
          : undefined,
      )
      const again = { stored: `sandbox_kept_${token}`, customer: 'sandbox_customer_u' }
      const charged = await sandboxCardPayments.charge({ paymentId: 'q', card: again, amount })
      expect(charged?.outcome).toBe(['success', 'secondStep'].includes(name) ? 'succeeded' : 'failed')
    },
  )

  it('asks the bank, and believes the right code alone', async () => {
    const card = { token: sandboxCards.secondStep.token }
    const outcome = await sandboxCardPayments.charge({ paymentId: 'p', card, amount })
    expect(outcome).toEqual({ outcome: 'askBank', reference: 'sandbox_p' })
    const confirm = (bankCode: string) => sandboxCardPayments.confirm({ paymentId: 'p', reference: 'sandbox_p', bankCode })
    expect(await confirm('123456')).toEqual({ outcome: 'succeeded', reference: 'sandbox_p' })
    expect(await confirm('654321')).toEqual({ outcome: 'failed', reference: 'sandbox_p', failure: 'secondStepFailed' })
  })
})

/** Fourteen atoms, each bound to each other: a few hundred characters. */
const eachBoundToEach = (() => {
  const atoms = Array.from({ length: 14 }, (_, atom) => atom)
  const closures = atoms.flatMap((left) => atoms.filter((right) => right > left + 1).map((right) => [left, right] as const))
  const marks = (atom: number) => closures.flatMap((pair, index) => (pair.includes(atom) ? [`%${10 + index}`] : [])).join('')
  return atoms.map((atom) => `[Fe]${marks(atom)}`).join('')
})()

describe('structures', () => {
  it('are drawn as SVG without script, and not at all from nonsense', async () => {
    const structures = openChemLibStructures()
    const drawing = await structures.draw('CC(C)=O')
    expect(drawing).toContain('<svg')
    expect(drawing).not.toContain('<script')
    expect(await structures.draw('not a SMILES (')).toBeUndefined()
    expect([await structures.measure('CC(C)=O'), await structures.measure('not a SMILES (')]).toEqual([
      { atoms: 4, rings: 0 },
      undefined,
    ])
    expect(await structures.measure('C'.repeat(2000))).toEqual({ atoms: 2000, rings: 0 })
    // Benzene beside cubane beside a salt's ions: parts by themselves take no ring away.
    expect(await structures.measure('c1ccccc1.C12C3C4C1C5C2C3C45.[Na+].[Cl-]')).toEqual({ atoms: 16, rings: 6 })
  })

  it('are the same however they are written, and told from their stereoisomers', async () => {
    const { identify, configuration } = openChemLibStructures()
    expect(await identify('CC(C)=O')).toEqual(await identify('O=C(C)C'))
    expect((await identify('CC(C)=O'))?.formula).toBe('C3H6O')
    expect((await identify('[Na+].[OH-]'))?.formula).toBe('HONa')
    expect((await identify('[2H]O[2H]'))?.formula).toBe('OD2')
    const [left, right] = ['C[C@H](N)C(=O)O', 'C[C@@H](N)C(=O)O']
    expect(await identify(left)).toEqual(await identify(right))
    expect(await configuration(left)).not.toBe(await configuration(right))
    expect(await configuration(right)).toBe(await configuration('OC(=O)[C@@H](C)N'))
    expect(await identify('CCC=O')).not.toEqual(await identify('CC(C)=O'))
    for (const smiles of ['acetone', 'C'.repeat(2000)])
      expect([await identify(smiles), await configuration(smiles)]).toEqual([undefined, undefined])
  })

  it('that are far too large by their text alone are not read', async () => {
    const { Molecule } = await import('openchemlib')
    const read = vi.spyOn(Molecule, 'fromSmiles')
    const { measure, draw } = openChemLibStructures()
    expect(await measure('C1CC1'.repeat(400))).toEqual({ atoms: 1200, rings: 400 })
    expect(await draw('[Na+].'.repeat(300))).toBeUndefined()
    expect(read).not.toHaveBeenCalled()
    read.mockRestore()
  })

  it('of many rings that share atoms are refused at once: drawing them does not end', async () => {
    const structures = openChemLibStructures()
    const began = performance.now()
    expect(await structures.measure(eachBoundToEach)).toEqual({ atoms: 14, rings: 78 })
    expect(await structures.draw(eachBoundToEach)).toBeUndefined()
    // A lone atom hides no ring.
    expect(await structures.draw(`${eachBoundToEach}${'.C'.repeat(80)}`)).toBeUndefined()
    expect(performance.now() - began).toBeLessThan(3_000)
  })

  it('are drawn up to the size that can be read, and at once refused beyond it', async () => {
    const structures = openChemLibStructures()
    expect(await structures.draw('C'.repeat(150))).toContain('<svg')
    const began = performance.now()
    expect(await structures.draw('C'.repeat(2000))).toBeUndefined()
    // Drawing it takes ten seconds and more.
    expect(performance.now() - began).toBeLessThan(2_000)
  })
})

describe('the outbox folder', () =>
  it('holds one whole file a mail, and names it without its content', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kimiya-outbox-'))
    const files: string[] = []
    const mail = {
      id: 'mail-1',
      recipient: 'a@example.com',
      language: 'bn' as const,
      subject: 'কোড 123456',
      text: 't',
      html: '<p>t</p>',
    }
    await outboxFolderMail(folder, (file) => files.push(file)).send(mail)
    expect(await readdir(folder)).toEqual(['mail-1.json'])
    expect(JSON.parse(await readFile(join(folder, 'mail-1.json'), 'utf8'))).toEqual(mail)
    expect(files).toEqual([join(folder, 'mail-1.json')])
  }))

describe('new ids', () =>
  it('are UUIDs of version 7 that rise with time', () => {
    const ids = Array.from({ length: 50 }, newId)
    expect(ids.every((id) => /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id))).toBe(true)
    expect(new Set(ids).size).toBe(50)
    const time = (id: string) => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)
    expect(Math.abs(time(ids[0] ?? '') - Date.now())).toBeLessThan(5_000)
  }))

import { expect, it } from 'vitest'
import { webCryptoEncryption } from './encryption-web-crypto.ts'

const { encrypt, decrypt } = webCryptoEncryption('a secret that only this test knows')
const changed = (text: string, at: number) => `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`

it('decrypts what it encrypted, for the same owner, in every process that has the secret', async () => {
  const encrypted = await encrypt('JBSWY3DPEHPK3PXP', 'the owner')
  expect(encrypted).not.toContain('JBSWY3DPEHPK3PXP')
  expect(await webCryptoEncryption('a secret that only this test knows').decrypt(encrypted, 'the owner')).toBe('JBSWY3DPEHPK3PXP')
})

it('gives one text two forms, so that nobody sees that two are the same', async () => {
  expect(await encrypt('one text', 'the owner')).not.toBe(await encrypt('one text', 'the owner'))
})

it('decrypts nothing that was changed, belongs to another owner or another secret, or is no such text', async () => {
  const encrypted = await encrypt('JBSWY3DPEHPK3PXP', 'the owner')
  for (const at of [0, 18, encrypted.length - 3]) expect(await decrypt(changed(encrypted, at), 'the owner')).toBe(undefined)
  expect(await decrypt(encrypted, 'another owner')).toBe(undefined)
  expect(await webCryptoEncryption('the secret of somebody else').decrypt(encrypted, 'the owner')).toBe(undefined)
  for (const text of ['', 'AAAA', 'not base64!']) expect(await decrypt(text, 'the owner')).toBe(undefined)
})

it('encrypts a file of a megabyte, such as a bank file of a thousand payouts', async () => {
  const file = '<PmtInf>المبلغ</PmtInf>'.repeat(40_000)
  expect(await decrypt(await encrypt(file, 'the owner'), 'the owner')).toBe(file)
})

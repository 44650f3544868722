import { expect, it } from 'vitest'
import { PasswordsBusy } from '#server/ports/passwords.ts'
import { argon2Passwords } from './passwords-argon2.ts'

it('refuses at once the guesses that would keep a right password waiting for long, and goes on with the others', async () => {
  const hash = await argon2Passwords.hash('Quiet-Harbour-71')
  const guesses = Array.from({ length: 150 }, (_, at) =>
    argon2Passwords.verify(hash, at === 0 ? 'Quiet-Harbour-71' : `guess ${at}`),
  )
  const settled = await Promise.allSettled(guesses)
  const refused = settled.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []))
  expect(refused.length).toBeGreaterThan(40)
  expect(refused.every((reason) => reason instanceof PasswordsBusy)).toBe(true)
  expect(settled.filter((result) => result.status === 'fulfilled' && result.value)).toHaveLength(1)
  expect(await argon2Passwords.verify(hash, 'Quiet-Harbour-71')).toBe(true)
}, 30_000)

import { afterEach, expect, it, vi } from 'vitest'
import { mailLink, phoneLink, supportContact } from './support-contact.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

it('is an example as long as nothing was set', () =>
  expect(supportContact()).toEqual({ email: 'support@kimiya.example', phone: '+44 20 7946 0100', example: true }))

it('is what was set, and nothing of the example beside it', () => {
  vi.stubEnv('VITE_SUPPORT_EMAIL', 'help@chem.test')
  expect(supportContact()).toEqual({ email: 'help@chem.test', example: false })
})

it('leads to the mail program and the telephone', () =>
  expect([mailLink('a@b.test'), phoneLink('+966 (13) 555-01 00')]).toEqual(['mailto:a@b.test', 'tel:+966135550100']))

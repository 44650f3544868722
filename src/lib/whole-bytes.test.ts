import { expect, it } from 'vitest'
import { sha256Of, wholeBytes } from './whole-bytes.ts'

async function* chunks(...parts: number[][]) {
  for (const part of parts) yield new Uint8Array(part)
}

it('joins what comes in pieces', async () => {
  expect(await wholeBytes(chunks([1, 2], [], [3]))).toEqual(new Uint8Array([1, 2, 3]))
  expect(await wholeBytes(chunks())).toEqual(new Uint8Array())
})

it('hashes as FIPS 180-4 does', async () =>
  expect(await sha256Of(new TextEncoder().encode('abc'))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  ))

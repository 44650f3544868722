import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { wholeBytes } from '#src/lib/whole-bytes.ts'
import { spooled } from './spooled-bytes.ts'

async function* chunks(count: number, size: number, fail = false): AsyncGenerator<Uint8Array, void> {
  for (let at = 0; at < count; at += 1) yield new Uint8Array(size).fill(at)
  if (fail) throw new Error('The line is gone')
}

const left = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('kimiya-upload-'))

it('hands over what was sent, from a file without a name', async () => {
  const stream = await spooled(chunks(3, 2))
  expect(await left()).toEqual([])
  expect(await wholeBytes(stream)).toEqual(new Uint8Array([0, 0, 1, 1, 2, 2]))
})

it('waits until all of it has come', async () => {
  let end = (): void => undefined
  const waiting = new Promise<void>((resolve) => {
    end = resolve
  })
  let isSpooled = false
  const stream = spooled(
    (async function* () {
      yield new Uint8Array([1])
      await waiting
      yield new Uint8Array([2])
    })(),
  ).then((bytes) => {
    isSpooled = true
    return bytes
  })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(isSpooled).toBe(false)
  end()
  expect(await wholeBytes(await stream)).toEqual(new Uint8Array([1, 2]))
})

it('keeps no more of a file than shows that it is too large', async () => {
  const stream = await spooled(chunks(100, 1_048_576))
  expect((await wholeBytes(stream)).length).toBe(11 * 1_048_576)
})

it('fails with the line, and leaves nothing', async () => {
  await expect(spooled(chunks(2, 10, true))).rejects.toThrow('The line is gone')
  expect(await left()).toEqual([])
})

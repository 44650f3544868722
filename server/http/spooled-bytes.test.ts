import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { FilesUnavailable } from '#server/ports/files.ts'
import { wholeBytes } from '#src/lib/whole-bytes.ts'
import { createSpool } from './spooled-bytes.ts'

async function* chunks(count: number, size: number, fail = false): AsyncGenerator<Uint8Array, void> {
  for (let at = 0; at < count; at += 1) yield new Uint8Array(size).fill(at)
  if (fail) throw new Error('The line is gone')
}

const megabyte = 1_048_576
const spool = createSpool()
const spooled = (sent: Parameters<typeof spool>[0]) => spool(sent, 'a sender')
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
  const stream = await spooled(chunks(100, megabyte))
  expect((await wholeBytes(stream)).length).toBe(11 * megabyte)
})

it('fails with the line, and leaves nothing', async () => {
  await expect(spooled(chunks(2, 10, true))).rejects.toThrow('The line is gone')
  expect(await left()).toEqual([])
})

it('takes of one sender no more than their share at a time, and again what they have let go', async () => {
  const narrow = createSpool({ all: 10 * megabyte, ofOne: 3 * megabyte })
  const first = await narrow(chunks(2, megabyte), 'flooder')
  await expect(narrow(chunks(2, megabyte), 'flooder')).rejects.toBeInstanceOf(FilesUnavailable)
  expect((await wholeBytes(await narrow(chunks(2, megabyte), 'other'))).length).toBe(2 * megabyte)
  first.destroy()
  await once(first, 'close')
  const again = await narrow(chunks(3, megabyte), 'flooder')
  expect((await wholeBytes(again)).length).toBe(3 * megabyte)
})

it('takes of all together no more than its room, and has it back when a line breaks or a file was read', async () => {
  const narrow = createSpool({ all: 3 * megabyte, ofOne: 3 * megabyte })
  await expect(narrow(chunks(2, megabyte, true), 'one')).rejects.toThrow('The line is gone')
  const held = await narrow(chunks(2, megabyte), 'two')
  await expect(narrow(chunks(2, megabyte), 'three')).rejects.toBeInstanceOf(FilesUnavailable)
  await wholeBytes(held)
  await narrow(chunks(3, megabyte), 'three')
})

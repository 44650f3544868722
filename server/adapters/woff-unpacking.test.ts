import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { unpackWoff } from './woff-unpacking.ts'

const trueType = 0x00010000
const tags = { head: 0x68656164, name: 0x6e616d65 }

/** A WOFF with one table that is packed and one that is not. */
function woffOf(head: Uint8Array, name: Uint8Array): Uint8Array {
  const packed = deflateSync(head)
  const file = new Uint8Array(84 + packed.length + name.length)
  const view = new DataView(file.buffer)
  view.setUint32(0, 0x774f4646)
  view.setUint32(4, trueType)
  view.setUint16(12, 2)
  const entries = [
    [tags.head, 84, packed.length, head.length, 7],
    [tags.name, 84 + packed.length, name.length, name.length, 9],
  ]
  for (const [index, entry] of entries.entries()) {
    for (const [field, value] of entry.entries()) view.setUint32(44 + index * 20 + field * 4, value)
  }
  file.set(packed, 84)
  file.set(name, 84 + packed.length)
  return file
}

describe('unpacking WOFF', () => {
  it('answers the tables inflated, aligned, with their tags and checksums', async () => {
    const head = new Uint8Array(90).fill(3)
    const name = new Uint8Array([1, 2, 3, 4, 5])
    const font = await unpackWoff(woffOf(head, name))
    const view = new DataView(font.buffer)
    expect([view.getUint32(0), view.getUint16(4), font.length]).toEqual([trueType, 2, 12 + 2 * 16 + 92 + 8])
    const directory = [12, 28].map((entry) => [0, 4, 8, 12].map((field) => view.getUint32(entry + field)))
    expect(directory).toEqual([
      [tags.head, 7, 44, 90],
      [tags.name, 9, 136, 5],
    ])
    expect(font.slice(44, 134)).toEqual(head)
    expect(font.slice(136, 141)).toEqual(name)
  })

  it('reads a file that lies inside a larger buffer', async () => {
    const file = woffOf(new Uint8Array([1]), new Uint8Array([2]))
    const larger = new Uint8Array(file.length + 8)
    larger.set(file, 8)
    expect(await unpackWoff(larger.subarray(8))).toEqual(await unpackWoff(file))
  })

  it('refuses what is no WOFF', async () => {
    await expect(unpackWoff(new TextEncoder().encode('wOF2'.padEnd(60)))).rejects.toThrow(new RangeError('not a WOFF file'))
    await expect(unpackWoff(new Uint8Array())).rejects.toThrow(new RangeError('not a WOFF file'))
  })
})

import { expect, it } from 'vitest'
import { decodedText } from './table-text.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

async function decode(...chunks: Uint8Array[]): Promise<string> {
  const parts = async function* () {
    yield* chunks
  }
  let text = ''
  for await (const part of decodedText(parts())) text += part
  return text
}

it('reads a character that is parted between two pieces of the file', async () => {
  const bytes = bytesOf('name\nأسيتون\nঅ্যাসিটোন\n')
  for (let at = 1; at < bytes.length; at += 1)
    expect(await decode(bytes.subarray(0, at), bytes.subarray(at))).toBe('name\nأسيتون\nঅ্যাসিটোন\n')
})

it('names the line of what is no UTF-8, wherever the file is parted', async () => {
  const lines = ['name', 'أسيتون', 'إيثانول', 'تولوين'].map((line) => bytesOf(`${line}\n`))
  const bytes = new Uint8Array([...lines.flatMap((line) => [...line]), 0xff, 0x0a])
  for (let at = 1; at < bytes.length; at += 1)
    await expect(decode(bytes.subarray(0, at), bytes.subarray(at))).rejects.toMatchObject({
      problems: [{ key: 'server:import.encoding', values: { line: 5 } }],
    })
})

it('refuses a file that ends within a character, or holds the sign for what could not be read', async () => {
  await expect(decode(bytesOf('name\nأ').subarray(0, -1))).rejects.toMatchObject({ problems: [{ values: { line: 2 } }] })
  await expect(decode(bytesOf('name\n\n\uFFFD'))).rejects.toMatchObject({ problems: [{ values: { line: 3 } }] })
})

it('reads UTF-16 with its mark', async () => {
  const bytes = new Uint8Array(Uint16Array.from('\uFEFFname\nأسيتون', (sign) => sign.charCodeAt(0)).buffer)
  expect(await decode(bytes)).toBe('name\nأسيتون')
})

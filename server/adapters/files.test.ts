import { createHash } from 'node:crypto'
import { mkdtemp, mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { wholeBytes } from '#src/lib/whole-bytes.ts'
import { type FileStore, FilesUnavailable } from '#server/ports/files.ts'
import { type FakeS3, s3Account, startFakeS3 } from '#tests/support/fake-servers/fake-s3.ts'
import { folderFiles } from './files-folder.ts'
import { memoryFiles } from './files-memory.ts'
import { proveS3, s3Files } from './files-s3.ts'

let fake: FakeS3
beforeAll(async () => {
  fake = await startFakeS3()
})
afterAll(() => fake.stop())

const settings = () => ({ ...s3Account, endpoint: fake.endpoint, forcePathStyle: true })
const newFolder = () => mkdtemp(join(tmpdir(), 'kimiya-files-'))
const newId = () => crypto.randomUUID()

async function* chunks(...parts: string[]) {
  for (const part of parts) yield new TextEncoder().encode(part)
}

describe.each<[string, () => Promise<FileStore>]>([
  ['memory', async () => memoryFiles()],
  ['a folder', async () => folderFiles(await newFolder())],
  ['S3', async () => s3Files(settings())],
])('files in %s', (_, open) => {
  let files: FileStore
  beforeAll(async () => {
    files = await open()
  })
  const read = async (id: string) => new TextDecoder().decode(await wholeBytes(await files.open(id)))

  it('come back as they were, however they came', async () => {
    const id = newId()
    const sha256 = createHash('sha256').update('a data sheet').digest('hex')
    expect(await files.put(id, chunks('a data', '', ' sheet'))).toEqual({ size: 12, sha256 })
    expect(await read(id)).toBe('a data sheet')
  })

  it('may be empty', async () => {
    const id = newId()
    expect((await files.put(id, chunks())).size).toBe(0)
    expect(await read(id)).toBe('')
  })

  it('are gone once removed, and may be removed again', async () => {
    const id = newId()
    await files.put(id, chunks('x'))
    await files.remove(id)
    await expect(files.open(id)).rejects.toThrow(Error)
    await files.remove(id)
  })

  it('are not there when their bytes break off', async () => {
    const id = newId()
    async function* broken() {
      yield new Uint8Array(100_000)
      throw new Error('The line is dead')
    }
    await expect(files.put(id, broken())).rejects.toThrow('The line is dead')
    await expect(files.open(id)).rejects.toThrow(Error)
  })
})

describe('files in a folder', () =>
  it('half written by a process that died are cleared away once nobody can be writing them', async () => {
    const folder = await newFolder()
    const unfinished = join(folder, 'unfinished')
    await mkdir(unfinished)
    await writeFile(join(unfinished, 'old'), 'x')
    await utimes(join(unfinished, 'old'), new Date('2026-01-01'), new Date('2026-01-01'))
    await writeFile(join(unfinished, 'new'), 'x')
    await folderFiles(folder)
    expect(await readdir(unfinished)).toEqual(['new'])
  }))

describe('files in S3', () => {
  it('are refused to wrong keys, by the signature', async () => {
    const files = s3Files({ ...settings(), secretAccessKey: 'another secret' })
    await expect(files.put(newId(), chunks('x'))).rejects.toThrow('The file store answers 403 SignatureDoesNotMatch')
  })

  it('wait while the service is away, and while it is overloaded', async () => {
    fake.fail(503)
    const id = newId()
    await expect(s3Files(settings()).put(id, chunks('x'))).rejects.toThrow(FilesUnavailable)
    fake.fail(undefined)
    expect(fake.objects.has(id)).toBe(false)
    const unreachable = s3Files({ ...settings(), endpoint: 'http://127.0.0.1:9' })
    await expect(unreachable.open(id)).rejects.toThrow(FilesUnavailable)
  })

  it('are looked for at the start: a usable bucket is passed, any other is told in one line', async () => {
    await expect(proveS3(settings())).resolves.toBeUndefined()
    const line = (changed: object) =>
      proveS3({ ...settings(), ...changed }).catch((error: unknown) =>
        error instanceof FilesUnavailable ? error.message : error,
      )
    const { host } = new URL(fake.endpoint)
    expect(await line({ secretAccessKey: 'another secret' })).toBe(
      `The S3 bucket kimiya at ${host} cannot be used: these keys may not use it (S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION).`,
    )
    expect(await line({ bucket: 'other' })).toBe(`The S3 bucket other at ${host} cannot be used: there is none (S3_BUCKET).`)
    expect(await line({ endpoint: 'http://127.0.0.1:9' })).toBe(
      'The S3 bucket kimiya at 127.0.0.1:9 does not answer. Look at S3_ENDPOINT.',
    )
  })
})

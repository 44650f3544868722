import { execFile, spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import ts from 'typescript'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { startServerProcess } from '#tests/support/server-process.ts'

const manifest = z.object({ dependencies: z.record(z.string(), z.string()) })
const lock = z.object({ packages: z.record(z.string(), z.object({ dev: z.boolean().default(false) })) })
const instruction = z.tuple([z.string()]).rest(z.string())

const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'))

/** Returns the arguments of each instruction of this name in the last stage of the Dockerfile. */
async function lastStage(name: string): Promise<string[]> {
  const stage = (await readFile('Dockerfile', 'utf8')).split(/^FROM /m).at(-1) ?? ''
  return [...stage.matchAll(new RegExp(`^(?:HEALTHCHECK[^\\n]*\\n\\s+)?${name} (.+)$`, 'gm'))].map(([, args = '']) => args)
}

/** Copies what `npm ci --omit=dev` would install: packages that package-lock.json does not mark as needed for development alone. */
async function copyPackages(folder: string): Promise<void> {
  const { packages } = lock.parse(await read('package-lock.json'))
  const expected = Object.keys(packages).filter((path) => path !== '' && packages[path]?.dev === false)
  for (const path of expected) {
    await mkdir(join(folder, dirname(path)), { recursive: true })
    // What lies in a package's own node_modules has its own row; what is for other machines is not there.
    const filter = (source: string) => source === path || !source.slice(path.length).includes('node_modules')
    await cp(path, join(folder, path), { recursive: true, filter }).catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    })
  }
}

/** A folder with exactly what the image holds, outside of the repository, so that nothing else can be found from there. */
async function makeImage(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kimiya-image-'))
  for (const args of await lastStage('COPY')) {
    const [from, to = ''] = args.replace(/^--from=\w+ \/kimiya\//, '').split(' ')
    if (from === 'node_modules') await copyPackages(folder)
    else await cp(from ?? '', join(folder, to === './' ? (from ?? '') : to), { recursive: true })
  }
  return folder
}

/** The names of the packages that the bundles import, when they start or later. */
async function importedPackages(folder: string): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js'))
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
  const imported = texts.flatMap((text) => ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName))
  const names = imported
    .filter((name) => !/^(\.|node:)/.test(name))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
  return [...new Set(names)].sort()
}

describe('the image', () => {
  let folder: string
  const dataFolder = () => join(folder, 'data')
  beforeAll(async () => {
    const build = spawnSync(process.execPath, ['scripts/prepare/build.mjs', 'page', 'server'], { stdio: 'inherit' })
    expect(build.status).toBe(0)
    folder = await makeImage()
    return () => rm(folder, { recursive: true })
  })

  const start = async () => {
    const [command = ''] = await lastStage('CMD')
    const [, ...args] = instruction.parse(JSON.parse(command))
    const server = await startServerProcess({ DATABASE_URL: '', DATA_DIR: dataFolder(), DEMO: '0' }, { cwd: folder, args })
    onTestFinished(async () => void (await server.stop()))
    return server
  }
  const operate = (...args: string[]) => {
    const env = { ...process.env, DATABASE_URL: '', DATA_DIR: dataFolder() }
    return promisify(execFile)(process.execPath, ['dist/server/operator.js', ...args], { cwd: folder, env })
  }

  it('serves the page and its calls, and finds itself healthy', async () => {
    const { url, stop } = await start()
    expect(await (await fetch(`${url}/`, { headers: { accept: 'text/html' } })).text()).toContain('<title>')
    expect((await fetch(`${url}/api/platform/getBannerNumbers`)).status).toBe(200)
    const [, health = ''] = await lastStage('CMD')
    const [command, ...args] = instruction.parse(JSON.parse(health))
    const running = promisify(execFile)(command, args, { env: { ...process.env, PORT: new URL(url).port } })
    await expect(running).resolves.toMatchObject({ stderr: '' })
    expect(await stop()).toBe(0)
  })

  it('has the operator’s command line, over the same data', async () => {
    expect((await operate('help')).stdout).toContain('npm run operator -- backup')
    await operate('backup', '--to', join(folder, 'backup.jsonl.gz'))
    expect(await readdir(folder)).toContain('backup.jsonl.gz')
  })

  it('starts without the packages of providers that are not set', async () => {
    for (const name of ['stripe', 'nodemailer']) await rm(join(folder, 'node_modules', name), { recursive: true })
    const { url } = await start()
    expect((await fetch(`${url}/ready`)).status).toBe(200)
  })
})

it('the server is given the packages that its bundles import, and no others', async () => {
  const { dependencies } = manifest.parse(await read('package.json'))
  // Found by name when an invoice is drawn.
  const fonts = ['@expo-google-fonts/noto-sans-arabic', '@expo-google-fonts/noto-sans-bengali']
  expect(Object.keys(dependencies).sort()).toEqual([...(await importedPackages('dist/server')), ...fonts].sort())
})

import helmet from '@fastify/helmet'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readMapSettings } from '#src/lib/map-settings.ts'
import { pagePolicy } from './security-headers.ts'

/**
 * The built page: hashed assets for a year, precompressed by the build; the rest with an ETag; the API reference at /api/docs; and
 * index.html for every address that a browser opens as a page.
 */
export async function servePage(server: FastifyInstance, folder: string): Promise<void> {
  await server.register(helmet, pagePolicy({ pushes: await hasPushes(folder), mapOrigin: await mapOriginOf(folder) }))
  await server.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      void reply.header('cache-control', path.includes(`${folder}/assets/`) ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
    wildcard: false,
  })
  // Made with the page by scripts/reference. A call of the contract cannot have this address: each has a group and a name of its own.
  if (existsSync(join(folder, 'reference/index.html'))) {
    server.get('/api/docs', (_, reply) => reply.sendFile('reference/index.html'))
  }
  const index = await readFile(join(folder, 'index.html'), 'utf8')
  server.get('/*', (request, reply) => {
    const [path = ''] = request.url.split('?')
    // Browsers accept text/html, also for an address with a dot; other clients get the page where the address names no file.
    const isPageRequest = request.headers.accept?.includes('text/html') || !/\.[a-z0-9]+$/i.test(path)
    // A missing script must not return a page: an old tab would try to run it.
    if (!isPageRequest || path.startsWith('/api/') || path.startsWith('/assets/')) return reply.callNotFound()
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(index)
  })
}

/** Whether the page was built with the settings of a provider of pushes. */
async function hasPushes(folder: string): Promise<boolean> {
  const settings = await readFile(join(folder, 'push-settings.json'), 'utf8').catch(() => 'null')
  return settings.trim() !== 'null'
}

/** The map style's origin of the built page; undefined for the embedded outline. */
async function mapOriginOf(folder: string): Promise<string | undefined> {
  const settings = readMapSettings(JSON.parse(await readFile(join(folder, 'map-settings.json'), 'utf8').catch(() => 'null')))
  return settings && new URL(settings.styleUrl).origin
}

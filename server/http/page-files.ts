import helmet from '@fastify/helmet'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cardPages } from '#src/lib/card-pages.ts'
import { readMapSettings } from '#src/lib/map-settings.ts'
import type { CardProvider } from '#server/ports/card-payments.ts'
import { operatorPagePolicy, operatorPermissionsPolicy, pagePolicy, permissionsPolicy } from './security-headers.ts'

/**
 * The built page: hashed assets for a year, precompressed by the build; the rest with an ETag; the API reference at /api/docs; the
 * operators' page for the addresses under /operator; and index.html for every other address that a browser opens as a page. Where cards
 * are Stripe's, the documents of the pages that take one are let load its script; no other is.
 */
export async function servePage(server: FastifyInstance, folder: string, cardProvider: CardProvider['name']): Promise<void> {
  const providers = { pushes: await hasPushes(folder), mapOrigin: await mapOriginOf(folder) }
  await server.register(helmet, pagePolicy(providers))
  server.addHook('onRequest', (_, reply, done) => {
    void reply.header('permissions-policy', permissionsPolicy)
    done()
  })
  await server.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    // Served under /operator alone, with headers of its own.
    globIgnore: ['operator.html*'],
    setHeaders: (reply, path) => {
      void reply.header('cache-control', isHashed(folder, path) ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
    wildcard: false,
  })
  // Made with the page by scripts/reference. A call of the contract cannot have this address: each has a group and a name of its own.
  if (existsSync(join(folder, 'reference/index.html'))) {
    server.get('/api/docs', (_, reply) => reply.sendFile('reference/index.html'))
  }
  await serveOperatorPage(server, folder)
  const index = await readFile(join(folder, 'index.html'), 'utf8')
  const sendIndex = (reply: FastifyReply, page = index) =>
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page)
  if (cardProvider === 'stripe') {
    const policy = pagePolicy({ ...providers, cards: true })
    // Who comes to such a page inside of another's document sees by this that it must be loaded anew (src/flow/use-card-document.ts).
    const page = index.replace('<title>', '<meta name="card-script" content="stripe" /><title>')
    for (const address of cardPages) server.get(address, { helmet: policy }, (_, reply) => sendIndex(reply, page))
  }
  server.get('/*', (request, reply) => {
    const [path = ''] = request.url.split('?')
    // Browsers accept text/html, also for an address with a dot; other clients get the page where the address names no file.
    const isPageRequest = request.headers.accept?.includes('text/html') || !/\.[a-z0-9]+$/i.test(path)
    // A missing script must not return a page: an old tab would try to run it.
    if (!isPageRequest || path.startsWith('/api/') || path.startsWith('/assets/')) return reply.callNotFound()
    return sendIndex(reply)
  })
}

/** Whether the name of a file changes with what is in it. */
const isHashed = (folder: string, path: string): boolean =>
  path.includes(`${folder}/assets/`) || path.includes(`${folder}/operator/assets/`)

/** The operators' page: the same bytes for every address under /operator, found by no search engine. Nothing where it was not built. */
async function serveOperatorPage(server: FastifyInstance, folder: string): Promise<void> {
  const page = await readFile(join(folder, 'operator.html'), 'utf8').catch(() => undefined)
  if (page === undefined) return
  const send = (request: FastifyRequest, reply: FastifyReply) => {
    // A missing script must not return a page.
    if (request.url.startsWith('/operator/assets/')) return reply.callNotFound()
    return reply
      .headers({
        'cache-control': 'no-cache',
        'permissions-policy': operatorPermissionsPolicy,
        'x-robots-tag': 'noindex, nofollow',
      })
      .type('text/html; charset=utf-8')
      .send(page)
  }
  for (const address of ['/operator', '/operator/*']) server.get(address, { helmet: operatorPagePolicy }, send)
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

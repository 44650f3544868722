import helmet from '@fastify/helmet'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cardPages } from '#src/lib/card-pages.ts'
import { readMapSettings } from '#src/lib/map-settings.ts'
import type { CardProvider } from '#server/ports/card-payments.ts'
import {
  deliveryPermissionsPolicy,
  operatorPermissionsPolicy,
  otherPagePolicy,
  pagePolicy,
  permissionsPolicy,
} from './security-headers.ts'

/**
 * The built page: hashed assets for a year, precompressed by the build; the rest with an ETag; the API reference at /api/docs; the
 * operators' and the driver's page at their addresses; and index.html for every other address that a browser opens as a page.
 * Where cards are Stripe's, the documents of the pages that take one are let load its script; no other is.
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
    // Served under addresses of their own, with headers of their own.
    globIgnore: ['operator.html*', 'delivery.html*'],
    setHeaders: (reply, path) => {
      void reply.header('cache-control', isHashed(folder, path) ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
    wildcard: false,
  })
  // Made with the page by scripts/reference. A call of the contract cannot have this address: each has a group and a name of its own.
  if (existsSync(join(folder, 'reference/index.html'))) {
    server.get('/api/docs', (_, reply) => reply.sendFile('reference/index.html'))
  }
  for (const page of otherPages) await serveOtherPage(server, folder, page)
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
  ['', '/operator', '/delivery'].some((page) => path.includes(`${folder}${page}/assets/`))

interface OtherPage {
  name: string
  addresses: readonly string[]
  permissionsPolicy: string
}

/** The pages beside the shop's. */
const otherPages: readonly OtherPage[] = [
  { name: 'operator', addresses: ['/operator', '/operator/*'], permissionsPolicy: operatorPermissionsPolicy },
  { name: 'delivery', addresses: ['/delivery'], permissionsPolicy: deliveryPermissionsPolicy },
]

/** A page of its own: the same bytes for each of its addresses, found by no search engine. Nothing where it was not built. */
async function serveOtherPage(server: FastifyInstance, folder: string, other: OtherPage): Promise<void> {
  const { name, addresses, permissionsPolicy: policy } = other
  const page = await readFile(join(folder, `${name}.html`), 'utf8').catch(() => undefined)
  if (page === undefined) return
  const send = (request: FastifyRequest, reply: FastifyReply) => {
    // A missing script must not return a page.
    if (request.url.startsWith(`/${name}/assets/`)) return reply.callNotFound()
    return reply
      .headers({ 'cache-control': 'no-cache', 'permissions-policy': policy, 'x-robots-tag': 'noindex, nofollow' })
      .type('text/html; charset=utf-8')
      .send(page)
  }
  for (const address of addresses) server.get(address, { helmet: otherPagePolicy }, send)
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

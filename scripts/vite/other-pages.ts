import type { Plugin } from 'vite'

/** In development, the pages beside the shop's as server/http/page-files.ts serves them: the operators' and the driver's. */
export function otherPages(): Plugin {
  return {
    name: 'kimiya-other-pages',
    configureServer(server) {
      server.middlewares.use((request, _, next) => {
        if (/^\/operator(?:[/?#]|$)/.test(request.url ?? '')) request.url = '/operator.html'
        if (/^\/delivery(?:[?#]|$)/.test(request.url ?? '')) request.url = '/delivery.html'
        next()
      })
    },
  }
}

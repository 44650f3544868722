import type { Plugin } from 'vite'

/** In development, the operators' page at /operator and below it, as server/http/page-files.ts serves it. */
export function operatorPage(): Plugin {
  return {
    name: 'kimiya-operator-page',
    configureServer(server) {
      server.middlewares.use((request, _, next) => {
        if (/^\/operator(?:[/?#]|$)/.test(request.url ?? '')) request.url = '/operator.html'
        next()
      })
    },
  }
}

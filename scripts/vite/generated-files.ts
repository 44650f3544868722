import type { Plugin } from 'vite'

/** A file of the built page that no module imports. */
export interface GeneratedFile {
  /** From the root of the page. */
  path: string
  /** Only for the development server; in production the server derives it from the name. */
  type: string
  /** The second address that the server gives it, for the development server. */
  alias?: string
  content: () => string | Uint8Array | Promise<string | Uint8Array>
}

/** A plugin that writes files into the build and serves the same files in development, made anew for each request. */
export function generatedFiles(name: string, list: () => readonly GeneratedFile[]): Plugin {
  return {
    name,
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [path = ''] = (request.url ?? '').slice(1).split('?')
        const file = list().find((each) => each.path === path || each.alias === path)
        if (file === undefined) return next()
        response.setHeader('Content-Type', file.type)
        Promise.resolve(file.content()).then((content) => response.end(content), next)
      })
    },
    async generateBundle() {
      for (const { path, content } of list()) this.emitFile({ type: 'asset', fileName: path, source: await content() })
    },
  }
}

import type { ApiSettings } from './api-settings.ts'

/**
 * Sends a request as `fetch` does, and tells from 0 to 1 how much of its body has gone out; `fetch` itself does not say. For calls
 * that carry files.
 */
export function uploadWithProgress(onProgress: (share: number) => void): ApiSettings['fetch'] {
  return async (request) => {
    const body = await request.arrayBuffer()
    const { signal } = request
    signal.throwIfAborted()
    return new Promise<Response>((resolve, reject) => {
      const exchange = new XMLHttpRequest()
      const stop = () => exchange.abort()
      exchange.open(request.method, request.url)
      for (const [name, value] of request.headers) exchange.setRequestHeader(name, value)
      exchange.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total))
      exchange.addEventListener('load', () => {
        const { status, statusText, responseText } = exchange
        const type = exchange.getResponseHeader('Content-Type') ?? ''
        resolve(new Response(responseText, { status, statusText, headers: { 'Content-Type': type } }))
      })
      exchange.addEventListener('error', () => reject(new TypeError('The request did not get through')))
      exchange.addEventListener('abort', () => {
        // What `fetch` throws: the reason that the signal was given, which is an error.
        reject(signal.reason as Error)
      })
      exchange.addEventListener('loadend', () => signal.removeEventListener('abort', stop))
      signal.addEventListener('abort', stop)
      exchange.send(body)
    })
  }
}

import { apiSettings } from './api-settings.ts'

/** Sends a request that the browser sees through even when the page is closed meanwhile. */
export const keptAlive = (request: Request): Promise<Response> => apiSettings().fetch(new Request(request, { keepalive: true }))

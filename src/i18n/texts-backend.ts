import type { BackendModule } from 'i18next'

/**
 * Fetches a namespace from /locales. A server that fails and a network that is away are tried again by i18next, five times, longer
 * apart each time; a file that is not there is not asked for again.
 */
export const textsBackend: BackendModule = {
  type: 'backend',
  callbackApi: true,
  init: () => undefined,
  read: (language, namespace, callback) => {
    const texts = async () => callback(...(await responseOf(language, namespace)))
    void texts()
  },
}

/** By i18next's rule: an error comes with whether to try again, texts come without one. */
async function responseOf(language: string, namespace: string): Promise<[error: Error | null, data: boolean | object]> {
  try {
    const response = await fetch(`/locales/${language}/${namespace}.json`)
    if (!response.ok) return [new Error(`${response.status} for ${namespace} in ${language}`), response.status >= 500]
    // What lies in locales/ are objects of texts; the checks hold it to that.
    return [null, (await response.json()) as object]
  } catch (cause) {
    return [new Error(`${namespace} in ${language} could not be fetched`, { cause }), true]
  }
}

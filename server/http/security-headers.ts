const shared = {
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/**
 * The headers of API responses: they may load nothing and be framed nowhere. Written out, because helmet's fifteen headers for pages cost a
 * short call more than its database statement.
 */
export const answerHeaders = {
  ...shared,
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

/** A drawing or document opened directly must run no script. */
export const fileHeaders = { ...shared, 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" }

/** The hosts where Firebase's code requests a push token. */
const pushHosts = ['https://firebaseinstallations.googleapis.com', 'https://fcmregistrations.googleapis.com']

export interface PageProviders {
  pushes: boolean
  /** Where the map's style comes from, with its tiles, letters and signs. */
  mapOrigin?: string | undefined
}

/** The page's policy: @fastify/helmet's options. Other hosts are allowed only when the page was built with a provider there. */
export const pagePolicy = ({ pushes, mapOrigin }: PageProviders) => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      // The recognition of text in pictures is WebAssembly (docs/decisions/053-text-recognition-in-the-page.md); no script may be made of text.
      scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
      workerSrc: ["'self'"],
      // Omitted without a provider: the default is the same. A map's pictures are fetched too, and drawn from memory.
      ...((pushes || mapOrigin !== undefined) && {
        connectSrc: ["'self'", ...(pushes ? pushHosts : []), ...(mapOrigin === undefined ? [] : [mapOrigin])],
      }),
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      // Sound and video of a chat are private: fetched with the session's token, they have no other address than one inside the page.
      mediaSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
      formAction: ["'self'"],
    },
  },
  // Set by the reverse proxy that has the certificate; plain HTTP on loopback must not pin itself to HTTPS.
  strictTransportSecurity: false,
})

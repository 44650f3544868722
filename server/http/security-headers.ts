const shared = {
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/**
 * The headers of every answer that is no page: it is nothing to look at, so it may load and be framed by nothing. Written out instead
 * of made by helmet, whose fifteen headers for pages cost a short call more than its database statement's reading.
 */
export const answerHeaders = {
  ...shared,
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

/** A drawing or paper opened by itself may hold nothing that runs. */
export const fileHeaders = { ...shared, 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" }

/** Where Firebase's code in the page asks for a push token. */
const pushHosts = ['https://firebaseinstallations.googleapis.com', 'https://fcmregistrations.googleapis.com']

export interface PageProviders {
  pushes: boolean
  /** Where the map's style comes from, with its tiles, letters and signs. */
  mapOrigin?: string | undefined
}

/** What the page may load: @fastify/helmet's options. Other hosts are met by a page alone that was built with a provider there. */
export const pagePolicy = ({ pushes, mapOrigin }: PageProviders) => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      // The recognition of text in pictures is WebAssembly (docs/decisions/053-text-recognition-in-the-page.md); no script may be made of text.
      scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
      workerSrc: ["'self'"],
      // Left out without a provider: the default says the same. A map's pictures are fetched too, and drawn from memory.
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

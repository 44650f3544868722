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

/** Features of browsers that no page uses: a script that came in by another way could not use them either. */
const unusedFeatures = [
  'accelerometer',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'midi',
  'payment',
  'serial',
  'usb',
]

/** What pages may ask their person for: camera and microphone, for calls and for search by voice. */
export const permissionsPolicy = ['camera=(self)', 'microphone=(self)', ...unusedFeatures.map((feature) => `${feature}=()`)].join(
  ', ',
)

/** What operators' pages may ask for: nothing. */
export const operatorPermissionsPolicy = ['camera', 'microphone', ...unusedFeatures].map((feature) => `${feature}=()`).join(', ')

/** What the driver's page may ask for: where the phone is, after a press. */
export const deliveryPermissionsPolicy = [
  'geolocation=(self)',
  ...['camera', 'microphone', ...unusedFeatures].filter((feature) => feature !== 'geolocation').map((feature) => `${feature}=()`),
].join(', ')

/** Tells browsers to open this host and those below it by HTTPS alone, for so many seconds. */
export const transportPolicy = (seconds: number): string => `max-age=${seconds}; includeSubDomains`

/** The hosts where Firebase's code requests a push token. */
const pushHosts = ['https://firebaseinstallations.googleapis.com', 'https://fcmregistrations.googleapis.com']

/** What Stripe's fields and the bank's page in them need (docs.stripe.com/security/guide, Content Security Policy). */
const stripeHosts = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  calls: ['https://api.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
}

export interface PageProviders {
  pushes: boolean
  /** Of pages on which Stripe's fields take a card. */
  cards?: boolean
  /** Where the map's style comes from, with its tiles, letters and signs. */
  mapOrigin?: string | undefined
}

/** The page's policy: @fastify/helmet's options. Other hosts are allowed only when the page was built with a provider there. */
export const pagePolicy = ({ pushes, mapOrigin, cards = false }: PageProviders) => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      // The recognition of text in pictures is WebAssembly (docs/decisions/053-text-recognition-in-the-page.md); no script may be made of
      // text.
      scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...(cards ? stripeHosts.scripts : [])],
      workerSrc: ["'self'"],
      // Omitted without a provider: the default is the same. A map's pictures are fetched too, and drawn from memory.
      ...((pushes || cards || mapOrigin !== undefined) && {
        connectSrc: [
          "'self'",
          ...(pushes ? pushHosts : []),
          ...(mapOrigin === undefined ? [] : [mapOrigin]),
          ...(cards ? stripeHosts.calls : []),
        ],
      }),
      ...(cards && { frameSrc: stripeHosts.frames }),
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
  // Sent with every response where the setting says so (server/http/http-server.ts): plain HTTP on loopback must not pin itself to HTTPS.
  strictTransportSecurity: false,
})

/** The policy of the pages beside the shop's, the operators' and the driver's: everything from this site alone, with no provider, no worker and no WebAssembly. */
export const otherPagePolicy = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      connectSrc: ["'self'"],
      fontSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
      formAction: ["'self'"],
    },
  },
  strictTransportSecurity: false,
} as const

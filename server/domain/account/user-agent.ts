/** In this order: most browsers also call themselves by the names of those they are compatible with. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/** Returns the readable name of a device from its user agent; undefined when unknown. */
export function parseUserAgent(userAgent: string): { browser: string | undefined; system: string | undefined } {
  const named = (names: typeof browsers) => names.find(([pattern]) => pattern.test(userAgent))?.[1]
  return { browser: named(browsers), system: named(systems) }
}

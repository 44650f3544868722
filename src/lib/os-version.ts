/** What a browser tells of its system. */
export interface BrowserSystem {
  userAgent: string
  maxTouchPoints: number
}

const windowsNames: Readonly<Record<string, string>> = { '10.0': '10', '6.3': '8.1', '6.2': '8', '6.1': '7' }

/**
 * The operating system with its version, as far as the browser tells it: Windows, macOS, Linux (which tells none), Android or iOS, else
 * `Unknown`. Browsers have stopped counting in places: Windows 11 calls itself 10, every newer macOS 10.15.7.
 */
export function osVersionOf({ userAgent, maxTouchPoints }: BrowserSystem): string {
  const found = (pattern: RegExp) => pattern.exec(userAgent)?.[1]?.replaceAll('_', '.')
  const named = (name: string, version: string | undefined) => (version === undefined ? name : `${name} ${version}`)
  if (/\bWindows\b/.test(userAgent)) {
    const kernel = found(/Windows NT ([\d.]+)/)
    return named('Windows', kernel === undefined ? undefined : (windowsNames[kernel] ?? `NT ${kernel}`))
  }
  // Before Linux, which Android calls itself too.
  if (/\bAndroid\b/.test(userAgent)) return named('Android', found(/Android ([\d.]+)/))
  if (/\b(?:iPhone|iPad|iPod)\b/.test(userAgent)) return named('iOS', found(/OS ([\d_]+) like Mac OS X/))
  if (/\bMac(?:intosh| OS X)\b/.test(userAgent)) {
    // An iPad asks for the pages of a Mac, but no Mac has a screen to touch.
    return maxTouchPoints > 1 ? named('iOS', found(/Version\/([\d.]+)/)) : named('macOS', found(/Mac OS X ([\d_.]+)/))
  }
  return /\bLinux\b/.test(userAgent) ? 'Linux' : 'Unknown'
}

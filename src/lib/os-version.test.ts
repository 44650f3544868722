import { expect, it } from 'vitest'
import { osVersionOf } from './os-version.ts'

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36'
const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15'

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}`, 0, 'Windows 10'],
  ['Mozilla/5.0 (Windows NT 6.3; Win64; x64; rv:115.0) Gecko/20100101 Firefox/115.0', 10, 'Windows 8.1'],
  ['Mozilla/5.0 (Windows NT 11.0; Win64; x64) Gecko/20100101 Firefox/140.0', 0, 'Windows NT 11.0'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari}`, 0, 'macOS 10.15.7'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14.5; rv:132.0) Gecko/20100101 Firefox/132.0', 0, 'macOS 14.5'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari}`, 5, 'iOS 17.5'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${chrome}`, 0, 'Linux'],
  [`Mozilla/5.0 (Linux; Android 14; Pixel 8) ${chrome}`, 5, 'Android 14'],
  ['Mozilla/5.0 (Android 13; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0', 5, 'Android 13'],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) ${safari}`, 5, 'iOS 17.5.1'],
  [`Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) ${safari}`, 5, 'iOS 16.6'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome}`, 0, 'Unknown'],
  ['', 0, 'Unknown'],
])('%s with %d touch points is %s', (userAgent, maxTouchPoints, system) =>
  expect(osVersionOf({ userAgent, maxTouchPoints })).toBe(system),
)

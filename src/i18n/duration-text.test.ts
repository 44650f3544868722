import { expect, test } from 'vitest'
import { durationText } from './duration-text.ts'

test.each([
  [0, 'en', '0:00'],
  [67.9, 'en', '1:07'],
  [3765, 'en', '1:02:45'],
  [-3, 'en', '0:00'],
  [67, 'bn', '১:০৭'],
] as const)('%s seconds in %s are %s', (seconds, language, shown) => expect(durationText(seconds, language)).toBe(shown))

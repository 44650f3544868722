import { expect, it } from 'vitest'
import { momentFormat } from './moment-format.ts'

const options = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Dhaka',
} as const
const at = (time: string) => new Date(`2026-11-24T${time}:00+06:00`)

it.each([
  ['01:05', '২৪ নভে, ২০২৬, রাত ১:০৫'],
  ['05:05', '২৪ নভে, ২০২৬, ভোর ৫:০৫'],
  ['09:30', '২৪ নভে, ২০২৬, সকাল ৯:৩০'],
  ['13:00', '২৪ নভে, ২০২৬, দুপুর ১:০০'],
  ['16:05', '২৪ নভে, ২০২৬, বিকাল ৪:০৫'],
  ['21:00', '২৪ নভে, ২০২৬, রাত ৯:০০'],
])('in Bangla %s names its part of the day, before the hour', (time, text) => {
  expect(momentFormat('bn-u-nu-beng', options)(at(time))).toBe(text)
})

it('in other languages a time is written as everywhere', () => {
  expect(momentFormat('en-GB', options)(at('16:05'))).toBe(new Intl.DateTimeFormat('en-GB', options).format(at('16:05')))
})

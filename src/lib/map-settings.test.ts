import { expect, it } from 'vitest'
import { readMapSettings } from './map-settings.ts'

it('reads the address of a style', () =>
  expect(readMapSettings({ styleUrl: 'https://maps.example/style.json' })).toEqual({
    styleUrl: 'https://maps.example/style.json',
  }))

it.each([null, 'null', {}, { styleUrl: '' }, { styleUrl: 'style.json' }, { styleUrl: 7 }])('takes %j for no settings', (file) =>
  expect(readMapSettings(file)).toBeUndefined(),
)

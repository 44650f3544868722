import sharp from 'sharp'
import { expect, it } from 'vitest'
import { sidewaysPhoto } from '#tests/support/sample-files.ts'
import { sharpImages } from './images-sharp.ts'

it('turns a photograph upright, makes it small enough, and forgets where it was taken', async () => {
  const photo = await sidewaysPhoto(400, 200)
  expect((await sharp(photo).metadata()).exif).toBeDefined()
  const drawn = await sharpImages.redraw(photo, 100)
  expect(drawn?.contentType).toBe('image/webp')
  const { width, height, format, exif, orientation } = await sharp(drawn?.bytes).metadata()
  expect({ width, height, format, exif, orientation }).toEqual({
    width: 50,
    height: 100,
    format: 'webp',
    exif: undefined,
    orientation: undefined,
  })
})

it('does not blow a small picture up', async () => {
  const drawn = await sharpImages.redraw(await sidewaysPhoto(40, 20), 1600)
  expect((await sharp(drawn?.bytes).metadata()).width).toBe(20)
})

it('refuses what only begins as a picture, and a small file that unpacks into very many pixels', async () => {
  const photo = await sidewaysPhoto(40, 20)
  expect(await sharpImages.redraw(photo.slice(0, 100), 1600)).toBeUndefined()
  const bomb = await sharp({
    create: { width: 10_001, height: 10_000, channels: 3, background: 'white' },
    limitInputPixels: false,
  })
    .toColourspace('b-w')
    .png({ compressionLevel: 6 })
    .toBuffer()
  expect(bomb.length).toBeLessThan(1_000_000)
  expect(await sharpImages.redraw(new Uint8Array(bomb), 1600)).toBeUndefined()
})

it.each(['png', 'jpeg'] as const)('refuses a %s that has to be unpacked whole from 25 million pixels on', async (format) => {
  const picture = async (height: number, progressive: boolean) => {
    const blank = sharp({ create: { width: 5000, height, channels: 3, background: 'white' } })
    const bytes = await blank[format]({ progressive }).toBuffer()
    return sharpImages.redraw(new Uint8Array(bytes), 1600)
  }
  expect(await picture(5001, true)).toBeUndefined()
  expect(await picture(5000, true)).toBeDefined()
  expect(await picture(5001, false)).toBeDefined()
})

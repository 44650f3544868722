import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { encode } from 'uqr'
import { QrCode } from './qr-code.tsx'

afterEach(cleanup)

const content = 'https://kimiya.example/seller-view-profile?seller=01936d3e-8a00-7c31-9f3b-000000000011'

test('a QR code draws each dark module once, inside of its blank frame', async () => {
  render(<QrCode content={content} label="The code" download={{ label: 'Save', fileName: 'code.svg' }} />)
  const drawing = await screen.findByRole('img', { name: 'The code' })
  const { data, size } = encode(content, { ecc: 'M', border: 0 })
  const dark = data.flat().filter(Boolean).length
  expect(drawing.getAttribute('viewBox')).toBe(`0 0 ${size + 8} ${size + 8}`)
  expect(drawing.querySelector('path')?.getAttribute('d')?.match(/M/g)).toHaveLength(dark)
  // The corner of the first finder pattern.
  expect(drawing.querySelector('path')?.getAttribute('d')).toMatch(/^M4 4h1v1h-1z/)
})

test('it can be saved as a drawing', async () => {
  render(<QrCode content={content} label="The code" download={{ label: 'Save', fileName: 'code.svg' }} />)
  const link = await screen.findByRole('link', { name: 'Save' })
  expect(link.getAttribute('download')).toBe('code.svg')
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toMatch(/^data:image\/svg\+xml,<svg xmlns/)
})

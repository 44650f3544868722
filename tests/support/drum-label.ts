import sharp from 'sharp'

/** A photo of a drum's label as a phone takes it: a little turned, on a coloured drum, with a grain. */
export function photoOfLabel(): Promise<Buffer> {
  const label = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200">
    <rect width="1600" height="1200" fill="#2c5d8f"/>
    <g transform="rotate(2 800 600)" font-family="DejaVu Sans, Arial, sans-serif" fill="#111">
      <rect x="180" y="140" width="1240" height="920" fill="#f4f1e8"/>
      <text x="260" y="290" font-size="110" font-weight="bold">ACETONE</text>
      <text x="260" y="390" font-size="52">Technical grade</text>
      <text x="260" y="500" font-size="60">CAS No. 67-64-1</text>
      <text x="260" y="590" font-size="60">EC No. 200-662-2</text>
      <text x="260" y="680" font-size="60">UN 1090</text>
      <text x="260" y="800" font-size="64" font-weight="bold">DANGER</text>
      <text x="260" y="880" font-size="42">Highly flammable liquid and vapour</text>
      <text x="260" y="970" font-size="42">Net weight 160 kg   Batch 2241</text>
    </g>
  </svg>`
  return sharp(Buffer.from(label)).blur(0.8).jpeg({ quality: 80 }).toBuffer()
}

/** A blank picture. */
export function blankPhoto(): Promise<Buffer> {
  return sharp({ create: { width: 400, height: 300, channels: 3, background: '#dddddd' } })
    .png()
    .toBuffer()
}

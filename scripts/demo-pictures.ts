/** `npx tsx scripts/demo-pictures.ts`: draws the pictures of the demo's products into public/demo. They are of our own making. */
import { mkdirSync } from 'node:fs'
import sharp from 'sharp'

const [width, height] = [960, 720]

/** A wall and a floor, lit from one side, with the shadow of what stands there. */
const room = (subject: string, shadow: number) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
  <defs>
    <linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#e9edee"/><stop offset="1" stop-color="#c3ccce"/></linearGradient>
    <linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#a7b0b2"/><stop offset="1" stop-color="#8b9496"/></linearGradient>
    <linearGradient id="round" x1="0" x2="1"><stop offset="0" stop-color="#000" stop-opacity=".38"/><stop offset=".22" stop-color="#fff" stop-opacity=".22"/>
      <stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".45"/></linearGradient>
    <filter id="soft"><feGaussianBlur stdDeviation="14"/></filter>
  </defs>
  <rect width="${width}" height="${height}" fill="url(#wall)"/>
  <rect y="500" width="${width}" height="220" fill="url(#floor)"/>
  <ellipse cx="500" cy="636" rx="${shadow}" ry="34" fill="#29323366" filter="url(#soft)"/>
  ${subject}
</svg>`

const label = (
  x: number,
  y: number,
  wide: number,
) => `<g><rect x="${x}" y="${y}" width="${wide}" height="120" rx="3" fill="#f7f8f6"/>
  <rect x="${x + 12}" y="${y + 14}" width="${wide * 0.6}" height="13" fill="#445"/>
  ${[40, 56, 72].map((down, at) => `<rect x="${x + 12}" y="${y + down}" width="${wide * (0.5 - at * 0.08)}" height="6" fill="#99a"/>`).join('')}
  <rect x="${x + wide - 46}" y="${y + 62}" width="32" height="32" transform="rotate(45 ${x + wide - 30} ${y + 78})" fill="#fff" stroke="#b3261e" stroke-width="5"/></g>`

const drum = (colour: string, x = 350) => `<g>
  <path d="M${x} 190 v420 a130 34 0 0 0 260 0 v-420 z" fill="${colour}"/><path d="M${x} 190 v420 a130 34 0 0 0 260 0 v-420 z" fill="url(#round)"/>
  ${[300, 450].map((y) => `<path d="M${x - 5} ${y} a135 35 0 0 0 270 0 v16 a135 35 0 0 1 -270 0 z" fill="${colour}"/><path d="M${x - 5} ${y} a135 35 0 0 0 270 0 v16 a135 35 0 0 1 -270 0 z" fill="url(#round)"/>`).join('')}
  <ellipse cx="${x + 130}" cy="190" rx="130" ry="34" fill="${colour}"/><ellipse cx="${x + 130}" cy="190" rx="130" ry="34" fill="#fff" fill-opacity=".18"/>
  <ellipse cx="${x + 130}" cy="190" rx="112" ry="27" fill="none" stroke="#000" stroke-opacity=".25" stroke-width="5"/>
  <ellipse cx="${x + 195}" cy="188" rx="17" ry="7" fill="#333"/><ellipse cx="${x + 62}" cy="196" rx="11" ry="5" fill="#333"/>
  ${label(x + 52, 345, 156)}</g>`

const bag = (colour: string, x = 330) => `<g>
  <path d="M${x} 250 q-14 170 -4 345 q8 34 44 34 h236 q36 0 42 -34 q10 -175 -4 -345 q-8 -22 -30 -24 h-254 q-24 2 -30 24 z" fill="${colour}"/>
  <path d="M${x} 250 q-14 170 -4 345 q8 34 44 34 h236 q36 0 42 -34 q10 -175 -4 -345 q-8 -22 -30 -24 h-254 q-24 2 -30 24 z" fill="url(#round)" opacity=".55"/>
  <path d="M${x + 8} 250 h300" stroke="#7a6a4c" stroke-width="4" stroke-dasharray="10 7"/><rect x="${x + 30}" y="470" width="256" height="60" fill="#1d5f66" opacity=".85"/>
  ${label(x + 72, 315, 170)}</g>`

const tank = `<g><rect x="270" y="585" width="460" height="40" fill="#8a6b43"/>${[270, 470, 670].map((x) => `<rect x="${x}" y="600" width="60" height="36" fill="#6f5534"/>`).join('')}
  <rect x="284" y="190" width="432" height="396" rx="26" fill="#f4f6f5"/><rect x="284" y="300" width="432" height="286" rx="20" fill="#cfe0e4" opacity=".8"/>
  <rect x="284" y="190" width="432" height="396" rx="26" fill="url(#round)" opacity=".5"/><ellipse cx="500" cy="190" rx="62" ry="15" fill="#2c3436"/>
  ${[272, 380, 488, 596, 704].map((x) => `<path d="M${x + 12} 196 v388" stroke="#aab3b5" stroke-width="9"/>`).join('')}
  ${[230, 330, 430, 530].map((y) => `<path d="M280 ${y} h440" stroke="#b8c1c3" stroke-width="8"/>`).join('')}
  <rect x="474" y="556" width="52" height="34" rx="6" fill="#2c3436"/>${label(400, 350, 180)}</g>`

const bottle = (
  glass: string,
) => `<g><rect x="455" y="180" width="90" height="62" rx="8" fill="#24383b"/><path d="M462 240 h76 v50 q66 22 66 92 v212 q0 30 -30 30 h-148 q-30 0 -30 -30 v-212 q0 -70 66 -92 z" fill="${glass}"/>
  <path d="M462 240 h76 v50 q66 22 66 92 v212 q0 30 -30 30 h-148 q-30 0 -30 -30 v-212 q0 -70 66 -92 z" fill="url(#round)" opacity=".8"/>${label(410, 420, 180)}</g>`

const pictures: Record<string, string> = {
  'drum-blue': room(drum('#1f5fa8'), 190),
  'drums-blue': room(drum('#1f5fa8', 150) + drum('#24518a', 560), 330),
  'drum-green': room(drum('#2c7a53'), 190),
  'bag-kraft': room(bag('#d9c39a'), 210),
  'bag-white': room(bag('#eef0ec'), 210),
  'bags-kraft': room(bag('#d2bb90', 130) + bag('#d9c39a', 520), 360),
  tank: room(tank, 270),
  'bottle-brown': room(bottle('#7a4a1d'), 150),
}

mkdirSync('public/demo', { recursive: true })
for (const [name, drawing] of Object.entries(pictures)) {
  await sharp(Buffer.from(drawing)).resize(width, height).webp({ quality: 78 }).toFile(`public/demo/${name}.webp`)
}

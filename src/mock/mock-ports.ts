import { listedPasswords } from '#server/adapters/breached-passwords-list.ts'
import { sandboxCardPayments } from '#server/adapters/card-payments-sandbox.ts'
import { webCryptoCodes } from '#server/adapters/codes-web-crypto.ts'
import { webCryptoEncryption } from '#server/adapters/encryption-web-crypto.ts'
import { memoryFiles } from '#server/adapters/files-memory.ts'
import { gazetteerGeocoder } from '#server/adapters/geocoder-gazetteer.ts'
import { pdfInvoiceDocuments } from '#server/adapters/invoice-documents.ts'
import { pdfStatementDocuments } from '#server/adapters/statement-documents.ts'
import { simpleWebAuthnPasskeys } from '#server/adapters/passkeys-simplewebauthn.ts'
import { webCryptoPasswords } from '#server/adapters/passwords-web-crypto.ts'
import type { FontLoader } from '#server/adapters/pdf-fonts.ts'
import { eventStreamsByUser } from '#server/adapters/event-streams-by-user.ts'
import { bufferedProductViews } from '#server/adapters/product-views-buffer.ts'
import { cachedStructures } from '#server/adapters/structures-cached.ts'
import { openChemLibStructures } from '#server/adapters/structures-openchemlib.ts'
import { otpauthTotp } from '#server/adapters/totp-otpauth.ts'
import type { Ports } from '#server/ports/ports.ts'
import type { Store } from '#server/store/store.ts'
import { canvasImages } from './images-canvas.ts'

const fontFiles = import.meta.glob<string>(
  [
    '/node_modules/@expo-google-fonts/noto-sans-{arabic,bengali}/400Regular/*.ttf',
    '/node_modules/@expo-google-fonts/noto-sans-{arabic,bengali}/700Bold/*.ttf',
  ],
  { query: '?url', import: 'default', eager: true },
)

const fetchFont: FontLoader = async (file) => {
  const url = fontFiles[`/node_modules/@expo-google-fonts/${file}`]
  if (url === undefined) throw new Error(`No font file ${file}`)
  return new Uint8Array(await (await fetch(url)).arrayBuffer())
}

const secret = 'the demo has no secrets: it lives in one page'

/** The ports of a marketplace in a page: the server's adapters wherever they run in a browser. */
export const mockPorts = (store: Store): Ports => ({
  passwords: webCryptoPasswords,
  breachedPasswords: listedPasswords,
  codes: webCryptoCodes(secret),
  encryption: webCryptoEncryption(secret),
  totp: otpauthTotp,
  passkeys: simpleWebAuthnPasskeys,
  cardPayments: sandboxCardPayments,
  geocoder: gazetteerGeocoder,
  invoiceDocuments: pdfInvoiceDocuments(fetchFont),
  statementDocuments: pdfStatementDocuments(fetchFont),
  structures: cachedStructures(openChemLibStructures()),
  files: memoryFiles(),
  images: canvasImages,
  imageAnalysis: undefined,
  malwareScanner: undefined,
  rateSource: undefined,
  productViews: bufferedProductViews(),
  eventStreams: eventStreamsByUser(store),
  pageUrl: window.location.origin,
  stepUpAmount: 1000,
})

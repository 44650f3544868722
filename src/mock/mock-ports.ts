import { sandboxCardPayments } from '#server/adapters/card-payments-sandbox.ts'
import { webCryptoCodes } from '#server/adapters/codes-web-crypto.ts'
import { memoryFiles } from '#server/adapters/files-memory.ts'
import { gazetteerGeocoder } from '#server/adapters/geocoder-gazetteer.ts'
import { createPdfInvoiceMaker } from '#server/adapters/invoice-document-pdfkit.ts'
import { invoiceTexts } from '#server/adapters/invoice-texts.ts'
import { webCryptoPasswords } from '#server/adapters/passwords-web-crypto.ts'
import { fontFileName, type FontLoader } from '#server/adapters/pdf-fonts.ts'
import { bufferedProductViews } from '#server/adapters/product-views-buffer.ts'
import { openChemLibStructures } from '#server/adapters/structures-openchemlib.ts'
import type { Ports } from '#server/ports/ports.ts'
import type { Store } from '#server/store/store.ts'
import { canvasImages } from './images-canvas.ts'

const fontFiles = import.meta.glob<string>(
  [
    '/node_modules/@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-{400,700}-normal.woff',
    '/node_modules/@fontsource/noto-sans-bengali/files/noto-sans-bengali-{latin,latin-ext,bengali}-{400,700}-normal.woff',
  ],
  { query: '?url', import: 'default', eager: true },
)

const fetchFont: FontLoader = async (face, weight) => {
  const name = fontFileName(face, weight)
  const url = Object.entries(fontFiles).find(([path]) => path.endsWith(`/${name}`))?.[1]
  if (url === undefined) throw new Error(`No font file ${name}`)
  return new Uint8Array(await (await fetch(url)).arrayBuffer())
}

/** The ports of a marketplace in a page: the server's adapters wherever they run in a browser. */
export const mockPorts = (store: Store): Ports => ({
  passwords: webCryptoPasswords,
  codes: webCryptoCodes('the demo has no secrets: it lives in one page'),
  cardPayments: sandboxCardPayments,
  geocoder: gazetteerGeocoder,
  invoiceDocuments: createPdfInvoiceMaker({ loadFont: fetchFont, texts: invoiceTexts }),
  structures: openChemLibStructures(),
  files: memoryFiles(),
  images: canvasImages,
  imageAnalysis: undefined,
  productViews: bufferedProductViews(),
  onLiveEvents: (listener) => store.onLiveEvents(listener),
})

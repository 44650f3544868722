import type { CardPayments } from './card-payments.ts'
import type { Codes } from './codes.ts'
import type { EventStreams } from './event-streams.ts'
import type { FileStore } from './files.ts'
import type { ImageAnalysis } from './image-analysis.ts'
import type { Images } from './images.ts'
import type { Geocoder } from './geocoder.ts'
import type { InvoiceDocumentMaker } from './invoice-document.ts'
import type { Passwords } from './passwords.ts'
import type { ProductViews } from './product-views.ts'
import type { Structures } from './structures.ts'

/** Everything outside the tables that operations use. Each port has one file here and one adapter a provider in server/adapters. */
export interface Ports {
  passwords: Passwords
  codes: Codes
  cardPayments: CardPayments
  geocoder: Geocoder
  invoiceDocuments: InvoiceDocumentMaker
  structures: Structures
  files: FileStore
  images: Images
  /** Undefined without a provider: then pages read pictures by themselves. */
  imageAnalysis: ImageAnalysis | undefined
  productViews: ProductViews
  eventStreams: EventStreams
}

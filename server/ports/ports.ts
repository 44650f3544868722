import type { BreachedPasswords } from './breached-passwords.ts'
import type { CardPayments } from './card-payments.ts'
import type { Codes } from './codes.ts'
import type { Encryption } from './encryption.ts'
import type { EventStreams } from './event-streams.ts'
import type { FileStore } from './files.ts'
import type { ImageAnalysis } from './image-analysis.ts'
import type { Images } from './images.ts'
import type { Geocoder } from './geocoder.ts'
import type { InvoiceDocumentMaker } from './invoice-document.ts'
import type { MalwareScanner } from './malware-scanner.ts'
import type { Passkeys } from './passkeys.ts'
import type { Passwords } from './passwords.ts'
import type { ProductViews } from './product-views.ts'
import type { RateSource } from './rate-source.ts'
import type { StatementDocumentMaker } from './statement-document.ts'
import type { Structures } from './structures.ts'
import type { Totp } from './totp.ts'

/** Everything outside the tables that operations use. Each port has one file here and one adapter a provider in server/adapters. */
export interface Ports {
  passwords: Passwords
  breachedPasswords: BreachedPasswords
  codes: Codes
  encryption: Encryption
  totp: Totp
  passkeys: Passkeys
  cardPayments: CardPayments
  geocoder: Geocoder
  invoiceDocuments: InvoiceDocumentMaker
  statementDocuments: StatementDocumentMaker
  structures: Structures
  files: FileStore
  images: Images
  /** Undefined without a provider: then pages read pictures by themselves. */
  imageAnalysis: ImageAnalysis | undefined
  /** Undefined without a scanner: then files of strangers are kept unseen, and only ever downloaded. */
  malwareScanner: MalwareScanner | undefined
  /** Undefined without a provider: then operators set the reference rates by hand. */
  rateSource: RateSource | undefined
  productViews: ProductViews
  eventStreams: EventStreams
  /** Where people open the page, for links in mails; undefined when it is not set: then mails say what to do instead. */
  pageUrl: string | undefined
  /** In US dollars: the identity of whoever pays more must have been confirmed lately. */
  stepUpAmount: number
}

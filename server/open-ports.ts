import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { sandboxCardPayments } from '#server/adapters/card-payments-sandbox.ts'
import { nodeCodes } from '#server/adapters/codes-node.ts'
import { folderFiles } from '#server/adapters/files-folder.ts'
import { proveS3, s3Files } from '#server/adapters/files-s3.ts'
import { gazetteerGeocoder } from '#server/adapters/geocoder-gazetteer.ts'
import { remoteGeocoder } from '#server/adapters/geocoder-remote.ts'
import { visionImageAnalysis } from '#server/adapters/image-analysis-vision.ts'
import { sharpImages } from '#server/adapters/images-sharp.ts'
import { pdfInvoiceDocuments } from '#server/adapters/invoice-documents.ts'
import { nodeFontLoader } from '#server/adapters/pdf-font-files-node.ts'
import { argon2Passwords } from '#server/adapters/passwords-argon2.ts'
import { eventStreamsByUser } from '#server/adapters/event-streams-by-user.ts'
import { bufferedProductViews } from '#server/adapters/product-views-buffer.ts'
import { openChemLibStructures } from '#server/adapters/structures-openchemlib.ts'
import { type Environment, s3Of } from '#server/environment.ts'
import type { CardPayments } from '#server/ports/card-payments.ts'
import type { FileStore } from '#server/ports/files.ts'
import type { Geocoder } from '#server/ports/geocoder.ts'
import type { ImageAnalysis } from '#server/ports/image-analysis.ts'
import type { Ports } from '#server/ports/ports.ts'
import type { Store } from '#server/store/store.ts'

/** Reports a provider's failure that was handled. */
type ReportFailure = (message: string, failure: unknown) => void

/** Opens the adapters of the environment, by default the embedded ones. DATA_DIR must exist. */
export async function openPorts(environment: Environment, store: Store, reportFailure: ReportFailure): Promise<Ports> {
  const dataFolder = resolve(environment.DATA_DIR)
  return {
    passwords: argon2Passwords,
    codes: nodeCodes(environment.SECRET_KEY ?? (await ownSecret(dataFolder))),
    geocoder: geocoderOf(environment, reportFailure),
    cardPayments: await openCardPayments(environment),
    invoiceDocuments: pdfInvoiceDocuments(nodeFontLoader),
    structures: openChemLibStructures(),
    files: await openFiles(environment, dataFolder),
    images: sharpImages,
    imageAnalysis: imageAnalysisOf(environment, reportFailure),
    productViews: bufferedProductViews(),
    eventStreams: eventStreamsByUser(store),
  }
}

/** Addresses by the provider that the environment names, else by the gazetteer alone. */
const geocoderOf = ({ GEOCODER_URL: url }: Environment, reportFailure: ReportFailure): Geocoder =>
  url === undefined
    ? gazetteerGeocoder
    : remoteGeocoder({
        url,
        fallback: gazetteerGeocoder,
        clock: () => new Date(),
        onFailure: (failure) => reportFailure('The geocoder does not answer:', failure),
      })

const imageAnalysisOf = (
  { VISION_URL: url, VISION_KEY: key }: Environment,
  reportFailure: ReportFailure,
): ImageAnalysis | undefined =>
  url === undefined || key === undefined
    ? undefined
    : visionImageAnalysis({ url, key, onFailure: (failure) => reportFailure('Pictures cannot be analysed:', failure) })

async function openCardPayments(environment: Environment): Promise<CardPayments> {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL } = environment
  if (STRIPE_SECRET_KEY === undefined || STRIPE_WEBHOOK_SECRET === undefined) return sandboxCardPayments
  // Read when needed: Stripe's package takes 20 MB of memory.
  const { stripeCardPayments } = await import('#server/adapters/card-payments-stripe.ts')
  return stripeCardPayments({ secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET, apiUrl: STRIPE_API_URL })
}

async function openFiles(environment: Environment, dataFolder: string): Promise<FileStore> {
  const s3 = s3Of(environment)
  if (s3 === undefined) return folderFiles(join(dataFolder, 'files'))
  await proveS3(s3)
  return s3Files(s3)
}

/**
 * Returns the generated signing secret of an installation without one, stored beside its data. Linked into place when complete, which
 * succeeds in one of several starting processes; the others read it.
 */
async function ownSecret(dataFolder: string): Promise<string> {
  const file = join(dataFolder, 'secret-key')
  if (!existsSync(file)) {
    const draft = `${file}.${randomBytes(6).toString('hex')}`
    await writeFile(draft, randomBytes(48).toString('base64url'), { mode: 0o600 })
    try {
      await link(draft, file)
    } catch (error) {
      if (!existsSync(file)) throw error
    } finally {
      await rm(draft)
    }
  }
  return readFile(file, 'utf8')
}

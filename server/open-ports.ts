import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { listedPasswords } from '#server/adapters/breached-passwords-list.ts'
import { rangePasswords } from '#server/adapters/breached-passwords-range.ts'
import { sandboxCardPayments } from '#server/adapters/card-payments-sandbox.ts'
import { nodeCodes } from '#server/adapters/codes-node.ts'
import { webCryptoEncryption } from '#server/adapters/encryption-web-crypto.ts'
import { folderFiles } from '#server/adapters/files-folder.ts'
import { proveS3, s3Files } from '#server/adapters/files-s3.ts'
import { gazetteerGeocoder } from '#server/adapters/geocoder-gazetteer.ts'
import { remoteGeocoder } from '#server/adapters/geocoder-remote.ts'
import { visionImageAnalysis } from '#server/adapters/image-analysis-vision.ts'
import { sharpImages } from '#server/adapters/images-sharp.ts'
import { pdfInvoiceDocuments } from '#server/adapters/invoice-documents.ts'
import { pdfStatementDocuments } from '#server/adapters/statement-documents.ts'
import { clamdScanner, type FinishedScan } from '#server/adapters/malware-scanner-clamd.ts'
import { nodeFontLoader } from '#server/adapters/pdf-font-files-node.ts'
import { simpleWebAuthnPasskeys } from '#server/adapters/passkeys-simplewebauthn.ts'
import { argon2Passwords } from '#server/adapters/passwords-argon2.ts'
import { eventStreamsByUser } from '#server/adapters/event-streams-by-user.ts'
import { ecbRates } from '#server/adapters/rates-ecb.ts'
import { bufferedProductViews } from '#server/adapters/product-views-buffer.ts'
import { cachedStructures } from '#server/adapters/structures-cached.ts'
import { structuresInWorker } from '#server/adapters/structures-in-worker.ts'
import { otpauthTotp } from '#server/adapters/totp-otpauth.ts'
import { clamdOf, type Environment, s3Of, stripeOf } from '#server/environment.ts'
import type { BreachedPasswords } from '#server/ports/breached-passwords.ts'
import type { CardPayments } from '#server/ports/card-payments.ts'
import type { FileStore } from '#server/ports/files.ts'
import type { Geocoder } from '#server/ports/geocoder.ts'
import type { ImageAnalysis } from '#server/ports/image-analysis.ts'
import type { MalwareScanner } from '#server/ports/malware-scanner.ts'
import type { Ports } from '#server/ports/ports.ts'
import type { Store } from '#server/store/store.ts'

/** Reports a provider's failure that was handled. */
type ReportFailure = (message: string, failure: unknown) => void

/** Opens the adapters of the environment, by default the embedded ones. DATA_DIR must exist. */
export async function openPorts(
  environment: Environment,
  store: Store,
  reportFailure: ReportFailure,
  onScanned?: (scan: FinishedScan) => void,
): Promise<Ports> {
  const dataFolder = resolve(environment.DATA_DIR)
  const secret = environment.SECRET_KEY ?? (await ownSecret(dataFolder))
  return {
    passwords: argon2Passwords,
    breachedPasswords: breachedPasswordsOf(environment, reportFailure),
    codes: nodeCodes(secret),
    encryption: webCryptoEncryption(secret),
    totp: otpauthTotp,
    passkeys: simpleWebAuthnPasskeys,
    geocoder: geocoderOf(environment, reportFailure),
    cardPayments: await openCardPayments(environment),
    invoiceDocuments: pdfInvoiceDocuments(nodeFontLoader),
    statementDocuments: pdfStatementDocuments(nodeFontLoader),
    structures: cachedStructures(structuresInWorker()),
    files: await openFiles(environment, dataFolder),
    images: sharpImages,
    imageAnalysis: imageAnalysisOf(environment, reportFailure),
    malwareScanner: malwareScannerOf(environment, reportFailure, onScanned),
    rateSource: environment.RATES_URL === undefined ? undefined : ecbRates({ url: environment.RATES_URL }),
    productViews: bufferedProductViews(),
    eventStreams: eventStreamsByUser(store),
    pageUrl: environment.PUBLIC_URL,
    stepUpAmount: environment.STEP_UP_AMOUNT,
  }
}

/** The passwords of the list that ships, and of the service that the environment names. */
const breachedPasswordsOf = ({ BREACHED_PASSWORDS_URL: url }: Environment, reportFailure: ReportFailure): BreachedPasswords =>
  url === undefined
    ? listedPasswords
    : rangePasswords({
        url,
        list: listedPasswords,
        onFailure: (failure) =>
          reportFailure('The service of breached passwords does not answer; the list alone decides:', failure),
      })

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

function malwareScannerOf(
  environment: Environment,
  reportFailure: ReportFailure,
  onScanned?: (scan: FinishedScan) => void,
): MalwareScanner | undefined {
  const address = clamdOf(environment)
  if (address === undefined) return undefined
  return clamdScanner({
    address,
    onScanned: (scan) => {
      onScanned?.(scan)
      if (scan.outcome === 'failed') reportFailure('A file was refused, since it could not be scanned:', scan.failure)
      if (scan.outcome === 'infected') reportFailure('A file was refused, since the scanner found in it:', scan.signature)
    },
  })
}

async function openCardPayments(environment: Environment): Promise<CardPayments> {
  const stripe = stripeOf(environment)
  if (stripe === undefined) return sandboxCardPayments
  // Read when needed: Stripe's package takes 20 MB of memory.
  const { stripeCardPayments } = await import('#server/adapters/card-payments-stripe.ts')
  return stripeCardPayments(stripe)
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

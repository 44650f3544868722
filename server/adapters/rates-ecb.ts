import { type DailyRates, type RateSource, RatesUnusable } from '#server/ports/rate-source.ts'

export interface EcbRatesSettings {
  /** The address of a file like https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml. */
  url: string
  fetch?: typeof fetch
  /** Milliseconds for the whole file. */
  timeout?: number
}

/** Bytes: the file has about two thousand. */
const largest = 64 * 1024

/** The European Central Bank's daily file, or one of the same form. */
export const ecbRates = ({ url, fetch: fetchUrl = fetch, timeout = 10_000 }: EcbRatesSettings): RateSource => ({
  async latest() {
    const response = await fetchUrl(url, {
      headers: { accept: 'application/xml, text/xml', 'user-agent': 'Kimiya marketplace' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw new Error(`The provider of exchange rates answered ${response.status}`)
    }
    return readEcbFile(await limitedText(response))
  },
})

/** Returns the text of a response. Throws once it is larger than a file of rates can be. */
async function limitedText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    // Leaving the loop cancels the rest.
    if (size > largest) throw new RatesUnusable(`The file of exchange rates is larger than ${largest} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/**
 * Reads the elements of the file that name a day, and those that name a currency and its rate. No other part of XML is in it, so nothing is
 * resolved or expanded. Throws `RatesUnusable` when there is not exactly one day, a currency is named twice, or a rate is no number.
 */
export function readEcbFile(text: string): DailyRates {
  const tags = [...text.matchAll(/<(?:\w+:)?Cube\b([^<>]*)>/g)].map(([, attributes = '']) => attributesOf(attributes))
  const days = tags.flatMap(({ time }) => (time === undefined ? [] : [time]))
  const [date] = days
  if (date === undefined || days.length > 1) throw new RatesUnusable(`The file of exchange rates is of ${days.length} days`)
  if (!isDay(date)) throw new RatesUnusable('The day of the file of exchange rates is none')
  const perEuro: Record<string, number> = {}
  for (const { currency, rate } of tags) {
    if (currency === undefined) continue
    const units = /^\d{1,12}(\.\d{1,12})?$/.test(rate ?? '') ? Number(rate) : 0
    if (!/^[A-Z]{3}$/.test(currency) || units <= 0)
      throw new RatesUnusable('The file of exchange rates has a rate that is no number')
    if (perEuro[currency] !== undefined) throw new RatesUnusable(`The file of exchange rates names ${currency} twice`)
    perEuro[currency] = units
  }
  return { date, perEuro }
}

/** The attributes of an element, by their names. */
function attributesOf(text: string): Partial<Record<string, string>> {
  const attributes: Partial<Record<string, string>> = {}
  for (const [, name = '', one, two] of text.matchAll(/(\w+)\s*=\s*(?:'([^']*)'|"([^"]*)")/g)) attributes[name] = one ?? two ?? ''
  return attributes
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text)

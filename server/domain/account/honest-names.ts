import { type FieldKey, invalidFields } from '#server/domain/platform/domain-error.ts'
import { nameSkeleton } from '#server/store/name-skeleton.ts'
import { isMarketplaceName } from './marketplace-names.ts'

/** Ticks, shields, stars and medals: what a verification looks like. */
const seal =
  /[\u221A\u237B\u2605\u2606\u2610-\u2612\u2705\u2713-\u2716\u2B50\u{1F31F}\u{1F396}\u{1F3C5}\u{1F3C6}\u{1F530}\u{1F5F8}\u{1F5F9}\u{1F6E1}]/u

/** What the marketplace alone says of a company, in a name. */
const verified = new Set('verified verifié موثق موثقة যাচাইকৃত ভেরিফাইড ভেরিফায়েড'.split(' ').map(nameSkeleton))

/** An address of a page or a mailbox. Of endings of hosts those that no company writes behind its name, as it does `Co.Ltd`. */
const link =
  /:\/\/|www\.|@|\.(?:com|net|org|info|biz|io|ru|cn|cc|xyz|top|site|online|website|shop|store|app|link|click|live|example)(?![\p{L}\p{N}])|\.\p{L}{2,}\//iu

/** Returns what is wrong with the name of a person or a company, which others read beside what the marketplace says; undefined for nothing. */
function nameFault(name: string): FieldKey | undefined {
  if (isMarketplaceName(name)) return 'server:field.marketplaceName'
  if (link.test(name.normalize('NFKC').replaceAll('\u3002', '.'))) return 'server:field.nameWithLink'
  const parts = name.split(/[^\p{L}\p{M}\p{N}]+/u).map(nameSkeleton)
  return seal.test(name) || parts.some((part) => verified.has(part)) ? 'server:field.nameClaims' : undefined
}

/** Throws 422 on each field with such a name. */
export function assertHonestNames(names: Readonly<Record<string, string | null | undefined>>): void {
  const faults = Object.entries(names).flatMap(([field, name]) => {
    const key = typeof name === 'string' ? nameFault(name) : undefined
    return key === undefined ? [] : [[field, { key }] as const]
  })
  if (faults.length > 0) throw invalidFields(Object.fromEntries(faults))
}

import { type FieldKey, invalidFields } from '#server/domain/platform/domain-error.ts'
import { namesAccountInLine } from '#server/domain/platform/account-numbers.ts'
import { nameSkeleton } from '#server/store/name-skeleton.ts'
import { isMarketplaceName } from './marketplace-names.ts'

/** Ticks, shields, stars and medals: what a verification looks like. */
const seal =
  /[\u066D\u2055\u221A\u22C6\u237B\u2605\u2606\u2610-\u2612\u26E8\u2705\u2713\u2714\u2721-\u274B\u2B50\u{1F31F}\u{1F396}\u{1F3C5}\u{1F3C6}\u{1F530}\u{1F947}-\u{1F949}\u{1F5F8}\u{1F5F9}\u{1F6E1}]/u

/** What the marketplace alone says of a company, whatever stands between its letters. */
const verified = ['verified', 'موثق', 'যাচাইকৃত', 'ভেরিফাইড', 'ভেরিফায়েড'].map(nameSkeleton)

const claimsVerification = (name: string): boolean => {
  const joined = name.replaceAll(/[\u200C\u200D]/g, '')
  const skeletons = [joined, joined.replaceAll('3', 'e')].map(nameSkeleton)
  return verified.some((claim) => skeletons.some((skeleton) => skeleton.includes(claim)))
}

/**
 * An address of a page or a mailbox: the endings of hosts that no company writes behind its name, as it does `Co.Ltd`. Those of countries need
 * four letters before them, so that initials such as `K.S.AE` are a name, or `.co` and the like. `.SA` in capitals at the end of a word is the
 * form of a company, unless a second ending stands before it; `.sa` is Saudi Arabia.
 */
const links = [
  /:\/\/|www\.|@|\.\p{L}{2,}\//u,
  /\.(?:com|net|org|info|biz|io|ai|ru|cn|cc|xyz|top|site|online|website|shop|store|app|link|click|live|example)(?![\p{L}\p{N}])/u,
  /\.(?:ac|co|edu|gov)\.[a-z]{2}(?![\p{L}\p{N}])/u,
  /[\p{L}\p{N}-]{4}\.(?:ae|bd|be|eg|eu|in|ir|kw|ly|me|om|pk|qa|sa|tk|to|uk|us)(?![\p{L}\p{N}.])/u,
]

/** Dots of other scripts, and Cyrillic letters that look like those of the endings. */
const latinEquivalents: Readonly<Record<string, string>> = {
  '\u3002': '.',
  '\u06D4': '.',
  '\u00B7': '.',
  с: 'c',
  о: 'o',
  е: 'e',
  м: 'm',
  т: 't',
  р: 'p',
  а: 'a',
  х: 'x',
}

function hasLink(name: string): boolean {
  const plain = name
    .normalize('NFKC')
    .replaceAll(/(?<!\.\p{L}{2,3})\.SA(?=[\s,)]|$)/gu, ' SA')
    .toLowerCase()
    .replaceAll(/[\u3002\u06D4\u00B7соемтрах]/g, (sign) => latinEquivalents[sign] ?? sign)
  return links.some((link) => link.test(plain))
}

/** Returns what is wrong with the name of a person or a company, which others read beside what the marketplace says; undefined for nothing. */
function nameFault(name: string): FieldKey | undefined {
  if (namesAccountInLine(name)) return 'server:field.bankDetails'
  if (isMarketplaceName(name)) return 'server:field.marketplaceName'
  if (hasLink(name)) return 'server:field.nameWithLink'
  return seal.test(name) || claimsVerification(name) ? 'server:field.nameClaims' : undefined
}

type Texts = Readonly<Record<string, string | null | undefined>>

/** Throws 422 on each field with such a name. */
export function assertHonestNames(names: Texts): void {
  const faults = Object.entries(names).flatMap(([field, text]) => {
    const key = typeof text === 'string' ? nameFault(text) : undefined
    return key === undefined ? [] : [[field, { key }] as const]
  })
  if (faults.length > 0) throw invalidFields(Object.fromEntries(faults))
}

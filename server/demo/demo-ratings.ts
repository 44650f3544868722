import { averageOf } from '#server/domain/catalogue/ratings.ts'
import type { Row } from '#server/store/tables.ts'
import type { Listing, Substance } from './catalogue.ts'
import type { Rater } from './demo-raters.ts'
import texts from './rating-texts.json' with { type: 'json' }

type Rating = Row<'ratings'>

interface Place {
  productId: string
  sellerId: string
  /** Position in the catalogue: stars, buyers, texts and days derive from it, so every demo is the same. */
  position: number
  now: string
  newId: () => string
}

/** The ratings of a listing: none to nine, each by another buyer in the buyer's language, some without text. */
export function demoRatings(substance: Substance, listing: Listing, raters: readonly Rater[], place: Place): Rating[] {
  const { productId, sellerId, position, now, newId } = place
  const textsFor = termsOf(texts[kindOf(substance, listing)])
  const first = scattered(position)
  return marksAt(position).flatMap((stars, at) => {
    // Steps of seven reach each of the eighteen before one comes again.
    const rater = raters[(first + at * 7) % raters.length]
    if (rater === undefined) return []
    // Low ratings have a text.
    const hasText = stars < 4 || (position + at * 2) % 5 < 2
    const createdAt = dayOf(now, position, at)
    const text = hasText ? textsFor(rater.language, stars, first + at) : null
    return [
      {
        _id: newId(),
        productId,
        buyerId: rater._id,
        sellerId,
        stars,
        // Who is not content with the goods is seldom less content with who sent them.
        sellerStars: (position + at) % 4 === 0 ? Math.min(5, stars + 1) : stars,
        text,
        photos: [],
        reply: null,
        repliedAt: null,
        createdAt,
        updatedAt: createdAt,
        removedAt: null,
      },
    ]
  })
}

/** A number without a pattern (Knuth's multiplicative hash): else all low ratings would have one language. */
const scattered = (position: number): number => Math.imul(position + 1, 0x9e3779b1) >>> 16

/** The aggregates that product and seller show. */
export function ratingFigures(ratings: readonly Pick<Rating, 'stars'>[]): { rating: number; ratingCount: number } {
  const sum = ratings.reduce((total, { stars }) => total + stars, 0)
  return { rating: averageOf(sum, ratings.length), ratingCount: ratings.length }
}

/** Stars with an average that follows from the position, 3.9 to 4.9; some pairs are spread. */
function marksAt(position: number): number[] {
  const count = (position * 13) % 10
  const tenths = 39 + ((position * 7) % 11)
  const even = (at: number) => Math.round((tenths * (at + 1)) / 10) - Math.round((tenths * at) / 10)
  return Array.from({ length: count }, (_, at) => {
    const first = at - (at % 2)
    const apart = (position + first / 2) % 3 === 0 && first + 1 < count && even(first) < 5
    if (!apart) return even(at)
    return at === first ? even(at) + 1 : even(at) - 1
  })
}

/** The physical form, which the texts are about. */
function kindOf({ form }: Substance, { grade, unit, packaging }: Listing): keyof typeof texts {
  if (unit === 'g' || unit === 'mL' || packaging.some(({ kind }) => kind === 'bottle')) return 'laboratory'
  if (consumerGrades.has(grade)) return 'consumer'
  if (form === 'liquid' || form === 'solution') return 'liquid'
  return grade === 'agricultural' ? 'agricultural' : 'solid'
}

/** Grades of food, pharmaceuticals and cosmetics. */
const consumerGrades: ReadonlySet<Listing['grade']> = new Set(['food', 'FCC', 'cosmetic', 'USP', 'BP', 'EP', 'pharma'])

/** Picks the texts for one product, without repeats. */
function termsOf(ofKind: (typeof texts)[keyof typeof texts]) {
  const used = new Set<string>()
  return (language: Rater['language'], stars: number, turn: number): string | null => {
    const { five, four, low } = ofKind[language]
    const fitting = stars < 4 ? low : stars === 4 ? four : five
    const turned = fitting.map((_, at) => fitting[(at + turn) % fitting.length])
    const text = turned.find((each) => each !== undefined && !used.has(each)) ?? null
    if (text !== null) used.add(text)
    return text
  }
}

/** Some moment of the last year. */
function dayOf(now: string, position: number, at: number): string {
  const days = 4 + ((position * 11 + at * 41) % 340)
  const minutes = (position * 37 + at * 53) % 600
  return new Date(Date.parse(now) - days * 86_400_000 - minutes * 60_000).toISOString()
}

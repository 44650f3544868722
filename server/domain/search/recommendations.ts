import type { OperationContext } from '#server/operation.ts'
import type { ProductCardRow } from '#server/store/product-queries.ts'
import type { Row } from '#server/store/tables.ts'

/** Limits of the history, so that a long one costs no more than a short one. */
const lately = { viewed: 12, ordered: 12, buyers: 60, orders: 300, subCategories: 4 }

/** Weights: bought together most, a similar product least. */
const worth = { sameSubstance: 3, boughtTogether: 4, like: 2 }

interface RecommendationTarget extends Pick<OperationContext, 'tables' | 'now'> {
  /** For a product's page; else for the caller's own history. */
  product: Row<'products'> | undefined
  userId: string | undefined
  size: number
}

/**
 * Returns recommended products, best first. Seeds are the requested product, or the caller's recently viewed and ordered ones; candidates
 * come from the orders of those who bought the seeds and from the seeds' subcategories. Filled up with promoted or well-rated products, so
 * that new users get a full list. Excludes the caller's own products, the seeds and those out of stock; at most two of one substance.
 */
export async function recommended(target: RecommendationTarget): Promise<ProductCardRow[]> {
  const { tables, product, userId, size } = target
  const seeds = product === undefined ? await ownSeeds(target) : [product]
  const seedIds = new Set(seeds.map(({ _id }) => _id))
  const score = new Map<string, number>()
  const add = (id: string, points: number) => score.set(id, (score.get(id) ?? 0) + points)
  const cards = new Map<string, ProductCardRow>()

  const [together, alike, popular] = await Promise.all([
    boughtTogether(target, seedIds),
    Promise.all(subCategoriesOf(seeds).map((subCategoryId) => inDemand(target, { subCategoryId }, size * 2))),
    inDemand(target, {}, size * 3),
  ])
  for (const [productId, buyers] of together) add(productId, worth.boughtTogether * Math.log2(1 + buyers))
  for (const page of alike) {
    for (const [place, card] of page.entries()) {
      cards.set(card._id, card)
      add(card._id, worth.like * (1 - place / page.length))
      if (seeds.some(({ casNumber }) => casNumber === card.casNumber)) add(card._id, worth.sameSubstance)
    }
  }
  for (const card of popular) cards.set(card._id, card)
  const missing = [...score.keys()].filter((id) => !cards.has(id))
  for (const card of missing.length === 0 ? [] : await tables.productCards(missing)) cards.set(card._id, card)

  const ranked = [...score].sort(([left, a], [right, b]) => b - a || (left < right ? -1 : 1)).map(([id]) => id)
  const productIds = [...new Set([...ranked, ...popular.map(({ _id }) => _id)])]
    .filter((id) => !seedIds.has(id))
    .map((id) => cards.get(id))
    .filter((card) => card !== undefined)
    .filter(({ seller, stock, minimumOrder }) => seller._id !== userId && stock >= minimumOrder)
  return varied(productIds, size)
}

/** The caller's recently viewed and ordered products. */
async function ownSeeds({ tables, userId }: RecommendationTarget): Promise<Row<'products'>[]> {
  if (userId === undefined) return []
  const [viewed, ordered] = await Promise.all([
    tables.list('viewedProducts', { userId }, { orderBy: ['-viewedAt', '-_id'], limit: lately.viewed }),
    tables.list('orders', { buyerId: userId }, { orderBy: ['-createdAt', '-_id'], limit: lately.ordered }),
  ])
  const ids = [...ordered, ...viewed].map(({ productId }) => productId).filter((id) => id !== null)
  return ids.length === 0 ? [] : tables.list('products', { _id: [...new Set(ids)] })
}

/** The number of the seeds' buyers of each other product. */
async function boughtTogether(
  { tables, userId }: RecommendationTarget,
  seedIds: ReadonlySet<string>,
): Promise<Map<string, number>> {
  const together = new Map<string, Set<string>>()
  if (seedIds.size === 0) return new Map()
  const newest = { orderBy: ['-createdAt', '-_id'] as const }
  const ofSeeds = await tables.list('orders', { productId: [...seedIds] }, { ...newest, limit: lately.buyers })
  const buyers = [...new Set(ofSeeds.map(({ buyerId }) => buyerId))].filter((buyerId) => buyerId !== userId)
  if (buyers.length === 0) return new Map()
  for (const { productId, buyerId } of await tables.list('orders', { buyerId: buyers }, { ...newest, limit: lately.orders })) {
    if (productId === null || seedIds.has(productId)) continue
    together.set(productId, (together.get(productId) ?? new Set()).add(buyerId))
  }
  return new Map([...together].map(([productId, buyerIds]) => [productId, buyerIds.size]))
}

/** The seeds' subcategories, the one that most of them are in first. */
function subCategoriesOf(seeds: readonly Row<'products'>[]): string[] {
  const counts = new Map<string, number>()
  for (const { subCategoryId } of seeds) counts.set(subCategoryId, (counts.get(subCategoryId) ?? 0) + 1)
  return [...counts]
    .sort(([, left], [, right]) => right - left)
    .slice(0, lately.subCategories)
    .map(([id]) => id)
}

async function inDemand(
  { tables, now }: RecommendationTarget,
  where: { subCategoryId?: string },
  limit: number,
): Promise<ProductCardRow[]> {
  const { rows } = await tables.productPage({ ...where, inStock: true, now, sort: 'promoted', limit, offset: 0 })
  return rows
}

/** The first so many, at most two offers of one substance. */
function varied(cards: readonly ProductCardRow[], size: number): ProductCardRow[] {
  const counts = new Map<string, number>()
  const chosen = cards.filter(({ casNumber }) => {
    const count = (counts.get(casNumber) ?? 0) + 1
    counts.set(casNumber, count)
    return count <= 2
  })
  return chosen.slice(0, size)
}

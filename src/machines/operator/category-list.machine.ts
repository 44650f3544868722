import type { CallBody, CallResults } from '#src/api/call-api.ts'
import { callOperatorApi } from '#src/api/call-operator-api.ts'
import { withEntryAt } from '#src/lib/with-entry-at.ts'
import { createQueueMachine, type QueuePage } from './create-queue-machine.ts'

export type Category = CallResults<'getCategoryTree'>['categories'][number]
export type SubCategory = Category['subCategories'][number]
interface Tree {
  /** All categories, in their order: each change names them all. */
  tree: readonly Category[]
  version: string
}
export interface ListedCategory extends Tree {
  category: Category
}
interface Placed<Entry> {
  entry: Entry
  /** From 0. */
  position: number
}
export type CategoryDecision = { reason: string } & (
  | ({ act: 'edit' } & Placed<SubCategory>)
  | ({ act: 'addSub' } & Placed<SubCategory>)
  | ({ act: 'editSub'; subCategory: string } & Placed<SubCategory>)
  | { act: 'remove' }
  | { act: 'removeSub'; subCategory: string }
)
export type CategoryListDecision = { act: 'add'; reason: string } & Placed<SubCategory>
type CategoryPage = QueuePage<ListedCategory> & Tree

/** An operator adds, renames, orders and removes categories and their subcategories, in all languages. */
export const categoryListMachine = createQueueMachine<
  ListedCategory,
  object,
  CategoryDecision,
  CategoryListDecision,
  CategoryPage
>({
  id: 'queue.categories',
  read: async (_, signal) => {
    const { categories, version } = (await callOperatorApi('getCategoryTree', { signal })).results
    const tree = categories
    return { items: tree.map((category) => ({ category, tree, version })), total: tree.length, tree, version }
  },
  decide: ({ category, tree, version }, decision, signal) => {
    const { reason } = decision
    if (decision.act === 'remove' || decision.act === 'removeSub') {
      const body = { category: category.slug, ...(decision.act === 'removeSub' && { subCategory: decision.subCategory }), reason }
      return callOperatorApi('removeCategory', { body, signal })
    }
    const body: CallBody<'changeCategories'> = { categories: treeAfter(tree, category, decision), version, reason }
    return callOperatorApi('changeCategories', { body, signal })
  },
  decideOfList: ({ tree, version }, { entry, position, reason }, signal) => {
    const categories = withEntryAt(tree, entry.slug, { entry: { ...entry, subCategories: [] }, position })
    return callOperatorApi('changeCategories', { body: { categories, version, reason }, signal })
  },
})

function treeAfter(
  tree: readonly Category[],
  category: Category,
  decision: Exclude<CategoryDecision, { act: 'remove' | 'removeSub' }>,
): Category[] {
  const { entry, position } = decision
  if (decision.act === 'edit') {
    const changed = { ...entry, subCategories: category.subCategories }
    return withEntryAt(tree, category.slug, { entry: changed, position })
  }
  const known = decision.act === 'editSub' ? decision.subCategory : entry.slug
  const subCategories = withEntryAt(category.subCategories, known, { entry, position })
  return tree.map((each) => (each.slug === category.slug ? { ...each, subCategories } : each))
}

import type { Text } from '#src/i18n/i18n.ts'

/** How many products a list has; of a list that ends before its last product, that there are more than it shows. */
export function productCount(text: Text, total: number, moreExist = false): string {
  return moreExist ? text('catalogue:list.more', { shown: total }) : text('catalogue:list.count', { count: total })
}

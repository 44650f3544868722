/** Page numbers from 1, pages of 20 by default. */
export function pageOf({ page = 1, pageSize = 20 }: { page?: number | undefined; pageSize?: number | undefined }) {
  return { limit: pageSize, offset: (page - 1) * pageSize }
}

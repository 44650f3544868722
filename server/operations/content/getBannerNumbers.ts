import type { Operation } from '#server/operation.ts'

export const getBannerNumbers: Operation<'getBannerNumbers'> = ({ tables }) => tables.bannerNumbers()

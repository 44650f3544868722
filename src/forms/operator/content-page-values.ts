import type { components } from '#src/generated/schema.ts'

/** A page of the marketplace as it is typed. */
export interface ContentPageValues {
  sections: components['schemas']['LocalSection'][]
  reason: string
}

import type { AppliedTax } from '#server/domain/catalogue/order-totals.ts'

/** What both sides read of a sale from Saudi Arabia to Bangladesh, and of one within it. */
export const exportTax = { taxRate: 0, taxKind: 'export', taxFrom: 'SA', taxTo: 'BD' } as const
export const saudiTax = { taxRate: 15, taxKind: 'domestic', taxFrom: 'SA', taxTo: 'SA' } as const

/** The same as rows keep it: an export unless told otherwise. */
export const appliedTax = (columns: Partial<AppliedTax> = {}): AppliedTax => ({ ...exportTax, buyerTaxNumber: null, ...columns })

import type { Money } from '#src/lib/money.ts'
import type { InvoiceLanguage, InvoiceParty } from './invoice-document.ts'

export interface StatementLine {
  /** ISO 8601 date. */
  readonly on: string
  readonly kind: 'earning' | 'earningReversal' | 'payout' | 'payoutReturn'
  /** The order's or the payout's number. */
  readonly reference: string
  /** What the marketplace kept of an earning, or gave back. */
  readonly commission: number
  readonly direction: 'in' | 'out'
  readonly amount: number
  /** After this line. */
  readonly balance: number
}

/** A seller's money of one month and currency. Amounts are whole numbers of its minor unit; a balance below zero is a debt. */
export interface StatementDocument {
  readonly language: InvoiceLanguage
  /** `2026-11`. */
  readonly month: string
  readonly currency: string
  /** ISO 8601 date on which it was drawn up. */
  readonly issuedOn: string
  readonly seller: InvoiceParty
  readonly opening: number
  readonly lines: readonly StatementLine[]
  readonly totals: { readonly [Kind in StatementLine['kind']]: Money } & { readonly commission: Money }
  readonly closing: number
}

export interface StatementDocumentMaker {
  /** The bytes of a file (`application/pdf`). Computes nothing. */
  render(statement: StatementDocument): Promise<Uint8Array>
}

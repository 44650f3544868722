import type { TableName } from './tables.ts'

export interface NumberCheck {
  name: string
  column: string
  /** The smallest number allowed, or the one that must be exceeded. */
  rule: { atLeast: number } | { above: number }
}

/** The smallest numbers of columns, as the database checks them; a change here needs a migration. */
export const numberChecks: { readonly [Name in TableName]?: readonly NumberCheck[] } = {
  products: [
    { name: 'products_stock_check', column: 'stock', rule: { atLeast: 0 } },
    { name: 'products_minimumOrder_check', column: 'minimumOrder', rule: { above: 0 } },
    { name: 'products_samplePrice_check', column: 'samplePrice', rule: { atLeast: 0 } },
    { name: 'products_sampleMaximum_check', column: 'sampleMaximum', rule: { atLeast: 0 } },
  ],
  productBatches: [{ name: 'productBatches_quantity_check', column: 'quantity', rule: { atLeast: 0 } }],
  orders: [
    { name: 'orders_stockQuantity_check', column: 'stockQuantity', rule: { above: 0 } },
    { name: 'orders_total_check', column: 'total', rule: { atLeast: 0 } },
    { name: 'orders_leadTimeDays_check', column: 'leadTimeDays', rule: { atLeast: 0 } },
    { name: 'orders_credited_check', column: 'credited', rule: { atLeast: 0 } },
  ],
  paymentTerms: [{ name: 'paymentTerms_creditLimit_check', column: 'creditLimit', rule: { above: 0 } }],
  ratings: [
    { name: 'ratings_stars_check', column: 'stars', rule: { atLeast: 1 } },
    { name: 'ratings_sellerStars_check', column: 'sellerStars', rule: { atLeast: 1 } },
  ],
  quoteOffers: [{ name: 'quoteOffers_total_check', column: 'total', rule: { atLeast: 0 } }],
  files: [{ name: 'files_size_check', column: 'size', rule: { atLeast: 0 } }],
  bids: [{ name: 'bids_total_check', column: 'total', rule: { atLeast: 0 } }],
  payments: [{ name: 'payments_amount_check', column: 'amount', rule: { atLeast: 0 } }],
  disputes: [{ name: 'disputes_refundAmount_check', column: 'refundAmount', rule: { above: 0 } }],
  disputeProposals: [{ name: 'disputeProposals_refundAmount_check', column: 'refundAmount', rule: { above: 0 } }],
  payouts: [{ name: 'payouts_amount_check', column: 'amount', rule: { above: 0 } }],
  payoutBatches: [{ name: 'payoutBatches_amount_check', column: 'amount', rule: { above: 0 } }],
  exchangeRates: [{ name: 'exchangeRates_unitsPerDollar_check', column: 'unitsPerDollar', rule: { above: 0 } }],
  commissionRates: [{ name: 'commissionRates_percent_check', column: 'percent', rule: { atLeast: 0 } }],
  taxRules: [{ name: 'taxRules_basisPoints_check', column: 'basisPoints', rule: { atLeast: 0 } }],
  plans: [{ name: 'plans_price_check', column: 'price', rule: { atLeast: 0 } }],
  planRenewals: [{ name: 'planRenewals_amount_check', column: 'amount', rule: { above: 0 } }],
  allowanceUses: [{ name: 'allowanceUses_used_check', column: 'used', rule: { above: 0 } }],
}

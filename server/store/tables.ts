import type { z } from 'zod'
import * as accounts from './tables/accounts.ts'
import * as batches from './tables/batches.ts'
import * as catalogue from './tables/catalogue.ts'
import * as chat from './tables/chat.ts'
import * as discovery from './tables/discovery.ts'
import * as documents from './tables/documents.ts'
import * as files from './tables/files.ts'
import * as imports from './tables/imports.ts'
import * as money from './tables/money.ts'
import * as operators from './tables/operators.ts'
import * as payouts from './tables/payouts.ts'
import * as priceLists from './tables/price-lists.ts'
import * as platform from './tables/platform.ts'
import * as quotes from './tables/quotes.ts'
import * as rates from './tables/rates.ts'
import * as secondFactors from './tables/second-factors.ts'
import * as support from './tables/support.ts'
import * as tenders from './tables/tenders.ts'
import * as trade from './tables/trade.ts'

/**
 * Every table, as a schema of its rows. Column names are the contract's. The migrations create the same columns (tests/store proves it);
 * the memory store is made from these schemas.
 */
export const tables = {
  ...accounts,
  ...secondFactors,
  ...catalogue,
  ...batches,
  ...chat,
  ...discovery,
  ...trade,
  ...quotes,
  ...tenders,
  ...documents,
  ...files,
  ...money,
  ...payouts,
  ...priceLists,
  ...rates,
  ...support,
  ...operators,
  ...imports,
  ...platform,
}

export type TableName = keyof typeof tables
export type Row<Name extends TableName> = z.infer<(typeof tables)[Name]>
export type Rows = { [Name in TableName]: Row<Name> }

/** The column that names a row: `_id`, but for the numbered live events. */
export type KeyColumn<Name extends TableName> = Name extends 'liveEvents' ? 'sequence' : '_id'

import type { Database } from '../database.ts'
import { makeTransferKeys } from './097-transfer-references.ts'

/** References are compared by the marketplace's own numbers with their letters, and by their longest number. */
export const up = (db: Database): Promise<void> => makeTransferKeys(db)

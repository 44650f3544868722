import { reconcile } from '#server/domain/operator/ledger-view.ts'
import type { Operation } from '#server/operation.ts'

export const getLedger: Operation<'getLedger'> = (call) => reconcile(call)

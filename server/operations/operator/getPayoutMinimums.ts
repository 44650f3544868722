import { readPayoutMinimums } from '#server/domain/payment/payout-minimums.ts'
import type { Operation } from '#server/operation.ts'

export const getPayoutMinimums: Operation<'getPayoutMinimums'> = async (call) => ({ minimums: await readPayoutMinimums(call) })

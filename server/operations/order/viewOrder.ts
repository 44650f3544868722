import { orderAnswer } from '#server/domain/order-answers.ts'
import { findOrder } from '#server/domain/orders.ts'
import type { Operation } from '#server/operation.ts'

export const viewOrder: Operation<'viewOrder'> = async (call) => orderAnswer(call, await findOrder(call, call.caller, call.id))

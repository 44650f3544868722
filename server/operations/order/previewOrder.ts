import { priceRequest } from '#server/domain/order/order-requests.ts'
import type { Operation } from '#server/operation.ts'

export const previewOrder: Operation<'previewOrder'> = async (call) => (await priceRequest(call, call.caller, call.body)).totals

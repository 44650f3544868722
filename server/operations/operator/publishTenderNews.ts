import { publishTenderNews as publish } from '#server/domain/requirement/tender-news.ts'
import type { Operation } from '#server/operation.ts'

export const publishTenderNews: Operation<'publishTenderNews'> = (call) => publish(call, call.body.items)

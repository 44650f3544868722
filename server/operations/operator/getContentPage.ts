import { readContentPage } from '#server/domain/content/content-pages.ts'
import type { Operation } from '#server/operation.ts'

export const getContentPage: Operation<'getContentPage'> = (call) => readContentPage(call, call.body.page)

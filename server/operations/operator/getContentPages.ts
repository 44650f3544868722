import { listContentPages } from '#server/domain/content/content-pages.ts'
import type { Operation } from '#server/operation.ts'

export const getContentPages: Operation<'getContentPages'> = async (call) => ({ pages: await listContentPages(call) })

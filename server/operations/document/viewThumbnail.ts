import { pictureVariant } from '#server/domain/document/picture-variants.ts'
import type { Operation } from '#server/operation.ts'

export const viewThumbnail: Operation<'viewThumbnail'> = (call) => pictureVariant(call, call.id, 'thumbnail')

import { pictureVariant } from '#server/domain/document/picture-variants.ts'
import type { Operation } from '#server/operation.ts'

export const viewPicture: Operation<'viewPicture'> = (call) => pictureVariant(call, call.id, 'picture')

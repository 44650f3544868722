import type { Operation } from '#server/operation.ts'

export const getImageService: Operation<'getImageService'> = async ({ ports: { imageAnalysis } }) =>
  imageAnalysis === undefined ? {} : { service: imageAnalysis.service }

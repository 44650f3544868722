import compress from '@fastify/compress'
import { constants } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

/** Bytes below which an answer fits the packet that carries its headers. */
const worthCompressing = 1_024

/**
 * Compresses what the calls of this scope answer, for whoever takes it: a page of twenty cards is a fourth of its size. Pages are compressed
 * by the build. Bodies that come in compressed are not unpacked, so none can unpack into more than a body may be.
 */
export async function compressAnswers(calls: FastifyInstance): Promise<void> {
  await calls.register(compress, {
    globalDecompression: false,
    threshold: worthCompressing,
    encodings: ['br', 'gzip'],
    // A window of 256 kB, larger than nearly every answer: the usual one of 4 MB is memory for each call under way.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } },
  })
}

import { create } from 'content-disposition'
import type { FastifyReply } from 'fastify'
import { Readable } from 'node:stream'
import type { FileResult } from '#server/operation.ts'
import { fileHeaders } from './security-headers.ts'

const cacheRules = {
  private: 'private, no-store',
  public: 'public, max-age=86400',
  immutable: 'public, max-age=31536000, immutable',
}

/** Sends the file under its own name: in UTF-8, with an ASCII fallback. */
export function sendFile(reply: FastifyReply, file: FileResult): FastifyReply {
  const { bytes, contentType, fileName, attachment = false, cache } = file
  reply.headers(fileHeaders)
  if (fileName !== undefined || attachment) {
    // Half a surrogate pair cannot be encoded: the library would throw.
    const name = fileName?.replaceAll(/\p{Cs}/gu, '_')
    reply.header('content-disposition', create(name, { type: attachment ? 'attachment' : 'inline' }))
  }
  reply.header('cache-control', cacheRules[cache])
  return reply.type(contentType).send(sendable(bytes))
}

function sendable(bytes: FileResult['bytes']): Buffer | Readable {
  if (bytes instanceof Uint8Array) return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  // A stream in a stream would stay open when its reader goes before the first bytes.
  return bytes instanceof Readable ? bytes : Readable.from(bytes, { objectMode: false })
}

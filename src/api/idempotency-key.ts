/**
 * A key for one intended change: made when a person decides, kept through every retry of that decision. 32 hexadecimal digits.
 * Not `crypto.randomUUID`, which browsers withhold from a page served without TLS.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Crockford's Base32: no I, L, O or U, so that a number read out over the telephone comes across. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const half = 5

/**
 * The number under which people speak of an order: year and fifty bits of its id (`KO-26-7K3M9-QX2AB`). Not counted: a counter would
 * make every order wait for the one before, and would tell competitors how many there are.
 */
export const orderNumber = (orderId: string, now: string): string => referenceNumber('KO', orderId, now)

/** The same for whatever else people speak of: quotes are `KQ`, requirements `KR`, tickets `KT`, reports of abuse `KA`, payouts `KP`, their batches `KB`. */
export function referenceNumber(prefix: 'KO' | 'KQ' | 'KR' | 'KT' | 'KA' | 'KP' | 'KB', id: string, now: string): string {
  let bits = BigInt(`0x${id.replaceAll('-', '').slice(-13)}`)
  let text = ''
  for (let place = 0; place < 2 * half; place += 1) {
    text = letters.charAt(Number(bits & 31n)) + text
    bits >>= 5n
  }
  return `${prefix}-${now.slice(2, 4)}-${text.slice(0, half)}-${text.slice(half)}`
}

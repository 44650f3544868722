import { passesLuhn } from './luhn.ts'

/**
 * The sandbox card provider's test cards: any future date, any three-digit code. Any bank code but
 * `sandboxBankCode` fails. The page turns a number into a token here, as a real provider's script would, so that no card number reaches
 * the server.
 */
export const sandboxCards = {
  success: { number: '4242424242424242', token: 'sandbox_card_success' },
  declined: { number: '4000000000000002', token: 'sandbox_card_declined' },
  insufficientFunds: { number: '4000000000009995', token: 'sandbox_card_insufficient_funds' },
  expired: { number: '4000000000000069', token: 'sandbox_card_expired' },
  /** It can be kept, and is declined when it is charged. */
  declinedLater: { number: '4000000000000341', token: 'sandbox_card_declined_later' },
  secondStep: { number: '4000002500003155', token: 'sandbox_card_second_step' },
} as const

/** What the sandbox's bank sends its customer in the second step. */
export const sandboxBankCode = '123456'

/** The token of a card number (digits only). A number that is no test card is declined, as a bank does with one it does not know. */
export function sandboxCardToken(number: string): string | undefined {
  if (!passesLuhn(number)) return undefined
  const known = Object.values(sandboxCards).find((card) => card.number === number)
  return (known ?? sandboxCards.declined).token
}

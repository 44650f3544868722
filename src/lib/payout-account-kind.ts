import { hasIbans } from './valid-iban.ts'

/** How a bank account of the country is named: by IBAN, by account and routing number, or by account number and BIC. */
export function payoutAccountKind(country: string): 'iban' | 'bangladesh' | 'swift' {
  if (country === 'BD') return 'bangladesh'
  return hasIbans(country) ? 'iban' : 'swift'
}

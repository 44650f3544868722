import { isCountry } from '#src/lib/countries.ts'
import { isIban, plainIban } from '#src/lib/valid-iban.ts'
import { payoutAccountKind } from '#src/lib/payout-account-kind.ts'
import { isTraded } from '#server/domain/catalogue/first-rates.ts'
import { type FieldKey, invalidFields } from '#server/domain/platform/domain-error.ts'
import type { BodyOf } from '#server/operation.ts'

type Input = BodyOf<'savePayoutAccount'>

/** The numbers of a bank account: encrypted where they are stored, in clear in the bank's file alone. */
export type AccountDetails =
  | { kind: 'iban'; iban: string; bic?: string }
  | { kind: 'bangladesh'; accountNumber: string; routingNumber: string; bankName: string; branch: string }
  | { kind: 'swift'; accountNumber: string; bic: string; bankName: string }

/** A typed account number with nothing between its digits. */
const plain = (text: string) => text.replaceAll(/[ -]/g, '').toUpperCase()

/**
 * Returns the numbers of an account as its country writes them. Throws 422 for the fields that are missing or wrong. Of a Bangladeshi
 * routing number and of a BIC the form is checked: no check digit of theirs is published.
 */
export function readAccountDetails(input: Input): AccountDetails {
  const kind = payoutAccountKind(input.country)
  const wrong: Partial<Record<keyof Input, FieldKey>> = {}
  const given = (field: 'accountNumber' | 'routingNumber' | 'bankName' | 'branch' | 'bic'): string => {
    const text = input[field]?.trim() ?? ''
    if (text === '') wrong[field] = 'server:field.required'
    return text
  }
  const details = ((): AccountDetails => {
    if (kind === 'iban') return { kind, ...readIban(input, wrong) }
    const accountNumber = plain(given('accountNumber'))
    if (accountNumber !== '' && !/^[A-Z0-9]{4,34}$/.test(accountNumber)) wrong.accountNumber = 'server:field.accountNumber'
    const bankName = given('bankName')
    if (kind === 'bangladesh')
      return { kind, accountNumber, routingNumber: given('routingNumber'), bankName, branch: given('branch') }
    const bic = given('bic').toUpperCase()
    if (bic !== '' && bic.slice(4, 6) !== input.country) wrong.bic = 'server:field.bicCountry'
    return { kind, accountNumber, bic, bankName }
  })()
  if (!isCountry(input.country)) wrong.country = 'server:field.countryUnknown'
  if (!isTraded(input.currency)) wrong.currency = 'server:field.currencyUnknown'
  const fields = Object.entries(wrong)
  if (fields.length > 0) throw invalidFields(Object.fromEntries(fields.map(([field, key]) => [field, { key }])))
  return details
}

function readIban({ iban: typed, bic, country }: Input, wrong: Partial<Record<keyof Input, FieldKey>>) {
  const iban = plainIban(typed ?? '')
  if (iban === '') wrong.iban = 'server:field.required'
  else if (!isIban(iban)) wrong.iban = 'server:field.iban'
  else if (!iban.startsWith(country)) wrong.iban = 'server:field.ibanCountry'
  return bic === undefined ? { iban } : { iban, bic: bic.toUpperCase() }
}

/** What is left to recognise an account by. */
export const lastFourOf = (details: AccountDetails): string =>
  (details.kind === 'iban' ? details.iban : details.accountNumber).slice(-4)

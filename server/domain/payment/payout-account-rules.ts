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

/** As many signs as a bank file holds, not all of them zeros. */
const isAccountNumber = (plainNumber: string): boolean => /^(?!0+$)[A-Z0-9]{4,34}$/.test(plainNumber)

/**
 * Whether a bank takes a name in a file: with a letter, and without what has a meaning there: a slash at an end or beside another, a colon
 * or a hyphen at the beginning (SWIFT, character set X).
 */
const isNameInFile = (name: string): boolean => /[A-Za-z]/.test(name) && !/^[/:-]|\/$|\/\//.test(name.trim())

/** Countries whose accounts have an IBAN of another one; banks there have a BIC of their own. Source: the IBAN registry of SWIFT. */
const ibanTerritories: Readonly<Record<string, readonly string[]>> = {
  FI: ['AX'],
  FR: ['BL', 'GF', 'GP', 'MF', 'MQ', 'NC', 'PF', 'PM', 'RE', 'TF', 'WF', 'YT'],
  GB: ['GG', 'IM', 'JE'],
}

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
    if (!isAccountNumber(accountNumber)) wrong.accountNumber ??= 'server:field.accountNumber'
    const bankName = given('bankName')
    if (input.routingNumber !== undefined && /^0+$/.test(input.routingNumber)) wrong.routingNumber = 'server:field.format'
    if (kind === 'bangladesh')
      return { kind, accountNumber, routingNumber: given('routingNumber'), bankName, branch: given('branch') }
    const bic = given('bic').toUpperCase()
    if (bic !== '' && bic.slice(4, 6) !== input.country) wrong.bic = 'server:field.bicCountry'
    return { kind, accountNumber, bic, bankName }
  })()
  for (const field of ['holder', 'bankName', 'branch'] as const) {
    if (input[field] !== undefined && !isNameInFile(input[field])) wrong[field] ??= 'server:field.bankFileName'
  }
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
  const bicCountry = bic?.slice(4, 6).toUpperCase()
  if (bicCountry !== undefined && bicCountry !== country && ibanTerritories[country]?.includes(bicCountry) !== true)
    wrong.bic = 'server:field.bicCountry'
  return bic === undefined ? { iban } : { iban, bic: bic.toUpperCase() }
}

/** Whether a bank file can carry an account: those of earlier versions were kept by looser rules. */
export const isPayable = (details: AccountDetails): boolean =>
  details.kind === 'iban' ? isIban(details.iban) : isAccountNumber(details.accountNumber)

/** What is left to recognise an account by. */
export const lastFourOf = (details: AccountDetails): string =>
  (details.kind === 'iban' ? details.iban : details.accountNumber).slice(-4)

import { getLedgerEntriesBody } from '#src/generated/bodies/getLedgerEntries.ts'
import type { LedgerEntryQuery } from '#src/machines/operator/ledger-entry-list.machine.ts'
import { operatorPaths } from './operator-paths.ts'

const accounts = getLedgerEntriesBody.properties.account.enum

/** Where the entries of an account are. */
export function entriesAddress({ account, currency, page }: Pick<LedgerEntryQuery, 'account' | 'currency' | 'page'>): string {
  const parameters = new URLSearchParams({ account, ...(currency !== undefined && { currency }), page: String(page ?? 1) })
  return `${operatorPaths.ledger}/entries?${parameters.toString()}`
}

/** Reads such an address; what it does not say is the first page of the wallets, in every currency. */
export function readEntriesAddress(search: string): Required<Pick<LedgerEntryQuery, 'account' | 'page'>> & { currency?: string } {
  const parameters = new URLSearchParams(search)
  const page = Number(parameters.get('page') ?? '1')
  const currency = parameters.get('currency') ?? ''
  return {
    account: accounts.find((each) => each === parameters.get('account')) ?? 'wallet',
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
    ...(/^[A-Z]{3}$/.test(currency) && { currency }),
  }
}

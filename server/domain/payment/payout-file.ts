import { toDecimalText } from '#src/lib/money.ts'
import type { BankDetails } from '#server/domain/ledger/bank-details.ts'
import type { AccountDetails } from './payout-account-rules.ts'

export interface BankFilePayout {
  /** Comes back with the bank's report, and stands on the seller's statement. */
  number: string
  amount: number
  holder: string
  country: string
  details: AccountDetails
}

export interface BankFile {
  number: string
  currency: string
  /** ISO 8601 UTC. */
  createdAt: string
  debtor: BankDetails
  payouts: readonly BankFilePayout[]
}

/** An element: its name, and its text or the elements within it. Those without content are left out. */
type Element = readonly [name: string, content: string | readonly Element[], attributes?: string]

/**
 * Returns a customer credit transfer initiation of ISO 20022 (pain.001.001.09), one payment instruction for all payouts. The elements stand
 * in the order of its schema. Amounts are in the currency of the payouts; the bank changes money where the debtor's account has another.
 */
export function formatBankFile({ number, currency, createdAt, debtor, payouts }: BankFile): string {
  const total = payouts.reduce((sum, { amount }) => sum + amount, 0)
  const sums: Element[] = [
    ['NbOfTxs', String(payouts.length)],
    ['CtrlSum', toDecimalText({ amount: total, currency })],
  ]
  const header: Element = [
    'GrpHdr',
    [['MsgId', number], ['CreDtTm', createdAt], ...sums, ['InitgPty', [['Nm', bankText(debtor.accountName, 140)]]]],
  ]
  const instruction: Element = [
    'PmtInf',
    [
      ['PmtInfId', number],
      ['PmtMtd', 'TRF'],
      ...sums,
      ['ReqdExctnDt', [['Dt', createdAt.slice(0, 10)]]],
      ['Dbtr', [['Nm', bankText(debtor.accountName, 140)]]],
      ['DbtrAcct', [['Id', [['IBAN', debtor.iban]]]]],
      ['DbtrAgt', [['FinInstnId', [['BICFI', debtor.swift]]]]],
      // Both sides bear what their own bank takes.
      ['ChrgBr', 'SHAR'],
      ...payouts.map((payout) => transfer(payout, currency, number)),
    ],
  ]
  const document = render(['CstmrCdtTrfInitn', [header, instruction]], 1)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">\n${document}</Document>\n`
}

function transfer({ number, amount, holder, country, details }: BankFilePayout, currency: string, batch: string): Element {
  return [
    'CdtTrfTxInf',
    [
      [
        'PmtId',
        [
          ['InstrId', number],
          ['EndToEndId', number],
        ],
      ],
      ['Amt', [['InstdAmt', toDecimalText({ amount, currency }), ` Ccy="${currency}"`]]],
      ['CdtrAgt', agentOf(details)],
      [
        'Cdtr',
        [
          ['Nm', bankText(holder, 140)],
          ['PstlAdr', [['Ctry', country]]],
        ],
      ],
      ['CdtrAcct', [['Id', accountOf(details)]]],
      ['RmtInf', [['Ustrd', `Kimiya ${batch} ${number}`]]],
    ],
  ]
}

function agentOf(details: AccountDetails): Element[] {
  if (details.kind === 'iban') return details.bic === undefined ? [] : [['FinInstnId', [['BICFI', details.bic]]]]
  const name: Element = ['Nm', bankText(details.bankName, 140)]
  if (details.kind === 'swift') return [['FinInstnId', [['BICFI', details.bic], name]]]
  const member: Element = ['ClrSysMmbId', [['MmbId', details.routingNumber]]]
  return [
    ['FinInstnId', [member, name]],
    ['BrnchId', [['Nm', bankText(details.branch, 140)]]],
  ]
}

const accountOf = (details: AccountDetails): Element[] =>
  details.kind === 'iban' ? [['IBAN', details.iban]] : [['Othr', [['Id', details.accountNumber]]]]

/** Letters without their accents. */
const plainLetters = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '')

/** Letters and signs that every bank takes in a name, as many as the schema allows; any other is a full stop. */
const bankText = (text: string, most: number): string =>
  plainLetters(text)
    .replaceAll(/[^A-Za-z0-9/?:().,'+ -]/g, '.')
    .slice(0, most)

/** Whether a bank file keeps each letter and digit of a name, of which there is one at least. */
export const isBankName = (name: string): boolean => {
  const signs = plainLetters(name).match(/[\p{L}\p{N}]/gu) ?? []
  return signs.length > 0 && signs.every((sign) => /[A-Za-z0-9]/.test(sign))
}

function render([name, content, attributes = '']: Element, depth: number): string {
  const indent = '  '.repeat(depth)
  if (typeof content === 'string') return `${indent}<${name}${attributes}>${escape(content)}</${name}>\n`
  if (content.length === 0) return ''
  return `${indent}<${name}${attributes}>\n${content.map((inner) => render(inner, depth + 1)).join('')}${indent}</${name}>\n`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)

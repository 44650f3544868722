// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { formatBankFile, isBankName, type BankFilePayout } from './payout-file.ts'

const debtor = {
  accountName: 'Kimiya <Trading> & Co',
  bankName: 'Gulf Bank',
  iban: 'SA0380000000608010167519',
  swift: 'GULFSARI',
  currency: 'SAR',
}
const payouts: BankFilePayout[] = [
  {
    number: 'KP-26-7K3M9-QX2AB',
    amount: 123_456,
    holder: "Marjan's Est. (Jubail)",
    country: 'SA',
    details: { kind: 'iban', iban: 'SA4420000001234567891234' },
  },
  {
    number: 'KP-26-7K3M9-QX2AC',
    amount: 7,
    holder: 'Padma Solvents Ltd.',
    country: 'BD',
    details: {
      kind: 'bangladesh',
      accountNumber: '10510204477',
      routingNumber: '090261234',
      bankName: 'Padma Commercial Bank',
      branch: 'Agrabad',
    },
  },
  {
    number: 'KP-26-7K3M9-QX2AD',
    amount: 100,
    holder: 'Aggarwal and Sons',
    country: 'IN',
    details: { kind: 'swift', accountNumber: '50100012345678', bic: 'HDFCINBB', bankName: 'Bank of Test' },
  },
]
const fileOf = (currency = 'SAR', of = payouts) =>
  formatBankFile({ number: 'KB-26-00000-00001', currency, createdAt: '2026-11-25T08:30:00.000Z', debtor, payouts: of })

const parse = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml')

/** The message's structure as ISO 20022 publishes it, as far as banks ask for it: the order of elements, and which of them are required. */
const structure: Record<string, readonly string[]> = {
  Document: ['CstmrCdtTrfInitn!'],
  CstmrCdtTrfInitn: ['GrpHdr!', 'PmtInf!', 'SplmtryData'],
  GrpHdr: ['MsgId!', 'CreDtTm!', 'Authstn', 'NbOfTxs!', 'CtrlSum', 'InitgPty!', 'FwdgAgt', 'InitnSrc'],
  PmtInf: [
    'PmtInfId!',
    'PmtMtd!',
    'BtchBookg',
    'NbOfTxs',
    'CtrlSum',
    'PmtTpInf',
    'ReqdExctnDt!',
    'PoolgAdjstmntDt',
    'Dbtr!',
    'DbtrAcct!',
    'DbtrAgt!',
    'DbtrAgtAcct',
    'InstrForDbtrAgt',
    'UltmtDbtr',
    'ChrgBr',
    'ChrgsAcct',
    'ChrgsAcctAgt',
    'CdtTrfTxInf!',
  ],
  CdtTrfTxInf: [
    'PmtId!',
    'PmtTpInf',
    'Amt!',
    'XchgRateInf',
    'ChrgBr',
    'ChqInstr',
    'UltmtDbtr',
    'IntrmyAgt1',
    'CdtrAgt',
    'CdtrAgtAcct',
    'Cdtr',
    'CdtrAcct',
    'UltmtCdtr',
    'InstrForCdtrAgt',
    'InstrForDbtrAgt',
    'Purp',
    'RgltryRptg',
    'Tax',
    'RltdRmtInf',
    'RmtInf',
  ],
  PmtId: ['InstrId', 'EndToEndId!', 'UETR'],
  Amt: ['InstdAmt', 'EqvtAmt'],
  ReqdExctnDt: ['Dt', 'DtTm'],
  Dbtr: ['Nm', 'PstlAdr', 'Id', 'CtryOfRes', 'CtctDtls'],
  Cdtr: ['Nm', 'PstlAdr', 'Id', 'CtryOfRes', 'CtctDtls'],
  InitgPty: ['Nm', 'PstlAdr', 'Id', 'CtryOfRes', 'CtctDtls'],
  PstlAdr: ['AdrTp', 'StrtNm', 'PstCd', 'TwnNm', 'Ctry', 'AdrLine'],
  DbtrAcct: ['Id!', 'Tp', 'Ccy', 'Nm'],
  CdtrAcct: ['Id!', 'Tp', 'Ccy', 'Nm'],
  Id: ['IBAN', 'Othr'],
  Othr: ['Id!', 'SchmeNm', 'Issr'],
  DbtrAgt: ['FinInstnId!', 'BrnchId'],
  CdtrAgt: ['FinInstnId!', 'BrnchId'],
  FinInstnId: ['BICFI', 'ClrSysMmbId', 'LEI', 'Nm', 'PstlAdr', 'Othr'],
  ClrSysMmbId: ['ClrSysId', 'MmbId!'],
  BrnchId: ['Id', 'LEI', 'Nm', 'PstlAdr'],
  RmtInf: ['Ustrd', 'Strd'],
}
/** The forms and lengths of its texts. */
const forms: Record<string, RegExp> = {
  MsgId: /^.{1,35}$/,
  PmtInfId: /^.{1,35}$/,
  InstrId: /^.{1,35}$/,
  EndToEndId: /^.{1,35}$/,
  MmbId: /^.{1,35}$/,
  CreDtTm: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
  Dt: /^\d{4}-\d\d-\d\d$/,
  NbOfTxs: /^\d{1,15}$/,
  CtrlSum: /^\d{1,18}(\.\d{1,5})?$/,
  InstdAmt: /^\d{1,18}(\.\d{1,5})?$/,
  PmtMtd: /^TRF$/,
  ChrgBr: /^(DEBT|CRED|SHAR|SLEV)$/,
  Nm: /^.{1,140}$/,
  Ustrd: /^.{1,140}$/,
  IBAN: /^[A-Z]{2}\d{2}[A-Za-z0-9]{1,30}$/,
  BICFI: /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/,
  Id: /^.{1,34}$/,
  Ctry: /^[A-Z]{2}$/,
}

/** What is wrong with an element and those within it. */
function faultsOf(element: Element): string[] {
  const { localName, children } = element
  const names = [...children].map((child) => child.localName)
  if (names.length === 0) {
    const text = element.textContent
    return forms[localName]?.test(text) === true ? [] : [`${localName} is "${text}"`]
  }
  const known = structure[localName]
  if (known === undefined) return [`${localName} has elements`]
  const order = known.map((name) => name.replace('!', ''))
  const places = names.map((name) => order.indexOf(name))
  const faults = places.some((place, index) => place < 0 || place < (places[index - 1] ?? 0))
    ? [`${localName} has ${names.join(' ')}`]
    : []
  const missing = known.filter((name) => name.endsWith('!') && !names.includes(name.slice(0, -1)))
  return [...faults, ...missing.map((name) => `${localName} lacks ${name}`), ...[...children].flatMap(faultsOf)]
}

describe('the file for the bank', () => {
  it('has the elements of pain.001.001.09 in their order, the required ones, and texts of their forms', () => {
    const { documentElement: root } = parse(fileOf())
    expect(root.namespaceURI).toBe('urn:iso:std:iso:20022:tech:xsd:pain.001.001.09')
    expect(faultsOf(root)).toEqual([])
  })

  it('counts and sums its payouts, in header and instruction alike', () => {
    const document = parse(fileOf())
    const texts = (name: string) => [...document.getElementsByTagName(name)].map(({ textContent }) => textContent)
    expect(texts('NbOfTxs')).toEqual(['3', '3'])
    expect(texts('CtrlSum')).toEqual(['1235.63', '1235.63'])
    expect(texts('InstdAmt')).toEqual(['1234.56', '0.07', '1.00'])
    expect(texts('EndToEndId')).toEqual(payouts.map(({ number }) => number))
    expect([...document.getElementsByTagName('InstdAmt')].map((amount) => amount.getAttribute('Ccy'))).toEqual([
      'SAR',
      'SAR',
      'SAR',
    ])
  })

  it('writes amounts with the decimals of their currency', () => {
    const amounts = (currency: string) => parse(fileOf(currency)).getElementsByTagName('InstdAmt')[1]?.textContent
    expect([amounts('KWD'), amounts('JPY')]).toEqual(['0.007', '7'])
    expect(parse(fileOf('KWD')).getElementsByTagName('CtrlSum')[0]?.textContent).toBe('123.563')
  })

  it('names each account as its country does', () => {
    const accounts = [...parse(fileOf()).getElementsByTagName('CdtTrfTxInf')].map((transfer) =>
      ['CdtrAgt', 'CdtrAcct'].map((part) => transfer.getElementsByTagName(part)[0]?.textContent.replaceAll(/\s+/g, ' ').trim()),
    )
    expect(accounts).toEqual([
      [undefined, 'SA4420000001234567891234'],
      ['090261234 Padma Commercial Bank Agrabad', '10510204477'],
      ['HDFCINBB Bank of Test', '50100012345678'],
    ])
  })

  it('keeps names from becoming elements, and to letters that banks take', () => {
    const names = [...parse(fileOf('SAR', payouts.slice(0, 1))).getElementsByTagName('Nm')].map(({ textContent }) => textContent)
    expect(names).toEqual(['Kimiya .Trading. . Co', 'Kimiya .Trading. . Co', "Marjan's Est. (Jubail)"])
  })

  it.each([
    ['Kimiya FZ-LLC', true],
    ['Société Chimique 24', true],
    ['Kimiya – “Gulf”', true],
    ['كيميا للتجارة', false],
    ['কিমিয়া ট্রেডিং', false],
    ['Kimiya كيميا', false],
    ['Kimiya ٢٤', false],
    ['...', false],
  ])('says of %s whether it keeps the name', (name, isKept) => {
    expect(isBankName(name)).toBe(isKept)
  })
})

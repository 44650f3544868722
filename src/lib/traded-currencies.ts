/** The currencies in which offers can be made, by ISO 4217; the marketplace has a reference rate of each. */
export const tradedCurrencies = [
  'USD',
  'EUR',
  'SAR',
  'AED',
  'KWD',
  'BHD',
  'OMR',
  'QAR',
  'EGP',
  'JOD',
  'BDT',
  'INR',
  'CNY',
  'JPY',
  'GBP',
  'CHF',
  'TRY',
  'MYR',
  'SGD',
] as const

export type TradedCurrency = (typeof tradedCurrencies)[number]

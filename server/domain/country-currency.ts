const currencies: Record<string, string> = {
  ...{ SA: 'SAR', AE: 'AED', KW: 'KWD', BH: 'BHD', OM: 'OMR', QA: 'QAR', JO: 'JOD', EG: 'EGP' },
  ...{ BD: 'BDT', IN: 'INR', CN: 'CNY', JP: 'JPY', MY: 'MYR', SG: 'SGD', TR: 'TRY', GB: 'GBP', CH: 'CHF' },
}
const euro = new Set([
  'DE',
  'FR',
  'IT',
  'ES',
  'NL',
  'BE',
  'AT',
  'IE',
  'PT',
  'FI',
  'GR',
  'LU',
  'SI',
  'SK',
  'EE',
  'LV',
  'LT',
  'CY',
  'MT',
  'HR',
])

/** The currency in which a new seller of a country offers; US dollars where the marketplace keeps no rate for its own. */
export const countryCurrency = (country: string): string => currencies[country] ?? (euro.has(country) ? 'EUR' : 'USD')

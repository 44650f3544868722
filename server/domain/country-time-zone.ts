/** The time zone of each country in which the trade lives; of a wide country, that of its commercial capital. */
const zones: Record<string, string> = {
  ...{ SA: 'Asia/Riyadh', AE: 'Asia/Dubai', KW: 'Asia/Kuwait', BH: 'Asia/Bahrain', QA: 'Asia/Qatar', OM: 'Asia/Muscat' },
  ...{ YE: 'Asia/Aden', IQ: 'Asia/Baghdad', JO: 'Asia/Amman', LB: 'Asia/Beirut', SY: 'Asia/Damascus', PS: 'Asia/Gaza' },
  ...{ IL: 'Asia/Jerusalem', TR: 'Europe/Istanbul', IR: 'Asia/Tehran', EG: 'Africa/Cairo', SD: 'Africa/Khartoum' },
  ...{ LY: 'Africa/Tripoli', TN: 'Africa/Tunis', DZ: 'Africa/Algiers', MA: 'Africa/Casablanca', NG: 'Africa/Lagos' },
  ...{
    KE: 'Africa/Nairobi',
    ET: 'Africa/Addis_Ababa',
    GH: 'Africa/Accra',
    ZA: 'Africa/Johannesburg',
    TZ: 'Africa/Dar_es_Salaam',
  },
  ...{ BD: 'Asia/Dhaka', IN: 'Asia/Kolkata', PK: 'Asia/Karachi', LK: 'Asia/Colombo', NP: 'Asia/Kathmandu', BT: 'Asia/Thimphu' },
  ...{
    AF: 'Asia/Kabul',
    MV: 'Indian/Maldives',
    MM: 'Asia/Yangon',
    TH: 'Asia/Bangkok',
    VN: 'Asia/Ho_Chi_Minh',
    KH: 'Asia/Phnom_Penh',
  },
  ...{ MY: 'Asia/Kuala_Lumpur', SG: 'Asia/Singapore', ID: 'Asia/Jakarta', PH: 'Asia/Manila', CN: 'Asia/Shanghai' },
  ...{ HK: 'Asia/Hong_Kong', TW: 'Asia/Taipei', JP: 'Asia/Tokyo', KR: 'Asia/Seoul', KZ: 'Asia/Almaty', UZ: 'Asia/Tashkent' },
  ...{ AZ: 'Asia/Baku', GE: 'Asia/Tbilisi', AM: 'Asia/Yerevan', RU: 'Europe/Moscow', UA: 'Europe/Kyiv', BY: 'Europe/Minsk' },
  ...{ GB: 'Europe/London', IE: 'Europe/Dublin', PT: 'Europe/Lisbon', ES: 'Europe/Madrid', FR: 'Europe/Paris' },
  ...{ BE: 'Europe/Brussels', NL: 'Europe/Amsterdam', LU: 'Europe/Luxembourg', DE: 'Europe/Berlin', CH: 'Europe/Zurich' },
  ...{ AT: 'Europe/Vienna', IT: 'Europe/Rome', MT: 'Europe/Malta', GR: 'Europe/Athens', CY: 'Asia/Nicosia', BG: 'Europe/Sofia' },
  ...{ RO: 'Europe/Bucharest', HU: 'Europe/Budapest', CZ: 'Europe/Prague', SK: 'Europe/Bratislava', PL: 'Europe/Warsaw' },
  ...{ SI: 'Europe/Ljubljana', HR: 'Europe/Zagreb', RS: 'Europe/Belgrade', DK: 'Europe/Copenhagen', SE: 'Europe/Stockholm' },
  ...{ NO: 'Europe/Oslo', FI: 'Europe/Helsinki', EE: 'Europe/Tallinn', LV: 'Europe/Riga', LT: 'Europe/Vilnius' },
  ...{ US: 'America/New_York', CA: 'America/Toronto', MX: 'America/Mexico_City', BR: 'America/Sao_Paulo', CO: 'America/Bogota' },
  ...{ AR: 'America/Argentina/Buenos_Aires', CL: 'America/Santiago', PE: 'America/Lima', AU: 'Australia/Sydney' },
  ...{ NZ: 'Pacific/Auckland' },
}

/** The time zone in which a buyer of a country counts days, unless the buyer says another; UTC for a country not named here. */
export const countryTimeZone = (country: string): string => zones[country] ?? 'UTC'

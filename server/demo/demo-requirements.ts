import type { Row } from '#server/store/tables.ts'

/** A bid of a demo seller for a requirement, priced after its own listing of the substance. */
export interface DemoBid {
  /** The name before the `@` of the seller's account. */
  seller: string
  /** Of the listing's price. */
  share: number
  /** Whole US dollars. */
  shipping: number
  leadDays: number
  incoterm: Row<'bids'>['incoterm']
  note?: string
  status?: Row<'bids'>['status']
}

export interface DemoRequirement {
  buyer: string
  title: string
  description: string
  language: Row<'requirements'>['language']
  product: string
  cas: string
  category: string
  grade?: Row<'requirements'>['grade']
  quantity: Row<'requirements'>['quantity']
  /** Whole US dollars for all of it, carriage and tax included. */
  budget?: number
  incoterm?: Row<'requirements'>['incoterm']
  isPublic: boolean
  postedDaysAgo: number
  /** Negative: it has closed. */
  closesInDays: number
  status?: Row<'requirements'>['status']
  reason?: string
  bids: readonly DemoBid[]
}

/** The demo's requirements, in every state. */
export const demoRequirements: readonly DemoRequirement[] = [
  {
    buyer: 'buyer',
    title: 'Caustic soda flakes for two dyeing lines, Chattogram',
    description:
      'Flakes 98 % minimum in 25 kg bags with liner. Iron below 15 ppm: we mercerise white shirting. First half in December, the rest in January.',
    language: 'en',
    product: 'Sodium hydroxide flakes',
    cas: '1310-73-2',
    category: 'alkalis-amines',
    grade: 'technical',
    quantity: { value: 40_000, unit: 'kg' },
    budget: 29_000,
    incoterm: 'CFR',
    isPublic: true,
    postedDaysAgo: 4,
    closesInDays: 9,
    bids: [
      { seller: 'nile-chemicals', share: 1.02, shipping: 4200, leadDays: 28, incoterm: 'CFR', note: 'Loading at Alexandria.' },
      { seller: 'kuwait-industrial', share: 1, shipping: 3650, leadDays: 24, incoterm: 'CFR' },
    ],
  },
  {
    buyer: 'buyer',
    title: 'হাইড্রোজেন পারক্সাইড ৩৫%, ব্লিচিং শাখার জন্য',
    description: 'আইবিসিতে সরবরাহ, প্রতি লটের সঙ্গে বিশ্লেষণ সনদ চাই। স্থিতিশীলতা: ৯৬ °সে. তাপমাত্রায় ১৬ ঘণ্টায় অন্তত ৯৭%।',
    language: 'bn',
    product: 'হাইড্রোজেন পারক্সাইড ৩৫%',
    cas: '7722-84-1',
    category: 'water-treatment',
    grade: 'technical',
    quantity: { value: 18_000, unit: 'kg' },
    incoterm: 'DAP',
    isPublic: false,
    postedDaysAgo: 2,
    closesInDays: 12,
    bids: [{ seller: 'seller2', share: 0.98, shipping: 180, leadDays: 4, incoterm: 'DAP' }],
  },
  {
    buyer: 'company',
    title: 'طولوين لخط إنتاج الدهانات، توريد ربع سنوي',
    description: 'نقاوة 99.5٪ على الأقل، براميل 180 كغ أو صهريج. يُرفق بكل دفعة شهادة تحليل ونتيجة اختبار ماء.',
    language: 'ar',
    product: 'طولوين',
    cas: '108-88-3',
    category: 'solvents',
    quantity: { value: 36, unit: 't' },
    budget: 42_000,
    incoterm: 'DAP',
    isPublic: true,
    postedDaysAgo: 6,
    closesInDays: 5,
    bids: [
      { seller: 'seller', share: 1.01, shipping: 2100, leadDays: 9, incoterm: 'DAP', note: 'ISO tank from Jubail, two trips.' },
      { seller: 'desert-solvents', share: 0.97, shipping: 450, leadDays: 3, incoterm: 'DAP' },
    ],
  },
  {
    buyer: 'company',
    title: 'Rutile titanium dioxide for exterior emulsions',
    description:
      'Chloride or sulfate process, surface treated for weather resistance. 25 kg bags on pallets. Send the TDS with the bid.',
    language: 'en',
    product: 'Titanium dioxide, rutile',
    cas: '13463-67-7',
    category: 'pigments-oxides',
    grade: 'industrial',
    quantity: { value: 20, unit: 't' },
    isPublic: true,
    postedDaysAgo: 1,
    closesInDays: 20,
    bids: [],
  },
  {
    buyer: 'company',
    title: 'Acetone for line cleaning, spot purchase',
    description: 'Drums of 160 kg, technical grade. Delivered to Al Quoz.',
    language: 'en',
    product: 'Acetone',
    cas: '67-64-1',
    category: 'solvents',
    grade: 'technical',
    quantity: { value: 3200, unit: 'kg' },
    incoterm: 'DAP',
    isPublic: false,
    postedDaysAgo: 16,
    closesInDays: -2,
    status: 'awarded',
    bids: [
      { seller: 'gujarat-organics', share: 0.99, shipping: 390, leadDays: 18, incoterm: 'DAP', status: 'accepted' },
      { seller: 'seller', share: 1.04, shipping: 260, leadDays: 7, incoterm: 'DAP', status: 'rejected' },
    ],
  },
  {
    buyer: 'buyer',
    title: 'Soda ash light for effluent treatment',
    description: 'Big bags, technical grade.',
    language: 'en',
    product: 'Sodium carbonate',
    cas: '497-19-8',
    category: 'salts-minerals',
    grade: 'technical',
    quantity: { value: 24, unit: 't' },
    isPublic: false,
    postedDaysAgo: 30,
    closesInDays: -10,
    status: 'closed',
    reason: 'We found a stock of our sister mill and use that first.',
    bids: [{ seller: 'meghna-fine', share: 1, shipping: 240, leadDays: 5, incoterm: 'DAP', status: 'lapsed' }],
  },
  {
    buyer: 'seller2',
    title: 'Urea, prilled, for adhesive resin',
    description: 'Formaldehyde-free prills, biuret below 1 %. 50 kg bags, one container a month for a quarter.',
    language: 'en',
    product: 'Urea',
    cas: '57-13-6',
    category: 'fertilizers',
    quantity: { value: 75, unit: 't' },
    budget: 36_000,
    incoterm: 'CFR',
    isPublic: true,
    postedDaysAgo: 3,
    closesInDays: 15,
    bids: [{ seller: 'seller', share: 0.97, shipping: 5200, leadDays: 21, incoterm: 'CFR' }],
  },
]

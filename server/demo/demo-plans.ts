import type { Row } from '#server/store/tables.ts'

type Plan = Omit<Row<'plans'>, '_id' | 'createdAt'>

/** What a demo marketplace offers its sellers; prices in cents, for a month. */
export const demoPlans: readonly Plan[] = [
  {
    ...{ slug: 'starter', name_en: 'Starter', name_ar: 'باقة البداية', name_bn: 'শুরুর প্ল্যান' },
    description_en: 'For a first season: a short catalogue, and a few bids each month.',
    description_ar: 'لموسم أول: قائمة منتجات قصيرة وعدد من العروض في المناقصات كل شهر.',
    description_bn: 'প্রথম মৌসুমের জন্য: ছোট পণ্যতালিকা আর মাসে কয়েকটি দরপত্র।',
    ...{ price: 0, currency: 'USD', listings: 10, bids: 5, promotions: 0, position: 0, onOffer: true },
  },
  {
    ...{ slug: 'trader', name_en: 'Trader', name_ar: 'باقة التاجر', name_bn: 'ব্যবসায়ী প্ল্যান' },
    description_en: 'For a trading house: a full catalogue, tenders every week, and products at the top of the lists.',
    description_ar: 'لبيت تجاري: قائمة منتجات كاملة ومناقصات كل أسبوع ومنتجات في صدارة القوائم.',
    description_bn: 'ট্রেডিং প্রতিষ্ঠানের জন্য: পূর্ণ পণ্যতালিকা, প্রতি সপ্তাহে দরপত্র, আর তালিকার শুরুতে পণ্য দেখানোর সুযোগ।',
    ...{ price: 4900, currency: 'USD', listings: 100, bids: 40, promotions: 5, position: 1, onOffer: true },
  },
  {
    ...{ slug: 'producer', name_en: 'Producer', name_ar: 'باقة المُصنِّع', name_bn: 'উৎপাদক প্ল্যান' },
    description_en: 'For a producer with many lines: no limit to listings and bids, and thirty promotions a month.',
    description_ar: 'لمصنِّع متعدد الخطوط: منتجات وعروض بلا حد وثلاثون ترويجًا في الشهر.',
    description_bn: 'বহু পণ্যের উৎপাদকের জন্য: পণ্য ও দরপত্রে কোনো সীমা নেই, মাসে ত্রিশটি প্রচার।',
    ...{ price: 14900, currency: 'USD', listings: null, bids: null, promotions: 30, position: 2, onOffer: true },
  },
]

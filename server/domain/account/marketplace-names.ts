import { nameSkeleton } from '#server/store/name-skeleton.ts'

/**
 * The marketplace's name in its languages; the last two as it is misspelt, and with the letters of a Persian keyboard, which look the
 * same within a name.
 */
const brands = ['Kimiya', 'كيميا', 'কিমিয়া', 'কিমিয়ার', 'Kimya', 'کیمیا']

/** What the staff and the parts of a marketplace call themselves. A name of these and the brand alone is the marketplace's own. */
const offices = `
  the of for at from by and my your official original real verified online web website site app com net org
  admin admins administrator administrators administration operator operators moderator moderators staff team group agent agents
  support supports help helpdesk helpline desk service services customer customers client clients user care contact hotline centre center
  office department info news notice notices notification notifications system bot robot no reply noreply mail mailer
  marketplace market shop store platform portal chemicals chemical trade
  account accounts security safety trust fraud abuse dispute disputes verification payment payments pay billing finance wallet refund refunds
  escrow treasury bank compliance legal sales catalogue
  الدعم دعم الفني فني المساعدة مساعدة خدمة خدمات العملاء عملاء الزبائن فريق طاقم إدارة الإدارة مدير مشرف المشرف مشغل المشغل موظف موظفو
  سوق السوق منصة المنصة متجر موقع تطبيق الرسمي الرسمية رسمي أمان الأمان حساب حسابات دفع الدفع المدفوعات مالية المالية محفظة استرداد نزاعات
  المنازعات التحقق توثيق مركز قسم مكتب إشعارات من في
  সহায়তা সাপোর্ট সহায়ক হেল্প ডেস্ক হেল্পডেস্ক সেবা গ্রাহক গ্রাহকসেবা কাস্টমার সার্ভিস কেয়ার টিম দল কর্মী কর্মকর্তা অ্যাডমিন এডমিন প্রশাসক
  প্রশাসন অপারেটর মডারেটর মার্কেটপ্লেস মার্কেট বাজার প্ল্যাটফর্ম অ্যাপ ওয়েবসাইট অফিসিয়াল আনুষ্ঠানিক নিরাপত্তা অ্যাকাউন্ট হিসাব পেমেন্ট
  অর্থ ওয়ালেট রিফান্ড বিরোধ যাচাই কেন্দ্র বিভাগ অফিস ব্যাংক
`

/** Offices that nobody has but a marketplace: who calls themselves so is taken for staff, without any brand. */
const staff = `
  admin admins administrator administrators administration operator operators moderator moderators staff support supports helpdesk helpline
  دعم الدعم مشرف المشرف مشغل المشغل সাপোর্ট হেল্পডেস্ক অ্যাডমিন এডমিন প্রশাসক অপারেটর মডারেটর
`

/** Offices of a marketplace, which are its own beside its brand whatever else stands there: `Kimiya Payments Riyadh`. */
const roles = `
  official staff team support supports help helpdesk helpline desk service services care hotline moderator moderators operator operators admin
  admins administration notifications marketplace payment payments billing wallet refund refunds escrow treasury account accounts security
  dispute disputes verification fraud compliance
  الدعم دعم المساعدة مساعدة خدمة خدمات فريق إدارة الإدارة المشرف مشرف منصة المنصة الرسمي الرسمية رسمي حسابات المدفوعات استرداد نزاعات التحقق توثيق
  সহায়তা সাপোর্ট সহায়ক হেল্পডেস্ক সেবা টিম কর্মী কর্মকর্তা অ্যাডমিন মডারেটর মার্কেটপ্লেস অফিসিয়াল নিরাপত্তা পেমেন্ট ওয়ালেট রিফান্ড বিরোধ
`

const skeletonsOf = (terms: string): string[] => [...new Set(terms.trim().split(/\s+/).map(nameSkeleton))]
/** One of them makes a name of offices the marketplace's own. */
const markSkeletons = [...new Set([...brands.map(nameSkeleton), ...skeletonsOf(staff)])]
const officeSkeletons = skeletonsOf(offices)
const brandSkeletons = new Set(brands.map(nameSkeleton))
const roleSkeletons = new Set(skeletonsOf(roles))

/** Whether the brand stands in a name with an office of a marketplace. Parts are what letters and digits make. */
function isBrandWithRole(name: string): boolean {
  const parts = name.split(/[^\p{L}\p{M}\p{N}\u200C\u200D]+/u).map(nameSkeleton)
  return parts.some((part) => brandSkeletons.has(part)) && parts.some((part) => roleSkeletons.has(part))
}

/**
 * Whether a skeleton is the brand, or staff, with terms of an office around it. From each place where a term ends it goes on once, with and
 * without such a mark so far: `helpdesk` may be one term or two, and a pattern would try all the combinations.
 */
function isMarkAmongOffices(skeleton: string): boolean {
  const ends = [new Set([0]), new Set<number>()] as const
  for (let at = 0; at < skeleton.length; at += 1) {
    for (const places of ends) {
      if (!places.has(at)) continue
      for (const term of officeSkeletons) if (skeleton.startsWith(term, at)) places.add(at + term.length)
      for (const mark of markSkeletons) if (skeleton.startsWith(mark, at)) ends[1].add(at + mark.length)
    }
  }
  return ends[1].has(skeleton.length)
}

/** Numbers that stand alone, as in `24/7`: the skeleton takes a 1 for an l. */
const loneNumbers = /(?<![\p{L}\p{N}])\p{N}+(?![\p{L}\p{N}])/gu

/** Whether a name looks like the marketplace's own or that of its staff, such as `Kimiya Support` or `Support Team`. Kimiya Rahimi may have that name. */
export const isMarketplaceName = (name: string): boolean =>
  isBrandWithRole(name) || [name, name.replace(loneNumbers, ' ')].some((each) => isMarkAmongOffices(nameSkeleton(each)))

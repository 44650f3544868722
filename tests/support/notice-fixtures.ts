import type { components } from '#src/generated/schema.ts'

type Notification = components['schemas']['Notification']

const id = (last: number) => `01936d3e-8a00-7c31-9f3b-${String(last).padStart(12, '0')}`

/** A notification as the server returns it: a payment invoice, by default unread. */
export function noticeOf(number: number, more: Partial<Notification> = {}): Notification {
  return {
    _id: id(number),
    type: 'paymentInvoice',
    subjectId: id(900 + number),
    isRead: false,
    title_en: `Invoice ${number}`,
    title_ar: `فاتورة ${number}`,
    title_bn: `ইনভয়েস ${number}`,
    body_en: `Please pay order ${number}.`,
    body_ar: `يرجى سداد الطلبية ${number}.`,
    body_bn: `অর্ডার ${number} পরিশোধ করুন।`,
    createdAt: '2026-11-21T09:00:00.000Z',
    ...more,
  }
}

/** The result of reading the feed: these of so many. */
export function feedPage(items: readonly Notification[], total = items.length) {
  const unread = items.filter(({ isRead }) => !isRead).length
  return { read: { results: { notifications: items, total, unread }, items, total } }
}

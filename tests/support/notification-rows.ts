import { type Builder, madeAt, testId } from './store-fixture.ts'

export const deviceRow: Builder<'devices'> = (columns = {}) => ({
  _id: testId(),
  userId: null,
  language: 'en',
  fcmToken: null,
  deviceOS: null,
  deviceName: null,
  OSVersion: null,
  buildNumber: null,
  ...columns,
})

export const notificationRow: Builder<'notifications'> = (columns = {}) => ({
  _id: testId(),
  userId: testId(),
  side: 'buyer',
  type: 'orderPlaced',
  subjectId: testId(),
  title_en: 'Order placed',
  title_ar: 'تم إرسال الطلب',
  title_bn: 'অর্ডার দেওয়া হয়েছে',
  body_en: 'You have ordered ethanol.',
  body_ar: 'طلبتَ الإيثانول.',
  body_bn: 'আপনি ইথানল অর্ডার করেছেন।',
  createdAt: madeAt,
  readAt: null,
  ...columns,
})

export const liveEventRow: Builder<'liveEvents'> = (columns = {}) => ({
  userId: testId(),
  type: 'order.changed',
  subjectId: testId(),
  data: null,
  at: madeAt,
  ...columns,
})

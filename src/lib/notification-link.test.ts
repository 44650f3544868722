import { describe, expect, it } from 'vitest'
import { notificationLink } from './notification-link.ts'

const subject = '0f7c1b1e-6f0a-4c0e-9a3b-0d6f6a1c2b3d'
const leads = (type: string, side: 'Buyer' | 'Seller') => notificationLink(type, side, subject)?.address

describe('a click on a notification', () => {
  it.each([
    ['orderPlaced', '/my-order'],
    ['sampleOrder', '/my-order'],
    ['paymentInvoice', '/my-order'],
    ['quoteOrder', '/my-quote'],
    ['buyerPaymentCompleted', '/my-earning'],
    ['buyerPaymentApproved', '/my-earning'],
  ])('leads a Buyer from %s to %s', (type, path) => expect(leads(type, 'Buyer')).toBe(path))

  it.each([
    ['sellerOrderPlaced', '/my-order'],
    ['sampleOrder', '/my-order'],
    ['quoteOrder', '/my-order'],
    ['accepted', '/my-order'],
    ['paymentApproved', '/my-order'],
    ['driverAcceptedOrder', '/seller-orders'],
  ])('leads a Seller from %s to %s', (type, path) => expect(leads(type, 'Seller')).toBe(path))

  it('leads both from a step of an order to that order', () =>
    expect([leads('orderCancelled', 'Buyer'), leads('orderCancelled', 'Seller')]).toEqual([
      `/my-order-details?order=${subject}`,
      `/my-order-details?order=${subject}`,
    ]))

  it('leads each side from a top-up to the page with its wallet', () =>
    expect([leads('topUpPaid', 'Buyer'), leads('topUpDeclined', 'Buyer'), leads('topUpPaid', 'Seller')]).toEqual([
      '/my-credit-card',
      '/my-credit-card',
      '/my-earning',
    ]))

  it('leads both to the request for a document that it is about, and a ticket’s owner to the ticket', () =>
    expect([leads('documentRequested', 'Seller'), leads('documentProvided', 'Buyer'), leads('ticketAnswered', 'Buyer')]).toEqual([
      `/my-document-details?documentRequest=${subject}`,
      `/my-document-details?documentRequest=${subject}`,
      `/help-and-support?ticket=${subject}`,
    ]))

  it('leads nowhere from a type that this page does not know', () =>
    expect([leads('comet', 'Buyer'), leads('constructor', 'Buyer')]).toEqual([undefined, undefined]))
})

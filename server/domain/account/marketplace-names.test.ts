import { describe, expect, it } from 'vitest'
import { isMarketplaceName } from './marketplace-names.ts'

describe('a name', () => {
  it.each([
    'Kimiya',
    'KIMIYA',
    'Kimiya Ltd.',
    'Kimiya Support',
    'Kimiya-Support 24/7',
    'KimiyaSupport',
    'Support of Kimiya',
    'Kimiya Marketplace',
    'The Kimiya Payments Team',
    'Kimiya Admin',
    'kimiya.com',
    'Operator (Kimiya)',
    'Kimiya 1',
    // A Cyrillic і; a capital I and a small l for an i; a 1; a zero-width space; r and n for an m; full-width letters; accents.
    'Kim\u0456ya Support',
    'KlmIya Support',
    'K1m1ya',
    'Kimi\u200bya',
    'Kirniya Support',
    'Ｋｉｍｉｙａ',
    'Kímïya Süpport',
    'كيميا',
    'كِيمْيا',
    'کیمیا',
    'كـيـمـيـا',
    'دعم كيميا',
    'فريق كيميا الرسمي',
    'خدمة عملاء كيميا',
    'কিমিয়া',
    'কিমি\u09dfা',
    'কিমিয়া সাপোর্ট',
    'কিমিয়ার সহায়তা কেন্দ্র',
    'Kimiya كيميا',
    'Support',
    'Support Team',
    'Customer Support Ltd',
    'Support Desk',
    'Admin',
    'Аdmin',
    'Marketplace Operator',
    'Help desk 24/7',
    'Official Kimya',
    'دعم',
    'فريق الدعم الفني',
    'مشرف المنصة',
    'সাপোর্ট টিম',
    'অ্যাডমিন',
  ])('that looks like the marketplace’s own is known (%s)', (name) => expect(isMarketplaceName(name)).toBe(true))

  it.each([
    'Kimiya Rahimi',
    'Gulf Kimiya Trading',
    'İstanbul Kimya – A/S',
    'Kimia Farma',
    'شركة كيمياء الخليج',
    'كيميا الخليج للتجارة',
    'কিমিয়া খাতুন',
    'Chemical Market',
    'Trade Team',
    'Gulf Supports Trading',
    'Al Amin Operator Supplies',
    'خدمات التجارة',
    '24',
    ' ',
    `${'support '.repeat(100)}x`,
  ])('of anybody else stays free (%s)', (name) => expect(isMarketplaceName(name)).toBe(false))

  it('of many such terms is looked at in no time', () => {
    const since = performance.now()
    for (const term of ['the', 'helpdesk', 'noreply', 'kimiya', 'supports']) isMarketplaceName(`${term.repeat(500)}x`)
    expect(performance.now() - since).toBeLessThan(200)
  })
})

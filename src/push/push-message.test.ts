import { describe, expect, it } from 'vitest'
import { shownPush } from './push-message.ts'

const data = {
  body_en: 'Order KO-1 is on its way.',
  body_ar: 'الطلبية KO-1 في الطريق.',
  body_bn: 'অর্ডার KO-1 রওনা হয়েছে।',
  type: 'driverAcceptedOrder',
  id: 'n1',
  image: '/api/files/picture',
  side: 'seller',
  subjectId: 'o1',
}
const notification = { title: 'On its way', body: 'Order KO-1 is on its way.', icon: '/icon.png' }

describe('a push', () => {
  it('is shown with its title, icon and image, and in the words of the reader', () =>
    expect(shownPush({ notification, data }, 'ar')).toEqual({
      title: 'On its way',
      options: {
        body: data.body_ar,
        icon: '/icon.png',
        image: '/api/files/picture',
        tag: 'n1',
        lang: 'ar',
        dir: 'auto',
        data: { address: '/seller-orders' },
      },
    }))

  it('takes the image of the notification before that of the data', () =>
    expect(shownPush({ notification: { ...notification, image: '/own' }, data }, 'en')?.options.image).toBe('/own'))

  it('falls back to the notification’s text, then to English, then to any', () => {
    const body = (payload: object) => shownPush(payload, 'bn')?.options.body
    const others = { body_ar: data.body_ar, body_he: 'בדרך' }
    expect([
      body({ notification, data: others }),
      body({ data: { ...others, body_en: 'On its way' } }),
      body({ data: others }),
      body({ data: { body_he: 'בדרך' } }),
    ]).toEqual([notification.body, 'On its way', data.body_ar, 'בדרך'])
  })

  it('opens the page of its type on the side that it was told on', () => {
    const address = (more: object) => shownPush({ data: { ...data, ...more } }, 'en')?.options.data.address
    expect([
      address({ type: 'quoteOrder', side: 'buyer' }),
      address({ type: 'quoteOrder', side: 'seller' }),
      address({ type: 'orderCancelled', side: 'buyer' }),
      address({ type: 'comet' }),
      address({ type: undefined }),
    ]).toEqual(['/my-quote', '/my-order', '/my-order-details?order=o1', '/', '/'])
  })

  it.each([null, 'text', 7, {}, { data: null }, { notification: { title: 'Only a title' } }, { data: { body_en: '' } }])(
    'is not shown when it says nothing: %j',
    (payload) => expect(shownPush(payload, 'en')).toBe(undefined),
  )
})

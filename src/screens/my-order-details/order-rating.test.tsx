import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fromPromise } from 'xstate'
import { ownRatingMachine } from '#src/machines/catalogue/own-rating.machine.ts'
import { ratingGivingMachine } from '#src/machines/catalogue/rating-giving.machine.ts'
import { sampleRating } from '#tests/support/listing-page.ts'
import { answered } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { clearBrowser, isStored, press, reload, visit } from '#tests/support/visited-page.tsx'
import { OrderRating } from './order-rating.tsx'

beforeEach(async () => {
  await putTexts('en')
  clearBrowser()
})
afterEach(cleanup)

const reading = (answer: object) => answered(ownRatingMachine, { reading: [() => answer] })
const stars = (name: string, at: number) => screen.getAllByRole('radio', { name })[at]

describe('who has had the goods', () => {
  it('presses the stars first, which a reload does not take back, and rates product and seller (rating)', async () => {
    const sent: unknown[] = []
    const giving = ratingGivingMachine.provide({
      actors: {
        sending: fromPromise(async ({ input }) => {
          sent.push(input.call)
          return { answer: { message: 'Thank you.', results: sampleRating } }
        }),
      },
    })
    const machines = [reading({ mayRate: true }), giving]
    visit(<OrderRating productId={sampleRating.productId} />, { machines })
    await userEvent.click(await screen.findByRole('radio', { name: '4 stars' }))
    await isStored('"rating":4')
    reload()
    visit(<OrderRating productId={sampleRating.productId} />, { machines })
    expect((await screen.findAllByRole<HTMLInputElement>('radio', { name: '4 stars' }))[0]?.checked).toBe(true)
    await press('Publish the rating')
    expect(await screen.findByText('Please fill this in.')).toBeDefined()
    await userEvent.click(stars('2 stars', 1) ?? document.body)
    await userEvent.type(screen.getByLabelText(/^What should others know/), 'Dry.')
    await press('Publish the rating')
    expect(await screen.findByRole('heading', { name: 'Your rating' })).toBeDefined()
    expect(sent).toEqual([{ body: { productId: sampleRating.productId, stars: 4, sellerStars: 2, text: 'Dry.' } }])
    await isStored('"rating":null')
  })

  it('reads in the digits and words of their language how many photos, and how large', async () => {
    await putTexts('bn')
    visit(<OrderRating productId={sampleRating.productId} />, { machines: [reading({ mayRate: true })] })
    await userEvent.click((await screen.findAllByRole('radio'))[3] ?? document.body)
    expect(await screen.findByText(/প্রতিটি সর্বোচ্চ ১০ মেগাবাইট; সর্বাধিক ৪টি/)).toBeDefined()
  })

  it('may change it as long as the server lets them', async () => {
    visit(<OrderRating productId={sampleRating.productId} />, {
      machines: [reading({ mayRate: false, own: { ...sampleRating, editableUntil: '2999-01-01T00:00:00.000Z' } })],
    })
    await press('Change the rating')
    expect(screen.getByRole('button', { name: 'Save the rating' })).toBeDefined()
    cleanup()
    visit(<OrderRating productId={sampleRating.productId} />, { machines: [reading({ mayRate: false, own: sampleRating })] })
    expect(await screen.findByText(sampleRating.text ?? '')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Change the rating' })).toBe(null)
  })
})

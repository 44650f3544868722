import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createViewMachine } from '#src/machines/create-view-machine.ts'
import { failWith, unreachable } from '#tests/support/actor-events.ts'
import { answered, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { Banner } from './banner.tsx'

function show(answer: () => unknown) {
  renderScreen(<Banner />, { machines: [answered(createViewMachine('getBannerNumbers'), { reading: [answer] })] })
}

beforeEach(async () => {
  await putTexts('en')
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the banner', () => {
  it('tells the real numbers', async () => {
    show(() => ({ products: 450, brands: 1, sellers: 1_400 }))
    const messages = await screen.findAllByRole('listitem')
    expect(messages.map((message) => message.textContent)).toEqual([
      '450 products on offer',
      'from 1 brand',
      '1,400 sellers you can order from',
    ])
    expect(messages.map((message) => message.dataset['shown'])).toEqual(['true', 'false', 'false'])
  })

  it('can be told to stand still, and to go on', async () => {
    show(() => ({ products: 450, brands: 14, sellers: 14 }))
    await userEvent.click(await screen.findByRole('button', { name: 'Stop the changing messages' }))
    expect(screen.getByRole('button', { name: 'Let the messages change' })).toBeDefined()
  })

  it('says nothing when the numbers can not be had', async () => {
    show(failWith(unreachable))
    await Promise.resolve()
    expect(screen.queryByRole('region')).toBe(null)
  })
})

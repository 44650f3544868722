import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createViewMachine } from '#src/machines/platform/create-reading-machine.ts'
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

  const real = { products: 450, brands: 14, sellers: 14 }
  const shown = () => screen.getAllByRole('listitem').findIndex((message) => message.dataset['shown'] === 'true')
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

  describe('in time', () => {
    beforeEach(() => {
      vi.useFakeTimers()
    })
    afterEach(() => {
      vi.useRealTimers()
    })

    it('shows another message every three seconds', async () => {
      show(() => real)
      await pass(0)
      const turns = []
      for (const time of [0, 2_999, 1, 3_000, 3_000]) {
        await pass(time)
        turns.push(shown())
      }
      expect(turns).toEqual([0, 0, 1, 2, 0])
    })

    it.each([
      ['the pointer', fireEvent.pointerEnter, fireEvent.pointerLeave],
      ['the focus', fireEvent.focus, fireEvent.blur],
    ] as const)('waits while %s is on it', async (_, come, leave) => {
      show(() => real)
      await pass(0)
      const place = _ === 'the focus' ? screen.getByRole('button') : screen.getByRole('region')
      come(place)
      await pass(60_000)
      expect(shown()).toBe(0)
      leave(place)
      await pass(3_000)
      expect(shown()).toBe(1)
    })

    it('says nothing when the numbers cannot be had, however long they are waited for', async () => {
      const answer = vi.fn(failWith(unreachable))
      show(answer)
      await pass(60_000)
      expect([answer.mock.calls.length, document.body.textContent]).toEqual([1, ''])
    })

    it('stands still for who wants less motion', async () => {
      vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(prefers-reduced-motion: reduce)' }))
      show(() => real)
      await pass(60_000)
      expect([shown(), screen.getByRole('button').getAttribute('aria-label')]).toEqual([0, 'Let the messages change'])
    })
  })
})

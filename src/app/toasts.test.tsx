import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { putTexts } from '#tests/support/texts.ts'
import { toastSignal } from './toast-signal.ts'
import { Toasts } from './toasts.tsx'

const emit = (message: string) => act(async () => toastSignal.show('success', message))

afterEach(cleanup)

describe('the toasts', () => {
  beforeEach(() => putTexts('en'))

  it('show what flows have to say, and take it off their list', async () => {
    render(<Toasts />)
    await emit('Order placed.')
    expect(await screen.findByText('Order placed.')).toBeDefined()
    expect(toastSignal.waiting()).toEqual([])
  })

  it('stand at the upper right and go when pressed', async () => {
    render(<Toasts />)
    await emit('Address saved.')
    const toast = await screen.findByText('Address saved.')
    expect(toast.closest('.Toastify__toast-container--top-right')).not.toBe(null)
    await userEvent.click(toast)
    await waitFor(() => expect(toast.closest('[data-in="true"]')).toBe(null))
  })
})

describe('a toast', () => {
  beforeEach(() => putTexts('en'))

  async function show(message: string) {
    render(<Toasts />)
    await emit(message)
    const toast = await screen.findByText(message)
    const box = toast.closest<HTMLElement>('.Toastify__toast') ?? document.body
    return { toast, bar: within(box).getByRole('progressbar', { hidden: true }) }
  }
  const expectGone = (toast: HTMLElement) => waitFor(() => expect(toast.closest('[data-in="true"]')).toBe(null))

  it('lasts as long as its bar, three seconds', async () => {
    const { toast, bar } = await show('Lasting.')
    expect(bar.style.animationDuration).toBe('3000ms')
    // React listens to the name that it takes the browser to know; jsdom, which animates nothing, has none.
    for (const name of ['animationend', 'webkitAnimationEnd']) fireEvent(bar, new Event(name, { bubbles: true }))
    await expectGone(toast)
  })

  it('waits under the pointer', async () => {
    const { toast, bar } = await show('Hovered.')
    fireEvent.mouseEnter(toast.closest('.Toastify__toast') ?? toast)
    expect(bar.style.animationPlayState).toBe('paused')
    fireEvent.mouseLeave(toast.closest('.Toastify__toast') ?? toast)
    expect(bar.style.animationPlayState).toBe('running')
  })

  it('waits while the window is not looked at', async () => {
    const { bar } = await show('Left.')
    fireEvent.blur(window)
    expect(bar.style.animationPlayState).toBe('paused')
    fireEvent.focus(window)
    expect(bar.style.animationPlayState).toBe('running')
  })

  it('gets the focus by Alt+T', async () => {
    const { toast } = await show('Focused.')
    fireEvent.keyDown(document, { code: 'KeyT', altKey: true })
    expect(document.activeElement?.contains(toast)).toBe(true)
  })
})

describe('the toasts of an Arabic reader', () =>
  it('stand at the upper right too, and read from right to left', async () => {
    await putTexts('ar')
    render(<Toasts />)
    await emit('تم الحفظ.')
    const toast = await screen.findByText('تم الحفظ.')
    expect(toast.closest('.Toastify__toast-container--top-right')).not.toBe(null)
    expect(toast.closest('.Toastify__toast--rtl')).not.toBe(null)
  }))

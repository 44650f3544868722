import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { pageStateOf } from './page-state.ts'
import { sessionStore } from './session-store.ts'
import { useChosenId } from './use-page-state.ts'

function Chosen() {
  return <output>{useChosenId('product') ?? 'none'}</output>
}

function chosenAt(state: unknown): string | null {
  render(
    <MemoryRouter initialEntries={[{ pathname: '/product-details', state }]}>
      <Chosen />
    </MemoryRouter>,
  )
  return screen.getByRole('status').textContent
}

afterEach(() => {
  cleanup()
  sessionStore.set({ ids: {} })
})

describe('what a page is about', () => {
  it('is what its history entry says', () => {
    sessionStore.set({ ids: { product: 'last' } })
    expect(chosenAt({ chosen: { product: 'here' } })).toBe('here')
  })

  it('is else what was chosen last', () => {
    sessionStore.set({ ids: { product: 'last' } })
    expect(chosenAt(null)).toBe('last')
  })

  it('is else nothing', () => expect(chosenAt(null)).toBe('none'))
})

describe('the state of a history entry', () => {
  it('is read whole', () =>
    expect(
      pageStateOf({ chosen: { product: 'p', order: 'o' }, from: '/my-order', resendAfter: 30, resetToken: 'token' }),
    ).toEqual({
      chosen: { product: 'p', order: 'o' },
      from: '/my-order',
      resendAfter: 30,
      resetToken: 'token',
    }))

  it.each([
    null,
    undefined,
    7,
    'text',
    [],
    { chosen: 3, from: {}, resendAfter: '9', resetToken: 4 },
    { chosen: { product: 1, moon: 'm' } },
  ])('is empty where it holds %j', (state) =>
    expect(pageStateOf(state)).toEqual({ chosen: {}, from: undefined, resendAfter: 0, resetToken: undefined }),
  )
})

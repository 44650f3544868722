import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { putTexts } from '#tests/support/texts.ts'
import { PageNotLoaded } from './load-route.ts'
import { PageBoundary } from './page-boundary.tsx'

function Broken({ error }: { error: Error }): never {
  throw error
}

beforeEach(async () => {
  await putTexts('en')
  // React tells the console of every error that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(cleanup)

describe('a page that fails', () => {
  it('offers to reload when its files could not be had', () => {
    render(
      <PageBoundary place="a">
        <Broken error={new PageNotLoaded('no')} />
      </PageBoundary>,
    )
    expect(screen.getByRole('alert').textContent).toContain('This page could not be loaded')
    expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/')
  })

  it('says that the mistake is ours when it is', () => {
    render(
      <PageBoundary place="a">
        <Broken error={new TypeError('x is not a function')} />
      </PageBoundary>,
    )
    expect(screen.getByRole('alert').textContent).toContain('The mistake is ours.')
  })

  it('does not take the next page with it', () => {
    const { rerender } = render(
      <PageBoundary place="a">
        <Broken error={new TypeError('x')} />
      </PageBoundary>,
    )
    rerender(
      <PageBoundary place="b">
        <p>The next page</p>
      </PageBoundary>,
    )
    expect(screen.getByText('The next page')).toBeDefined()
  })
})

// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Pagination, pagesToOffer } from './pagination.tsx'

afterEach(cleanup)

test.each([
  [1, 1, [1]],
  [1, 5, [1, 2, undefined, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [6, 12, [1, undefined, 5, 6, 7, undefined, 12]],
  [12, 12, [1, undefined, 11, 12]],
])('on page %i of %i the ends and the neighbours are offered, and no gap hides a single page', (page, count, offered) =>
  expect(pagesToOffer(page, count)).toEqual(offered),
)

function pages(page: number, pageCount: number, onPage: (page: number) => void) {
  const digits = new Intl.NumberFormat('bn-BD')
  return render(
    <Pagination
      page={page}
      pageCount={pageCount}
      onPage={onPage}
      label="Pages"
      previousLabel="Previous"
      nextLabel="Next"
      pageLabel={(number) => `Page ${number}`}
      formatPage={(number) => digits.format(number)}
    />,
  )
}

test('the current page is marked, and pages are written in the digits of the reader', () => {
  pages(2, 3, vi.fn<() => void>())
  expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('২')
})

test('pages and arrows ask for their page', async () => {
  const onPage = vi.fn<(page: number) => void>()
  pages(2, 3, onPage)
  await userEvent.click(screen.getByRole('button', { name: 'Page 3' }))
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }))
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(onPage.mock.calls).toEqual([[3], [1], [3]])
})

test('there is no way before the first page nor past the last', () => {
  const { unmount } = pages(1, 3, vi.fn<() => void>())
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true)
  unmount()
  pages(3, 3, vi.fn<() => void>())
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true)
})

test('a single page needs no steps', () => {
  pages(1, 1, vi.fn<() => void>())
  expect(screen.queryByRole('navigation')).toBe(null)
})

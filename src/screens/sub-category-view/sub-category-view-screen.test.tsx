import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { configureApi } from '#src/api/api-settings.ts'
import { subCategoryPlaceMachine } from '#src/machines/catalogue/sub-category-place.machine.ts'
import { subCategoryMachine } from '#src/machines/catalogue/sub-category.machine.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { acetoneCard, solvents } from '#tests/support/catalogue-fixtures.ts'
import { type Answers, answered, never, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { SubCategoryViewScreen } from './sub-category-view-screen.tsx'

const [ketones, alcohols] = solvents.subCategories
const { subCategories: _, productCount: __, ...category } = solvents
const place = { own: { ...ketones, category }, neighbours: [alcohols] }
const page = (products: readonly (typeof acetoneCard)[], total: number) => () => ({
  read: { results: { products, total }, items: products, total },
})
const gone = failWith(rejected(422, 'No such subcategory'))
const loseConnection = failWith(unreachable)
const show = (...reading: Answers) =>
  renderScreen(<SubCategoryViewScreen />, {
    address: '/sub-category-view',
    chosen: { subCategory: ketones?._id ?? '' },
    machines: [answered(subCategoryMachine, { reading }), answered(subCategoryPlaceMachine, { reading: [() => place] })],
  })

beforeEach(async () => {
  sessionStore.forgetPerson()
  await putTexts('en')
})
afterEach(cleanup)

describe('a subcategory', () => {
  it('is on its way', () => {
    show(never)
    expect(screen.getByText('Loading the products…')).toBeDefined()
  })

  it('leads to all products when none was chosen', () => {
    renderScreen(<SubCategoryViewScreen />, { address: '/sub-category-view' })
    expect(screen.getByText('No subcategory chosen')).toBeDefined()
  })

  it('shows what it offers, where it stands, and its neighbours', async () => {
    show(page([acetoneCard], 21))
    expect(await screen.findByRole('heading', { level: 1, name: 'Ketones & esters' })).toBeDefined()
    expect(await screen.findByRole('link', { name: 'Acetone' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Solvents' }).getAttribute('href')).toBe(`/product-filter?category=${solvents._id}`)
    expect(screen.getByRole('link', { name: 'Alcohols' }).getAttribute('href')).toBe(
      `/sub-category-view?subCategory=${alcohols?._id}`,
    )
    expect(screen.getByRole('button', { name: 'Page 2' })).toBeDefined()
  })

  it('is looked up by its id, and its neighbours by the category', async () => {
    const asked: unknown[] = []
    configureApi({
      baseUrl: 'https://kimiya.example/api',
      fetch: async (request) => {
        const { pathname } = new URL(request.url)
        asked.push([pathname, request.method === 'GET' ? null : await request.json()])
        const results = pathname.includes('viewSubCategory') ? place.own : { subCategories: solvents.subCategories }
        return Response.json({ error: false, code: 200, message: '', results })
      },
    })
    renderScreen(<SubCategoryViewScreen />, {
      address: '/sub-category-view',
      chosen: { subCategory: ketones?._id ?? '' },
      machines: [answered(subCategoryMachine, { reading: [never] })],
    })
    expect(await screen.findByRole('link', { name: 'Alcohols' })).toBeDefined()
    expect(screen.getAllByText('Ketones & esters').map(({ tagName }) => tagName)).not.toContain('A')
    expect(asked).toEqual([
      [`/api/category/viewSubCategory/${ketones?._id}`, null],
      ['/api/category/getAllSubCategories', { category: ketones?.categoryId }],
    ])
    configureApi({})
  })

  it('may have nothing on offer', async () => {
    show(page([], 0))
    expect(await screen.findByText('Nothing on offer here yet')).toBeDefined()
  })

  it('is refused with the server’s reason', async () => {
    show(gone)
    expect(within(await screen.findByRole('alert')).getByText('No such subcategory')).toBeDefined()
  })

  it('can be asked for again when nobody answers', async () => {
    show(loseConnection, page([acetoneCard], 1))
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Acetone' })).toBeDefined()
  })
})

import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fromPromise } from 'xstate'
import { ApiError } from '#src/api/api-error.ts'
import { listingListMachine } from '#src/machines/listing/listing-list.machine.ts'
import {
  type PriceList,
  type PriceListForm,
  type PriceListSaving,
  priceListsMachine,
} from '#src/machines/order/price-lists.machine.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import {
  knownBuyers,
  samplePriceList,
  samplePriceListForm,
  samplePriceListSummary,
} from '#tests/support/event-fixtures/price-lists.ts'
import { type Answers, answered, never, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { PriceListsSection } from './price-lists-section.tsx'

const ended = {
  ...samplePriceListSummary,
  _id: '00000000-0000-4000-8000-0000000000a2',
  name: 'Last year',
  state: 'ended' as const,
}
const upcoming = {
  ...samplePriceListSummary,
  _id: '00000000-0000-4000-8000-0000000000a3',
  name: 'Next',
  state: 'upcoming' as const,
}
const card = (n: number, name_en: string, currency = 'USD') => ({
  _id: `00000000-0000-4000-8000-00000000010${n}`,
  name_en,
  price: { amount: 350, currency },
  priceUnit: 'kg',
  minimumOrder: { value: 25, unit: 'kg' },
  status: 'active',
})
const cards = [card(1, 'Toluene'), card(2, 'Xylene', 'SAR')]

interface Shown {
  lists?: readonly object[]
  list?: PriceList | null
  buyers?: typeof knownBuyers
  saving?: Answers
  ending?: Answers
  products?: readonly object[]
}

/** The section over these lists; what it sends is collected. */
function show({ lists = [samplePriceListSummary], list = samplePriceList, buyers = knownBuyers, ...rest }: Shown = {}) {
  const { saving, ending, products = cards } = rest
  const sent: (PriceListForm | null)[] = []
  const collecting = fromPromise<{ list: PriceList }, PriceListSaving>(({ input }) => {
    sent.push(input.entered)
    return Promise.resolve({ list: samplePriceList })
  })
  const machine = answered(
    saving === undefined ? priceListsMachine.provide({ actors: { saving: collecting } }) : priceListsMachine,
    {
      reading: [() => ({ lists })],
      opening: [() => ({ list, buyers })],
      ...(saving !== undefined && { saving }),
      ...(ending !== undefined && { ending }),
    },
  )
  const found = { read: { results: {}, items: products, total: products.length } }
  renderScreen(<PriceListsSection sellerId="the-seller" />, {
    machines: [machine, answered(listingListMachine, { reading: [() => found] })],
  })
  return sent
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const create = () => press('New price list')
const edit = () => press('Edit the price list “Key accounts”')
const save = () => press('Save price list')
const tier = (product: string, number: number) => within(screen.getByRole('group', { name: `${product}: price row ${number}` }))
const refuse = (fields: Record<string, string>): Answers => [
  () => {
    throw new ApiError({ kind: 'rejected', code: 422, message: 'Check the fields.', fields, results: {} })
  },
]

beforeEach(() => putTexts('en'))
afterEach(cleanup)

describe('the price lists of a seller', () => {
  it('wait for what there is', () => {
    renderScreen(<PriceListsSection sellerId="the-seller" />, { machines: [answered(priceListsMachine, { reading: [never] })] })
    expect(screen.getByText('Loading…')).toBeDefined()
  })

  it('say who can be chosen while there are none', async () => {
    show({ lists: [] })
    expect(await screen.findByText('No price lists yet')).toBeDefined()
    expect(screen.getByText(/^Agree prices with buyers who have ordered from you/)).toBeDefined()
  })

  it('can be asked for again when they could not be read', async () => {
    const reading = [failWith(unreachable), () => ({ lists: [samplePriceListSummary] })]
    renderScreen(<PriceListsSection sellerId="the-seller" />, { machines: [answered(priceListsMachine, { reading })] })
    await press(/again/)
    expect(await screen.findByText('Key accounts')).toBeDefined()
  })

  it('show state, days, buyers and products, and offer of an ended one a copy alone', async () => {
    const { validUntil: _, ...open } = upcoming
    show({ lists: [samplePriceListSummary, open, ended] })
    await screen.findByText('Key accounts')
    const texts = screen.getAllByRole('listitem').map((item) => item.textContent)
    expect(texts[0]).toMatch(/In force.*From 1 Nov 2026 to 31 Oct 2027.*1 buyer.*1 product.*USD/)
    expect(texts[1]).toMatch(/Upcoming.*From 1 Nov 2026, until you end it/)
    const last = within(screen.getAllByRole('listitem')[2]!) // three were given
    expect(last.getAllByRole('button').map((button) => button.textContent)).toEqual([
      expect.stringContaining('Make a new price list from “Last year”'),
    ])
  })

  it('end one after a question', async () => {
    show({ ending: [() => undefined] })
    await press('End the price list “Key accounts”')
    const dialog = within(screen.getByRole('alertdialog', { name: 'End “Key accounts”?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'End price list' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

describe('the form of a price list', () => {
  it('sends what was chosen and typed, in the digits of the reader', async () => {
    const sent = show({ lists: [], list: null })
    await create()
    await userEvent.type(await screen.findByLabelText(/^Name/), 'Autumn')
    await userEvent.clear(screen.getByLabelText(/^First day/))
    await userEvent.type(screen.getByLabelText(/^First day/), '2027-01-01')
    await userEvent.click(screen.getByLabelText('Gulf Coatings, United Arab Emirates'))
    await press('Add Xylene')
    await userEvent.type(tier('Xylene', 1).getByLabelText(/^Price in SAR per/), '3.25')
    await press('Add a price row for Xylene')
    await userEvent.type(tier('Xylene', 2).getByLabelText(/^From/), '৫০০')
    await userEvent.type(tier('Xylene', 2).getByLabelText(/^Price in SAR per/), '3')
    await save()
    const price = (value: number, amount: number) => ({
      minimumQuantity: { value, unit: 'kg' },
      price: { amount, currency: 'SAR' },
    })
    expect(sent).toEqual([
      {
        name: 'Autumn',
        currency: 'SAR',
        validFrom: '2027-01-01',
        buyers: [knownBuyers[1]?._id],
        rows: [{ productId: cards[1]?._id, tiers: [price(25, 325), price(500, 300)] }],
      },
    ])
  })

  it('adds no product of another currency, and none twice', async () => {
    show()
    await edit()
    expect(await screen.findByText('Sold in SAR')).toBeDefined()
    await press('Add Toluene')
    expect(screen.getByText('On the list')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Add Xylene' })).toBeNull()
  })

  it('of a list begins with it, and of a copy with today and no last day', async () => {
    const sent = show()
    await edit()
    await save()
    await press('Make a new price list from “Key accounts”')
    await save()
    const { validUntil: _, ...copied } = samplePriceListForm
    expect(sent).toEqual([samplePriceListForm, { ...copied, validFrom: new Date().toISOString().slice(0, 10) }])
  })

  it('sends nothing without a product, with a last day before the first, or prices that do not fall', async () => {
    const sent = show({ lists: [], list: null })
    await create()
    await userEvent.type(await screen.findByLabelText(/^Name/), 'Autumn')
    await save()
    expect(await screen.findByText('Add at least one product.')).toBeDefined()
    await press('Add Toluene')
    await save()
    expect(
      tier('Toluene', 1)
        .getByLabelText(/^Price/)
        .getAttribute('aria-invalid'),
    ).toBe('true')
    await userEvent.type(tier('Toluene', 1).getByLabelText(/^Price/), '3')
    await press('Add a price row for Toluene')
    await userEvent.type(tier('Toluene', 2).getByLabelText(/^From/), '20')
    await userEvent.type(tier('Toluene', 2).getByLabelText(/^Price/), '2')
    await save()
    expect(await tier('Toluene', 2).findByText('Must be more than in the row above.')).toBeDefined()
    await press('Remove price row 2 of Toluene')
    await userEvent.type(screen.getByLabelText(/^Last day/), '2026-01-01')
    await save()
    expect(await screen.findByText('The last day cannot be before the first day.')).toBeDefined()
    expect(sent).toEqual([])
  })

  it('shows what the server says on the buyer, the product, the row and the day that it is about', async () => {
    show({
      saving: refuse({
        'buyers.0': 'Choose another.',
        'rows.0.productId': 'Not yours.',
        'rows.0.tiers.1.price': 'Too high.',
        validUntil: 'Over.',
        currency: 'Not traded.',
      }),
    })
    await edit()
    await save()
    expect(await screen.findByText('Not yours.')).toBeDefined()
    expect(screen.getByLabelText('Bengal Paints, Bangladesh').getAttribute('aria-invalid')).toBe('true')
    expect(tier('Acetone', 2).getByText('Too high.')).toBeDefined()
    expect([screen.getByText('Over.'), screen.getByText('Not traded.')]).toHaveLength(2)
  })

  it('finds a buyer by name where there are many, and keeps those in view who are chosen', async () => {
    const many = Array.from({ length: 70 }, (_, n) => ({ ...knownBuyers[0]!, _id: `b${n}`, name: `Buyer ${n}` })) // two were made
    show({ buyers: [...knownBuyers, ...many] })
    await edit()
    expect(await screen.findByText('21 more. Type a name to find one.')).toBeDefined()
    await userEvent.type(screen.getByLabelText('Find a buyer by name'), 'buyer 69{Enter}')
    expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
      'Bengal Paints, Bangladesh',
      'Buyer 69, Bangladesh',
    ])
  })

  it('says who could be chosen where nobody can, and why a row does not hold', async () => {
    const rows = samplePriceList.rows.map((row) => ({ ...row, problem: 'unitChanged' as const }))
    show({ buyers: [], list: { ...samplePriceList, buyers: [], rows } })
    await edit()
    expect(await screen.findByText(/^Nobody can be chosen yet/)).toBeDefined()
    expect(screen.getByText(/^This product is now sold in another unit/)).toBeDefined()
  })

  it('is not sent over a list that was changed meanwhile', async () => {
    show({ saving: [failWith({ ...rejected(409, 'It was changed.'), results: { state: 'edited' } })] })
    await edit()
    await save()
    expect(await screen.findByText('It was changed.')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Save price list' })).toHaveProperty('disabled', true)
    await press('Continue with the current version')
    expect(await screen.findByRole('button', { name: 'Save price list' })).toHaveProperty('disabled', false)
  })

  it('leads back to the lists once it is saved, and not before anything was written', async () => {
    show()
    const list = await screen.findByRole('list')
    expect(list.parentElement).not.toBe(document.activeElement)
    await edit()
    await save()
    await expect.poll(() => document.activeElement === screen.getByRole('list').parentElement).toBe(true)
  })

  it('can be left', async () => {
    show()
    await edit()
    await press('Back without saving')
    expect(await screen.findByRole('button', { name: 'New price list' })).toBeDefined()
  })
})

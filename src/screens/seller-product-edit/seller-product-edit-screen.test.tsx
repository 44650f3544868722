import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { draftNames } from '#src/lib/form-draft.ts'
import { knownSubstanceMachine } from '#src/machines/listing/known-substance.machine.ts'
import { listingEditingMachine } from '#src/machines/listing/listing-editing.machine.ts'
import { drafts } from '#src/session/drafts.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { listing } from '#tests/support/event-fixtures/listing-change.ts'
import { changedMeanwhile } from '#tests/support/event-fixtures/listing-editing.ts'
import { solvents } from '#tests/support/catalogue-fixtures.ts'
import { type Answers, answered, never, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { SellerProductEditScreen, SellerProductNewScreen } from './seller-product-edit-screen.tsx'

const read = () => ({ product: listing, categories: [solvents] })

function show(reading: Answers, sending: Answers = [], chosen = true) {
  const machines = [answered(listingEditingMachine, { reading, sending })]
  return renderScreen(<SellerProductEditScreen />, { chosen: chosen ? { product: listing._id } : {}, machines })
}
const field = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name })

beforeEach(() => putTexts('en'))
afterEach(() => {
  cleanup()
  drafts.of(draftNames.listing(listing._id)).drop()
  drafts.of(draftNames.listing(null)).drop()
})

describe('the form of a listing', () => {
  it('is on its way', () => {
    show([never])
    expect(screen.getByText('Loading…')).toBeDefined()
  })

  it('asks for a product when none was chosen', () => {
    show([never], [], false)
    expect(screen.getByText('Choose one of your products first')).toBeDefined()
  })

  it('is not there for a product that is not', async () => {
    show([failWith(rejected(404, 'There is no such product.'))])
    expect(await screen.findByText('There is no such product.')).toBeDefined()
  })

  it('is asked for again when no answer came', async () => {
    show([failWith(unreachable), read])
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect((await field(/^Name in English/)).value).toBe('Acetone')
  })

  it('shows the product as it is, and says while it is typed that a check digit is wrong', async () => {
    show([read])
    const cas = await field(/^CAS number/)
    expect(cas.value).toBe('67-64-1')
    await userEvent.clear(cas)
    await userEvent.type(cas, '67-64-2')
    expect(await screen.findByText('The check digit does not fit: a digit is wrong.')).toBeDefined()
  })

  it('lists what is wrong, with a way to each field, and sends nothing', async () => {
    const machines = [answered(listingEditingMachine, { reading: [() => ({ product: null, categories: [solvents] })] })]
    renderScreen(<SellerProductNewScreen />, { machines })
    await userEvent.click(await screen.findByRole('button', { name: 'Send the listing' }))
    const summary = within(await screen.findByRole('alert'))
    await userEvent.click(summary.getByRole('button', { name: 'CAS number: Please fill this in.' }))
    expect(document.activeElement).toBe(await field(/^CAS number/))
  })

  const showNew = (known: Answers) => {
    const editing = answered(listingEditingMachine, { reading: [() => ({ product: null, categories: [solvents] })] })
    renderScreen(<SellerProductNewScreen />, { machines: [editing, answered(knownSubstanceMachine, { reading: known })] })
  }

  it('fills in what is known of a CAS number, beside what was typed, and says how much', async () => {
    showNew([() => listing])
    await userEvent.type(await field(/^Name in English/), 'Acetone, dry')
    await userEvent.type(await field(/^CAS number/), '67-64-1')
    await userEvent.click(await screen.findByRole('button', { name: 'Fill in what is known' }))
    expect((await field(/^Molecular formula/)).value).toBe(listing.molecularFormula)
    expect((await field(/^Name in English/)).value).toBe('Acetone, dry')
    expect(screen.getByText(/fields are filled in from a listing of this substance/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Fill in what is known' })).toBeNull()
    expect(drafts.of(draftNames.listing(null)).read()).toMatchObject({ molecularFormula: listing.molecularFormula })
  })

  it.each([
    ['nobody lists it', () => null],
    ['no answer comes', failWith(unreachable)],
  ])('offers nothing of a CAS number when %s, and hinders nobody', async (_name, answer) => {
    showNew([answer])
    await userEvent.type(await field(/^CAS number/), '67-64-1')
    await userEvent.type(await field(/^Name in English/), 'Acetone')
    expect((await field(/^Name in English/)).value).toBe('Acetone')
    expect(screen.queryByRole('button', { name: 'Fill in what is known' })).toBeNull()
  })

  it('puts what the server says on the field', async () => {
    const refusal = rejected(422, 'Please check the fields.', { 'priceTiers.1.price': 'The price must fall.' })
    show([read], [failWith(refusal)])
    await userEvent.click(await screen.findByRole('button', { name: 'Save the listing' }))
    expect(await screen.findByRole('button', { name: 'Price tiers: The price must fall.' })).toBeDefined()
    expect(within(screen.getByRole('group', { name: 'Price row 2' })).getByText('The price must fall.')).toBeDefined()
  })

  it('goes on from how the product is now when somebody else was faster', async () => {
    show([read], [failWith(changedMeanwhile)])
    await userEvent.click(await screen.findByRole('button', { name: 'Save the listing' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Continue with the current version' }))
    expect((await field(/^Name in English/)).value).toBe('Acetone, dry')
  })

  it('begins with what was typed before', async () => {
    drafts.of(draftNames.listing(listing._id)).keep({ name_en: 'Acetone, technical' })
    show([read])
    expect((await field(/^Name in English/)).value).toBe('Acetone, technical')
  })

  it('finds a hazard statement by words and takes it', async () => {
    show([read])
    await userEvent.type(
      await screen.findByRole('searchbox', { name: 'Find a hazard statement by code or words' }),
      'toxic swallowed',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Add H301' }))
    expect(screen.getByRole('button', { name: 'Remove H301' })).toBeDefined()
  })
})

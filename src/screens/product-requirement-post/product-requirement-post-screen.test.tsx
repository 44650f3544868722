import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addressBookMachine } from '#src/machines/account/address-book.machine.ts'
import { categoriesMachine } from '#src/machines/catalogue/categories.machine.ts'
import { requirementEditingMachine } from '#src/machines/requirement/requirement-editing.machine.ts'
import { requirementPostingMachine } from '#src/machines/requirement/requirement-posting.machine.ts'
import { requirementViewMachine } from '#src/machines/requirement/requirement-view.machine.ts'
import { substanceNamingMachine } from '#src/machines/listing/substance-naming.machine.ts'
import { drafts } from '#src/session/drafts.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { sampleAddress, sampleProduct } from '#tests/support/order-fixtures.ts'
import { type Answers, answered, never, renderScreen } from '#tests/support/render-screen.tsx'
import { ownRequirement } from '#tests/support/requirement-fixtures.ts'
import { putTexts } from '#tests/support/texts.ts'
import { ProductRequirementPostScreen } from './product-requirement-post-screen.tsx'

const otherAddress = { ...sampleAddress, _id: 'b', fullName: 'Karim Uddin', line1: '14 Strand Road', city: 'Chattogram' }
const addresses = () => ({ addresses: [sampleAddress, otherAddress] })
const acetone = () => ({ read: { results: { products: [], total: 1 }, items: [sampleProduct], total: 1 } })
const posted = () => ({ answer: { results: ownRequirement, message: 'Posted.' } })

function show(sending: Answers, { editing = false, reading = [never] }: { editing?: boolean; reading?: Answers } = {}) {
  return renderScreen(<ProductRequirementPostScreen />, {
    chosen: editing ? { requirement: ownRequirement._id } : {},
    machines: [
      answered(requirementPostingMachine, { sending }),
      answered(requirementEditingMachine, { sending }),
      answered(requirementViewMachine, { reading }),
      answered(addressBookMachine, { reading: [addresses] }),
      answered(categoriesMachine, { reading: [() => ({ categories: [] })] }),
      answered(substanceNamingMachine, { reading: [acetone] }),
    ],
  })
}
const field = (name: string) => screen.getByRole('textbox', { name })

async function fillIn() {
  await screen.findByRole('radio', { name: new RegExp(sampleAddress.fullName) })
  await userEvent.type(field('Title'), 'Acetone for line cleaning')
  await userEvent.type(field('Product'), 'Acetone')
  await userEvent.type(field('Quantity'), '৩২০০')
}

beforeEach(() => putTexts('en'))
afterEach(() => {
  cleanup()
  drafts.of('requirement.new').drop()
})

describe('the form of a requirement', () => {
  it('posts what was filled in and leads to its page', async () => {
    const { emitted } = show([posted])
    await fillIn()
    await userEvent.click(screen.getByRole('button', { name: 'Post the requirement' }))
    await expect
      .poll(() => emitted.at(-1))
      .toEqual({ type: 'navigate', to: `/rfqs-details?requirement=${ownRequirement._id}`, replace: true })
  })

  it('says on the fields what is missing', async () => {
    const { emitted } = show([posted])
    await screen.findByRole('radio', { name: new RegExp(sampleAddress.fullName) })
    await userEvent.click(screen.getByRole('button', { name: 'Post the requirement' }))
    expect(await screen.findAllByText('Please fill this in.')).toHaveLength(3)
    expect(emitted).toEqual([])
  })

  it('names the substance of a CAS number, in whatever digits, and finds a wrong digit', async () => {
    show([posted])
    await fillIn()
    await userEvent.type(field('CAS number'), '٦٧-٦٤-١')
    expect(await screen.findByText('This is Acetone.')).toBeDefined()
    await userEvent.clear(field('CAS number'))
    await userEvent.type(field('CAS number'), '67-64-2')
    await userEvent.click(screen.getByRole('button', { name: 'Post the requirement' }))
    expect(await screen.findByText(/^Please check the digits/)).toBeDefined()
  })

  it('keeps what was typed over a reload', async () => {
    show([never])
    await fillIn()
    cleanup()
    show([never])
    expect([field('Title'), field('Quantity')].map((box) => (box as HTMLInputElement).value)).toEqual([
      'Acetone for line cleaning',
      '3200',
    ])
  })

  it('puts the server’s words on the fields', async () => {
    show([failWith(rejected(422, 'Check', { deadline: 'Too soon', 'quantity.value': 'Too much' }))])
    await fillIn()
    await userEvent.click(screen.getByRole('button', { name: 'Post the requirement' }))
    expect(await screen.findByText('Too soon')).toBeDefined()
    expect(screen.getByRole('textbox', { name: 'Quantity', description: 'Too much' })).toBeDefined()
  })

  it('is refused with the server’s reason', async () => {
    show([failWith(rejected(403))])
    await fillIn()
    await userEvent.click(screen.getByRole('button', { name: 'Post the requirement' }))
    expect(within(await screen.findByRole('alert')).getByText('The server says no')).toBeDefined()
  })

  it('can be sent again when nobody answered', async () => {
    const { emitted } = show([failWith(unreachable), posted])
    await fillIn()
    await userEvent.click(screen.getByRole('button', { name: 'Post the requirement' }))
    await expect.poll(() => emitted.at(-1)?.type).toBe('toast')
    await userEvent.click(screen.getByRole('button', { name: 'Post the requirement' }))
    await expect.poll(() => emitted.at(-1)?.type).toBe('navigate')
  })
})

describe('the form of a requirement that stands', () => {
  it('is on its way', () => {
    show([never], { editing: true })
    expect(screen.getByText('Loading…')).toBeDefined()
  })

  it('begins with what it says', async () => {
    show([never], { editing: true, reading: [() => ({ ...ownRequirement, bids: [] })] })
    expect(await screen.findByRole('button', { name: 'Save the changes' })).toBeDefined()
    expect(field('Title')).toHaveProperty('value', ownRequirement.title)
  })

  it('keeps the address that it has until another is chosen', async () => {
    const { _id: _, ...deliveryAddress } = otherAddress
    show([never], { editing: true, reading: [() => ({ ...ownRequirement, bids: [], deliveryAddress })] })
    const [first, other] = await screen.findAllByRole<HTMLInputElement>('radio')
    expect([first?.checked, other?.checked]).toEqual([false, true])
    if (first !== undefined) await userEvent.click(first)
    expect([first?.checked, other?.checked]).toEqual([true, false])
  })

  it('is not there once somebody has bid', async () => {
    show([never], { editing: true, reading: [() => ownRequirement] })
    expect(await screen.findByText('It cannot be changed any more')).toBeDefined()
  })

  it('can be asked for again when nobody answers', async () => {
    show([never], { editing: true, reading: [failWith(unreachable), () => ({ ...ownRequirement, bids: [] })] })
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Save the changes' })).toBeDefined()
  })
})

import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addressBookMachine } from '#src/machines/account/address-book.machine.ts'
import { companyVerificationMachine } from '#src/machines/account/company-verification.machine.ts'
import { addressSuggestionMachine } from '#src/machines/account/address-suggestion.machine.ts'
import { profileMachine } from '#src/machines/account/profile.machine.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { sampleProfile } from '#tests/support/account-fixtures.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { sampleAddress } from '#tests/support/order-fixtures.ts'
import { noDocuments } from '#tests/support/company-document-fixtures.ts'
import { type Answers, answered, never, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { ProfileScreen } from './profile-screen.tsx'

const jubail = { text: 'Jubail, Eastern Province, Saudi Arabia', country: 'SA' }
const place = { city: 'Jubail', region: 'Eastern Province', country: 'SA', latitude: 27, longitude: 49.6 }

function show(reading: Answers, book: Record<string, Answers> = {}) {
  const addresses = answered(addressBookMachine, { reading: [() => ({ addresses: [sampleAddress] })], ...book })
  // The pause before places are asked for belongs to the machine's test.
  const hasty = addressSuggestionMachine.provide({ delays: { pause: 0 } })
  const places = answered(hasty, { suggesting: [() => [jubail]], completing: [() => place] })
  const verification = answered(companyVerificationMachine, { reading: [() => noDocuments] })
  return renderScreen(<ProfileScreen />, { machines: [answered(profileMachine, { reading }), verification, addresses, places] })
}

beforeEach(() => putTexts('en'))
afterEach(() => {
  cleanup()
  sessionStore.set({ accountType: 'Buyer' })
})

describe('the own profile', () => {
  it('is on its way', () => {
    show([never])
    expect(screen.getByText('Loading your profile…')).toBeDefined()
  })

  it('tells what the marketplace knows, and leads to editing it', async () => {
    show([() => sampleProfile])
    for (const shown of ['Nadia Rahman', 'Padma Chem', 'Company', 'BIN-000123', 'nadia@padma.example', '+880 1712345678']) {
      expect(await screen.findByText(shown)).toBeDefined()
    }
    for (const shown of ['Bangladesh', '14 Strand Road · Chattogram', '14 Feb 2026', 'Reactive dyes since 1998.']) {
      expect(screen.getByText(shown)).toBeDefined()
    }
    expect(screen.getByRole('link', { name: 'Edit profile' }).getAttribute('href')).toBe('/profile-edit')
  })

  it('says that nothing is told of oneself yet', async () => {
    show([() => ({ user: sampleProfile.user })])
    expect(await screen.findByText(/You have not written anything about yourself yet/)).toBeDefined()
  })

  it('gives the reason when it is refused', async () => {
    show([failWith(rejected(403, 'This account is suspended.'))])
    expect(within(await screen.findByRole('alert')).getByText('This account is suspended.')).toBeDefined()
  })

  it('can be tried again when nobody answers', async () => {
    show([failWith(unreachable), () => sampleProfile])
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('nadia@padma.example')).toBeDefined()
  })

  it('has a code that leads to the seller’s profile, for who sells', async () => {
    sessionStore.set({ accountType: 'Seller' })
    show([() => sampleProfile])
    expect(await screen.findByRole('img', { name: 'QR code of the profile of Padma Chem' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'See the profile as others do' }).getAttribute('href')).toBe(
      `/seller-view-profile?seller=${sampleProfile.user._id}`,
    )
  })

  it('has none for who buys', async () => {
    show([() => sampleProfile])
    await screen.findByText('nadia@padma.example')
    expect(screen.queryByRole('heading', { name: 'Your page as a QR code' })).toBe(null)
  })
})

describe('the addresses in the profile', () => {
  it('are deleted only after asking', async () => {
    show([() => sampleProfile], { deleting: [() => ({ message: 'Address deleted.' })] })
    await userEvent.click(await screen.findByRole('button', { name: 'Delete the address of Main warehouse' }))
    const dialog = screen.getByRole('alertdialog', { name: 'Are you sure?' })
    expect(within(dialog).getByText("You won't be able to revert this!")).toBeDefined()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('No address yet')).toBeDefined()
  })

  it('are filled in from the place that was chosen', async () => {
    show([() => sampleProfile], { reading: [() => ({ addresses: [] })] })
    await userEvent.type(await screen.findByRole('combobox', { name: 'Find the address' }), 'Jub')
    await userEvent.click(await screen.findByRole('option', { name: jubail.text }))
    expect(await screen.findByDisplayValue('Eastern Province')).toBeDefined()
    expect(screen.getByRole('textbox', { name: /^City/ })).toHaveProperty('value', 'Jubail')
    expect(screen.getByRole('combobox', { name: /^Country/ })).toHaveProperty('value', 'SA')
    expect(screen.getByRole('textbox', { name: /^Country code/ })).toHaveProperty('value', '+966')
  })

  it('keep what is wrong with them on the field', async () => {
    show([() => sampleProfile], { saving: [failWith(rejected(422, 'Check', { city: 'Which one?' }))] })
    await userEvent.click(await screen.findByRole('button', { name: 'Edit the address of Main warehouse' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save address' }))
    expect(await screen.findByText('Which one?')).toBeDefined()
    expect(screen.getByRole('textbox', { name: /^City/ })).toHaveProperty('value', 'Dammam')
  })

  it('can be tried again when nobody answers', async () => {
    show([() => sampleProfile], { reading: [failWith(unreachable), () => ({ addresses: [sampleAddress] })] })
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('King Fahd Road 12')).toBeDefined()
  })
})

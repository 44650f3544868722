import { cleanup, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { ListingCarriageSection } from './listing-carriage-section.tsx'
import type { ListingBody } from './listing-schema.ts'
import { type ListingValues, newListing } from './listing-values.ts'

function Shown(values: Partial<ListingValues>) {
  const form = useForm<ListingValues, unknown, ListingBody>({ defaultValues: { ...newListing('SAR'), ...values } })
  return <ListingCarriageSection form={form} onChanged={() => undefined} />
}

const acetone = {
  casNumber: '67-64-1',
  ghs: { signal: 'danger', pictograms: ['GHS02'], hazards: ['H225', 'H319'], precautions: [] },
}
const noticeOf = (values: Partial<ListingValues>) => {
  const { container } = renderScreen(<Shown {...acetone} {...values} />)
  return container.querySelector('[class*=notice]')?.textContent.replaceAll(/[\u2066-\u2069]/g, '')
}

beforeEach(() => putTexts('en'))
afterEach(cleanup)

it('a UN number of another substance is named while it is typed', () => {
  expect(noticeOf({ unNumber: 'un 1789' })).toBe(
    'UN1789 is HYDROCHLORIC ACID (CAS 7647-01-0), and this product has CAS 67-64-1. Correct the one that is wrong.',
  )
  expect(screen.getByRole('alert')).toBeTruthy()
})

it('a UN number of a class that no hazard statement says is named; that of an unlisted one as something to check', () => {
  expect(noticeOf({ unNumber: 'UN1760' })).toContain('It needs one of H290, H314.')
  expect(screen.getByRole('alert')).toBeTruthy()
  cleanup()
  const typed = { ...newListing('SAR').dangerousGoods, hazardClass: '٨' }
  expect(noticeOf({ unNumber: 'UN3999', dangerousGoods: typed })).toBe(
    'UN3999 is declared as class 8, which none of the hazard statements above says; usual is one of H290, H314. Check both against section 14 of the safety data sheet.',
  )
  expect(screen.queryByRole('alert')).toBeNull()
})

it('a substance marked with isotopes may have the UN number of the one that is not, as something to check', () => {
  expect(noticeOf({ unNumber: 'UN1090', casNumber: '666-52-4', molecularFormula: 'C3D6O' })).toBe(
    'UN1090 is ACETONE (CAS 67-64-1), and this product has CAS 666-52-4. Check that the two differ in their isotopes alone.',
  )
  expect(screen.queryByRole('alert')).toBeNull()
})

it('a product whose hazard statements are those of dangerous goods is expected to have a UN number', () => {
  expect(noticeOf({ unNumber: '' })).toContain('H225: goods with these hazard statements')
  cleanup()
  expect(noticeOf({ unNumber: 'UN1090' })).toBeUndefined()
  cleanup()
  const { container } = renderScreen(<Shown casNumber="67-64-1" />)
  expect(container.textContent).toBe('')
})

it('the flash point is asked of what is flammable, and the line says what harms the environment', () => {
  const { container } = renderScreen(<Shown {...acetone} unNumber="UN1090" ghs={{ ...acetone.ghs, hazards: ['H225', 'H410'] }} />)
  expect(screen.getByRole('textbox', { name: 'Flash point (°C)' })).toBeTruthy()
  expect(container.textContent).toContain('UN 1090 ACETONE, 3, II, (D/E), ENVIRONMENTALLY HAZARDOUS')
  cleanup()
  renderScreen(<Shown unNumber="UN1789" casNumber="7647-01-0" />)
  expect(screen.queryByRole('textbox', { name: 'Flash point (°C)' })).toBeNull()
})

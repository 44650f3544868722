import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { setUpOperatorPages } from '#tests/support/operator-pages.tsx'

const company = {
  _id: 'c1',
  account: { _id: 'u1', email: 'company@kimiya.example', fullName: 'Omar Aziz', businessName: 'Creekside' },
  status: 'pending',
  country: 'AE',
  tradeLicenceNumber: 'CN-1184523',
  taxNumber: '100555014200003',
  files: [],
  namesakes: [],
  sentAt: '2026-11-24T08:00:00.000Z',
}
const { answers, calls, open } = setUpOperatorPages({
  getWorkQueues: () => [200, { queues: [] }],
  getCompanyReviews: () => [200, { companies: [company], total: 1 }],
})

it.each([
  [
    'the street and city that the licence is compared with',
    { street: 'Plot 12, Musaffah', city: 'Abu Dhabi' },
    'Plot 12, Musaffah, Abu Dhabi',
  ],
  ['the city alone of a company that gave no street', { city: 'Abu Dhabi' }, 'Abu Dhabi'],
  ['no line for an address that was not given', {}, undefined],
])('shows %s', async (_, place, shown) => {
  answers['getCompanyReviews'] = () => [200, { companies: [{ ...company, ...place }], total: 1 }]
  await open('/operator/companies/c1?page=1', 'support')
  expect(await screen.findByText('CN-1184523')).toBeDefined()
  expect(screen.queryByText('Address')?.nextSibling?.textContent).toBe(shown)
})

it('a company is verified under a name that another has got meanwhile, once that is confirmed in the same dialog', async () => {
  answers['reviewCompany'] = () => {
    answers['getCompanyReviews'] = () => [200, { companies: [{ ...company, namesakes: ['Creekside LLC'] }], total: 1 }]
    answers['reviewCompany'] = () => [200, {}, 'The company is verified.']
    return [409, {}, 'Creekside LLC has a name that looks the same.']
  }
  await open('/operator/companies/c1', 'support')
  await userEvent.click(await screen.findByRole('button', { name: 'Verify' }))
  const dialog = within(screen.getByRole('alertdialog'))
  await userEvent.type(dialog.getByLabelText(/Reason/), 'Licence compared')
  await userEvent.click(dialog.getByRole('button', { name: 'Verify' }))
  expect(await dialog.findByText('Creekside LLC has a name that looks the same.')).toBeDefined()
  await userEvent.click(await dialog.findByRole('checkbox'))
  await userEvent.click(dialog.getByRole('button', { name: 'Verify' }))
  expect(await screen.findByText('The company is verified.')).toBeDefined()
  expect(calls.filter(({ path }) => path === 'reviewCompany/c1').map(({ body }) => body)).toEqual([
    { decision: 'verify', reason: 'Licence compared' },
    { decision: 'verify', reason: 'Licence compared', sameName: true },
  ])
})

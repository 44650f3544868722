import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { contentsMachine } from '#src/machines/content/contents.machine.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { type Answers, answered, never, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { AboutUsScreen, PrivacyPolicyScreen, TermsAndConditionsScreen } from './content-page-screen.tsx'

const sections = [
  { _id: 'who', heading: 'Who may trade', paragraphs: ['Companies and individuals.', 'Of full age.'] },
  { _id: 'pay', heading: 'Payment', paragraphs: ['After the invoice.'] },
]
const loseConnection = failWith(unreachable)
const refuse = failWith(rejected(429, 'Too many requests'))
const show = (Screen: () => React.JSX.Element, ...reading: Answers) =>
  renderScreen(<Screen />, { machines: [answered(contentsMachine, { reading })] })

beforeEach(() => putTexts('en'))
afterEach(cleanup)

describe('a page of contents', () => {
  it('is on its way', () => {
    show(TermsAndConditionsScreen, never)
    expect(screen.getByText('Loading the page…')).toBeDefined()
  })

  it('shows its sections, a way to each, and when the operator changed them', async () => {
    show(TermsAndConditionsScreen, () => ({ terms: { sections, updatedAt: '2026-11-02T09:00:00.000Z' } }))
    const contents = within(await screen.findByRole('navigation', { name: 'On this page' }))
    expect(contents.getByRole('link', { name: 'Payment' }).getAttribute('href')).toBe('#pay')
    expect(screen.getByRole('heading', { level: 2, name: 'Payment' }).closest('section')?.id).toBe('pay')
    for (const shown of ['Companies and individuals.', 'Of full age.', 'After the invoice.', 'Last changed on 2 Nov 2026']) {
      expect(screen.getByText(shown)).toBeDefined()
    }
  })

  it('needs no table of contents to say who we are', async () => {
    show(AboutUsScreen, () => ({ about: { sections } }))
    expect(await screen.findByRole('heading', { level: 1, name: 'About us' })).toBeDefined()
    expect(await screen.findByText('After the invoice.')).toBeDefined()
    expect(screen.queryByRole('navigation', { name: 'On this page' })).toBeNull()
  })

  it('may have been emptied by the operator', async () => {
    show(PrivacyPolicyScreen, () => ({ privacy: { sections: [] } }))
    expect(await screen.findByText('Nothing is written here yet')).toBeDefined()
  })

  it('is refused with the server’s reason', async () => {
    show(PrivacyPolicyScreen, refuse)
    expect(within(await screen.findByRole('alert')).getByText('Too many requests')).toBeDefined()
  })

  it('can be asked for again when nobody answers', async () => {
    show(PrivacyPolicyScreen, loseConnection, () => ({ privacy: { sections } }))
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('After the invoice.')).toBeDefined()
  })
})

import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { contentsMachine } from '#src/machines/content/contents.machine.ts'
import { failWith, unreachable } from '#tests/support/actor-events.ts'
import { type Answers, answered, never, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { FaqsScreen } from './faqs-screen.tsx'

const question = (_id: string, heading: string, answer: string) => ({ _id, heading, paragraphs: [answer] })
const all = () => ({
  faqs: [
    { topic: 'payments', title: 'Payments', questions: [question('how-to-pay', 'How do I pay?', 'By card or transfer.')] },
    { topic: 'delivery', title: 'Delivery', questions: [question('late', 'It is late. What now?', 'Ask the seller.')] },
  ],
})
const loseConnection = failWith(unreachable)
const show = (...reading: Answers) =>
  renderScreen(<FaqsScreen />, { address: '/faqs', machines: [answered(contentsMachine, { reading })] })

async function search(terms: string) {
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search the questions' }), `${terms}{Enter}`)
}

beforeEach(() => putTexts('en'))
afterEach(cleanup)

describe('the questions', () => {
  it('are on their way', () => {
    show(never)
    expect(screen.getByText('Loading the questions…')).toBeDefined()
  })

  it('stand under their topics, closed until one is opened', async () => {
    show(all)
    const payments = within(await screen.findByRole('region', { name: 'Payments' }))
    expect(payments.getByRole('heading', { level: 3, name: 'How do I pay?' })).toBeDefined()
    const part = payments.getByText('How do I pay?').closest('details')
    expect(part?.open).toBe(false)
    await userEvent.click(payments.getByText('How do I pay?'))
    expect(part?.open).toBe(true)
  })

  it('are opened where they mention what was searched for', async () => {
    show(all, () => ({ faqs: all().faqs.slice(0, 1) }))
    await search('card')
    expect(await screen.findByText('1 answer mentions “card”')).toBeDefined()
    expect(screen.getByText('By card or transfer.').closest('details')?.open).toBe(true)
    expect(screen.queryByText('Delivery')).toBeNull()
  })

  it('can all be seen again when none mentions it', async () => {
    show(all, () => ({ faqs: [] }), all)
    await search('xyz')
    expect(await screen.findByText('No answer mentions that')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Show all questions' }))
    expect(await screen.findByRole('region', { name: 'Delivery' })).toBeDefined()
  })

  it('may not be there yet', async () => {
    show(() => ({ faqs: [] }))
    expect(await screen.findByText('No questions are answered here yet')).toBeDefined()
  })

  it('can be asked for again when nobody answers', async () => {
    show(loseConnection, all)
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('region', { name: 'Delivery' })).toBeDefined()
  })
})

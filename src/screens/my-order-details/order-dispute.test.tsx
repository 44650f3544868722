import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fromCallback, fromPromise } from 'xstate'
import { ApiError } from '#src/api/api-error.ts'
import type { components } from '#src/generated/schema.ts'
import { disputeDetailsMachine } from '#src/machines/support/dispute-details.machine.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { failWith, unreachable } from '#tests/support/actor-events.ts'
import { answeredDispute, proposedDispute, sampleProposal, settledDispute } from '#tests/support/dispute-fixtures.ts'
import { orderAt } from '#tests/support/order-fixtures.ts'
import { type Answers, answered, never, plainSpaces, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { OrderDispute } from './order-dispute.tsx'

type Dispute = components['schemas']['Dispute']

const quiet = disputeDetailsMachine.provide({ actors: { liveChanges: fromCallback(() => undefined) } })
const order = orderAt({ at: '2026-11-24T12:00:00.000Z', status: 'disputed', by: 'buyer' })
const shown = (dispute: Dispute) => () => ({ entity: dispute })
const refuse =
  (code: number, fields: Record<string, string> = {}) =>
  () => {
    throw new ApiError({ kind: 'rejected', code, message: 'The server says no', fields, results: {} })
  }

function show(role: 'buyer' | 'seller', actors: Record<string, Answers>, side = role) {
  sessionStore.set({ userId: order[role]._id, accountType: side === 'buyer' ? 'Buyer' : 'Seller' })
  return renderScreen(<OrderDispute order={order} role={role} side={side} />, { machines: [answered(quiet, actors)] })
}

const talk = async () => within(await screen.findByRole('list', { name: 'What was written in the dispute' }))
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => putTexts('en'))
afterEach(() => {
  cleanup()
  sessionStore.set({ userId: null, accountType: 'Buyer' })
})

describe('the dispute about an order', () => {
  it('is on its way', () => {
    show('buyer', { reading: [never] })
    expect(screen.getByText('Loading…')).toBeDefined()
  })

  it('can be asked for again when nobody answers', async () => {
    show('buyer', { reading: [failWith(unreachable), shown(answeredDispute)] })
    await press('Try again')
    expect((await talk()).getByText('Two drums leak')).toBeDefined()
  })

  it('shows who wrote what, oldest first, with its files, in the direction of its own writing', async () => {
    show('buyer', { reading: [shown(proposedDispute)] })
    const entries = (await talk()).getAllByRole('listitem').filter(({ parentElement }) => parentElement?.ariaLabel !== null)
    const words = ['You', 'Gulf Petrochem', 'Gulf Petrochem']
    expect(
      entries.filter((entry) => entry.querySelector('strong')).map((entry) => entry.querySelector('strong')?.textContent),
    ).toEqual(words)
    expect((await talk()).getByRole('button', { name: /seals\.pdf/ })).toBeDefined()
    expect((await talk()).getByText('They left us whole').getAttribute('dir')).toBe('auto')
    expect(
      (await talk()).getByText(
        "SAR 200.00 goes back to the buyer; SAR 660.37, less the marketplace's commission, stays with the seller.",
        plainSpaces,
      ),
    ).toBeDefined()
  })

  it('of an order on terms that nobody has paid takes off what is owed, and gives nothing back', async () => {
    show('buyer', { reading: [shown({ ...proposedDispute, unpaid: true })] })
    const credited = 'SAR 200.00 is credited to the buyer, and SAR 660.37 is left to pay.'
    expect((await talk()).getByText(credited, plainSpaces)).toBeDefined()
    expect(screen.queryByText(/goes back to the buyer/)).toBeNull()
    await press('Accept the proposal')
    expect(within(screen.getByRole('alertdialog')).getByText(/^SAR 200\.00 is credited/, plainSpaces)).toBeDefined()
  })

  it('asks of an unpaid order what is taken off its invoice', async () => {
    show('seller', { reading: [shown({ ...proposedDispute, unpaid: true })] })
    await press('Make another proposal')
    const dialog = within(screen.getByRole('alertdialog'))
    expect(dialog.getByText(/what is left to pay follows from it\.$/)).toBeDefined()
    expect(dialog.queryByText(/the money goes/)).toBeNull()
    expect(dialog.getByRole('radio', { name: 'A part of the invoice is taken off' })).toBeDefined()
    expect(dialog.getByRole('textbox', { name: /Amount taken off the invoice/ })).toBeDefined()
  })

  it('has the buyer accept after saying what that binds to', async () => {
    const { emitted } = show('buyer', {
      reading: [shown(proposedDispute)],
      changing: [() => ({ entity: settledDispute, message: 'The other side is told.' })],
    })
    await press('Accept the proposal')
    const dialog = within(screen.getByRole('alertdialog', { name: 'Accept this proposal?' }))
    expect(dialog.getByText(/SAR 200\.00 goes back to the buyer; SAR 660\.37.*cannot be undone/, plainSpaces)).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Accept the proposal' }))
    expect(await screen.findByText('Settled by agreement')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Send the answer' })).toBeNull()
    expect(emitted).toContainEqual({ type: 'toast', tone: 'success', text: { message: 'The other side is told.' } })
  })

  it('asks why a proposal is declined', async () => {
    const declined = { ...proposedDispute, proposals: [{ ...sampleProposal, state: 'declined' as const, reason: 'Too little' }] }
    show('buyer', { reading: [shown(proposedDispute)], changing: [() => ({ entity: declined, message: '' })] })
    await press('Decline the proposal')
    const dialog = within(screen.getByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Decline the proposal' }))
    expect(await dialog.findByText('Please fill this in.')).toBeDefined()
    await userEvent.type(dialog.getByRole('textbox'), 'Too little')
    await userEvent.click(dialog.getByRole('button', { name: 'Decline the proposal' }))
    expect((await talk()).getByText('Too little')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Propose a settlement' })).toBeDefined()
  })

  it('lets the seller withdraw its proposal or make another, and accept none of its own', async () => {
    show('seller', { reading: [shown(proposedDispute)], changing: [() => ({ entity: answeredDispute, message: '' })] })
    expect(await screen.findByRole('button', { name: 'Make another proposal' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Accept the proposal' })).toBeNull()
    await press('Withdraw the proposal')
    const dialog = within(screen.getByRole('alertdialog', { name: 'Withdraw your proposal?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw the proposal' }))
    expect(await screen.findByRole('button', { name: 'Propose a settlement' })).toBeDefined()
  })

  it.each([
    ['0', 'Enter more than zero and less than the total.'],
    ['860.37', 'Enter more than zero and less than the total.'],
    ['12.345', 'Too many decimal places.'],
    ['', 'Please fill this in.'],
  ])('takes no part refund of “%s”', async (typed, problem) => {
    show('seller', { reading: [shown(answeredDispute)] })
    await press('Propose a settlement')
    const dialog = within(screen.getByRole('alertdialog', { name: 'How should the dispute end?' }))
    if (typed !== '') await userEvent.type(dialog.getByRole('textbox', { name: /Amount that goes back/ }), typed)
    await userEvent.type(dialog.getByRole('textbox', { name: /Why this is fair/ }), 'Two of eight drums')
    await userEvent.click(dialog.getByRole('button', { name: 'Send the proposal' }))
    expect(await dialog.findByText(problem)).toBeDefined()
  })

  it('proposes a part in the order’s currency, or all of it without an amount', async () => {
    const sent: unknown[] = []
    sessionStore.set({ userId: order.seller._id, accountType: 'Seller' })
    const machine = quiet.provide({
      actors: {
        reading: fromPromise(async () => ({ entity: answeredDispute })),
        changing: fromPromise(async ({ input }) => {
          sent.push(input.change.command)
          return { entity: answeredDispute, message: '' }
        }),
      },
    })
    const seller = 'seller' as const
    renderScreen(<OrderDispute order={order} role={seller} side={seller} />, { machines: [machine] })
    for (const whole of [false, true]) {
      await press('Propose a settlement')
      const dialog = within(screen.getByRole('alertdialog'))
      if (whole) await userEvent.click(dialog.getByRole('radio', { name: 'The buyer gets all of the money back' }))
      else await userEvent.type(dialog.getByRole('textbox', { name: /Amount that goes back/ }), '٢٠٠')
      const note = dialog.getByRole('textbox', { name: /Why this is fair/ })
      // The draft of the first is dropped by the page, which is not there.
      await userEvent.clear(note)
      await userEvent.type(note, 'Drums leak')
      await userEvent.click(dialog.getByRole('button', { name: 'Send the proposal' }))
      await expect.poll(() => sent.length).toBe(whole ? 2 : 1)
      await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
    }
    const part = { settlement: 'partRefund', refund: { amount: 20_000, currency: 'SAR' }, note: 'Drums leak' }
    expect(sent).toEqual([
      { type: 'propose', proposed: part },
      { type: 'propose', proposed: { settlement: 'refund', note: 'Drums leak' } },
    ])
  })

  it('says on the field why an answer is refused, sends it again, and shows it among the others', async () => {
    const words = { _id: 'a', by: 'buyer' as const, text: 'The driver saw it', attachments: [], at: '2026-11-24T16:00:00.000Z' }
    const again = { ...answeredDispute, answers: [...answeredDispute.answers, words] }
    const { emitted } = show('buyer', {
      reading: [shown(answeredDispute)],
      changing: [refuse(422, { text: 'Say more' }), () => ({ entity: again, message: '' })],
    })
    await userEvent.type(await screen.findByRole('textbox', { name: /Your answer/ }), 'The driver saw it')
    await press('Send the answer')
    expect(await screen.findByText('Say more')).toBeDefined()
    await press('Send the answer')
    expect((await talk()).getByText('The driver saw it')).toBeDefined()
    // The page then forgets what was typed, so that the form begins empty.
    expect(emitted).toContainEqual({ type: 'draft.finished', draft: `dispute.${order._id}` })
  })

  it('says that somebody was faster, and shows what is so now', async () => {
    show('buyer', { reading: [shown(proposedDispute), shown(settledDispute)], changing: [refuse(409)] })
    await press('Accept the proposal')
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Accept the proposal' }))
    expect(await screen.findByText('The dispute has moved on')).toBeDefined()
    expect(await screen.findByText('Settled by agreement')).toBeDefined()
  })

  it('shows the decision of the marketplace with its reason', async () => {
    const decided = { ...settledDispute, decidedBy: 'operator' as const, note: 'The photos show two drums' }
    show('seller', { reading: [shown(decided)] })
    expect((await talk()).getByText('Decided by the marketplace')).toBeDefined()
    expect((await talk()).getByText('The photos show two drums')).toBeDefined()
  })

  it('offers nothing from the side that has no part in the order', async () => {
    show('buyer', { reading: [shown(proposedDispute)] }, 'seller')
    expect((await talk()).getByText('Two drums leak')).toBeDefined()
    expect(screen.queryByRole('button', { name: /proposal|answer/ })).toBeNull()
  })
})

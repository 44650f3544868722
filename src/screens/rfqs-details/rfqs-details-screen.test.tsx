import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fromCallback } from 'xstate'
import { awardingMachine } from '#src/machines/requirement/awarding.machine.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { type Answers, answered, never, plainSpaces, renderScreen } from '#tests/support/render-screen.tsx'
import { comparedBids, openRequirement, ownRequirement } from '#tests/support/requirement-fixtures.ts'
import { putTexts } from '#tests/support/texts.ts'
import { RfqsDetailsScreen } from './rfqs-details-screen.tsx'

const [cheap, fast] = comparedBids
const shown = (requirement: typeof ownRequirement) => () => ({ entity: requirement })

/** The page, and a way to tell it that the requirement has changed. */
function show(actors: Record<string, Answers>) {
  let emitLiveEvent = () => {}
  const machine = awardingMachine.provide({
    actors: {
      liveChanges: fromCallback(({ sendBack }) => {
        emitLiveEvent = () =>
          sendBack({ type: 'live.changed', event: { type: 'requirement.changed', subjectId: ownRequirement._id } })
      }),
    },
  })
  const view = renderScreen(<RfqsDetailsScreen />, {
    chosen: { requirement: ownRequirement._id },
    machines: [answered(machine, actors)],
  })
  return { ...view, emitLiveEvent: () => emitLiveEvent() }
}

const rows = async () => {
  const table = await screen.findByRole('table', { name: 'The bids compared' })
  return within(table).getAllByRole('row').slice(1)
}

beforeEach(() => putTexts('en'))
afterEach(() => {
  cleanup()
  sessionStore.set({ accountType: 'Buyer' })
})

describe('a requirement and its bids', () => {
  it('are on their way', () => {
    show({ reading: [never] })
    expect(screen.getByText('Loading…')).toBeDefined()
  })

  it('ask to choose one when none is', () => {
    renderScreen(<RfqsDetailsScreen />)
    expect(screen.getByText('No requirement chosen')).toBeDefined()
  })

  it('are refused with the server’s reason', async () => {
    show({ reading: [failWith(rejected(404))] })
    expect(within(await screen.findByRole('alert')).getByText('The server says no')).toBeDefined()
  })

  it('can be asked for again when nobody answers', async () => {
    show({ reading: [failWith(unreachable), shown(ownRequirement)] })
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: ownRequirement.title })).toBeDefined()
  })

  it('tell what is needed and compare the bids, the best of each column in words', async () => {
    show({ reading: [shown(ownRequirement)] })
    const [first, second, third] = (await rows()).map((row) => within(row))
    for (const text of ['Nile Chemicals', 'USD 975.00 / t', 'goods alone USD 850.00 / t', 'Lowest price', 'Longest valid']) {
      expect(first?.getByText(text, plainSpaces)).toBeDefined()
    }
    for (const text of ['2.6% above the lowest', '50% of what you need', '5 days', 'Fastest', 'Best rated', 'for 1 t']) {
      expect(second?.getByText(text, plainSpaces)).toBeDefined()
    }
    expect(third?.getByText('Rejected')).toBeDefined()
    expect(third?.queryByRole('button')).toBeNull()
    for (const text of ['Toluene', '108-88-3', 'In drums or ISO tank.', 'Chattogram, Bangladesh']) {
      expect(screen.getByText(text)).toBeDefined()
    }
  })

  it('put the fastest first when asked to', async () => {
    show({ reading: [shown(ownRequirement)] })
    await rows()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort bids by' }), 'Fastest delivery first')
    const names = (await rows()).map((row) => within(row).getByRole('link').textContent)
    expect(names).toEqual(['Gulf Marjan', 'Nile Chemicals', 'Padma Solvents'])
  })

  it('accept a bid only after the sum was shown and confirmed', async () => {
    const { emitted } = show({
      reading: [shown(ownRequirement)],
      changing: [() => ({ message: 'Accepted.', leadsTo: '/my-order-details' })],
    })
    await rows()
    await userEvent.click(screen.getByRole('button', { name: 'Accept the bid of Nile Chemicals' }))
    const dialog = within(screen.getByRole('alertdialog', { name: 'Accept this bid and order?' }))
    expect(dialog.getByText('USD 1,950.00', plainSpaces)).toBeDefined()
    expect(dialog.getByText(/2,000 kg of Toluene of Nile from Nile Chemicals/, plainSpaces)).toBeDefined()
    expect(emitted).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: 'Accept and order' }))
    await expect.poll(() => emitted.at(-1)).toEqual({ type: 'navigate', to: '/my-order-details' })
  })

  it('say in the open question that the bid does not stand any more', async () => {
    const { emitLiveEvent } = show({
      reading: [shown(ownRequirement), shown({ ...ownRequirement, bids: [fast] })],
    })
    await rows()
    await userEvent.click(screen.getByRole('button', { name: 'Accept the bid of Nile Chemicals' }))
    emitLiveEvent()
    const gone = within(await screen.findByRole('alertdialog', { name: 'This bid does not stand any more' }))
    await userEvent.click(gone.getByRole('button', { name: 'Back' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.queryByText('Nile Chemicals')).toBeNull()
  })

  it('can be asked for again when what another changed could not be read', async () => {
    show({
      reading: [shown(ownRequirement), failWith(unreachable), shown({ ...ownRequirement, bids: [fast] })],
      changing: [failWith(rejected(409, 'It was withdrawn.'))],
    })
    await rows()
    await userEvent.click(screen.getByRole('button', { name: 'Accept the bid of Nile Chemicals' }))
    await userEvent.click(screen.getByRole('button', { name: 'Accept and order' }))
    expect(await screen.findByText('The newest state could not be read.')).toBeDefined()
    expect(screen.getByText('It was withdrawn.')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await expect.poll(() => screen.queryByText('Nile Chemicals')).toBeNull()
    expect(screen.queryByText('The newest state could not be read.')).toBeNull()
  })

  it('show a bid that comes while they are looked at', async () => {
    const { emitLiveEvent } = show({
      reading: [shown({ ...ownRequirement, bids: [] }), shown({ ...ownRequirement, bids: [cheap] })],
    })
    expect(await screen.findByText('No bids yet')).toBeDefined()
    emitLiveEvent()
    expect(await screen.findByText('Nile Chemicals')).toBeDefined()
  })

  it('close it only with a reason', async () => {
    const closed = { ...ownRequirement, status: 'closed' as const, openForBids: false, bids: [], reason: 'Stock of our own' }
    show({ reading: [shown(ownRequirement), shown(closed)], changing: [() => ({ entity: closed, message: 'Closed.' })] })
    await userEvent.click(await screen.findByRole('button', { name: 'Close without an award' }))
    const dialog = within(screen.getByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Close the requirement' }))
    expect(await dialog.findByText('Please fill this in.')).toBeDefined()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Why do you close it?' }), 'Stock of our own')
    await userEvent.click(dialog.getByRole('button', { name: 'Close the requirement' }))
    expect(await screen.findByText('Why it was closed: Stock of our own')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Close without an award' })).toBeNull()
  })

  it('lead to the order of the accepted bid', async () => {
    const awarded = {
      ...ownRequirement,
      status: 'awarded' as const,
      openForBids: false,
      bids: [{ ...cheap, status: 'accepted' as const, orderId: cheap._id }],
    }
    show({ reading: [shown(awarded)] })
    expect((await screen.findByRole('link', { name: 'Go to the order' })).getAttribute('href')).toBe(
      `/my-order-details?order=${cheap._id}`,
    )
  })

  it('can be put in other words while nobody has bid', async () => {
    show({ reading: [shown({ ...ownRequirement, bids: [] })] })
    expect((await screen.findByRole('link', { name: 'Edit' })).getAttribute('href')).toBe(
      `/product-requirement-post?requirement=${ownRequirement._id}`,
    )
  })

  it('offer nothing on the seller’s side', async () => {
    sessionStore.set({ accountType: 'Seller' })
    show({ reading: [shown(ownRequirement)] })
    expect(await screen.findByText(/Switch to the buyer side/)).toBeDefined()
    expect(screen.queryByRole('button', { name: /Accept/ })).toBeNull()
  })

  it('of somebody else lead to the page for sellers', async () => {
    sessionStore.set({ accountType: 'Seller' })
    show({ reading: [shown(openRequirement)] })
    expect((await screen.findByRole('link', { name: 'Go to the page for sellers' })).getAttribute('href')).toBe(
      `/seller-active-requirements-details?requirement=${openRequirement._id}`,
    )
  })

  it('hand over an attachment as a file', async () => {
    const files: string[] = []
    const machine = awardingMachine.provide({
      actors: { liveChanges: fromCallback(() => undefined) },
      actions: { saveFile: (_, { attachment }) => files.push(attachment.fileName) },
    })
    renderScreen(<RfqsDetailsScreen />, {
      chosen: { requirement: ownRequirement._id },
      machines: [answered(machine, { reading: [shown(ownRequirement)], fetching: [() => ({ file: new Blob() })] })],
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Download specification.pdf' }))
    await expect.poll(() => files).toEqual(['specification.pdf'])
  })
})

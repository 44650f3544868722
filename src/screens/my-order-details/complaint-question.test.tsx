import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fromCallback, fromPromise } from 'xstate'
import { attachmentsMachine } from '#src/machines/document/attachments.machine.ts'
import type { OrderCommand } from '#src/machines/order/order-change.ts'
import { orderDetailsMachine } from '#src/machines/order/order-details.machine.ts'
import { drafts } from '#src/session/drafts.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { orderAt, sampleOrder } from '#tests/support/order-fixtures.ts'
import { renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { MyOrderDetailsScreen } from './my-order-details-screen.tsx'

const delivered = orderAt({ at: '2026-11-20T10:00:00.000Z', status: 'delivered', by: 'system' })

/** The open question at an order, and the commands that its answers become. */
async function openQuestion(about = delivered, action = 'Open a dispute') {
  const sent: OrderCommand[] = []
  const order = orderDetailsMachine.provide({
    actors: {
      liveChanges: fromCallback(() => undefined),
      reading: fromPromise(async () => ({ entity: about })),
      changing: fromPromise(async ({ input }) => {
        sent.push(input.change.command)
        return { entity: about, message: 'Done.' }
      }),
    },
  })
  const files = attachmentsMachine.provide({ actors: { sending: fromPromise(async () => ({ fileId: 'file-1' })) } })
  const { emitted } = renderScreen(<MyOrderDetailsScreen />, { chosen: { order: about._id }, machines: [order, files] })
  await userEvent.click(await screen.findByRole('button', { name: action }))
  const dialog = within(screen.getByRole('alertdialog'))
  return { dialog, sent, emitted, send: () => userEvent.click(dialog.getByRole('button', { name: action })) }
}

beforeEach(async () => {
  await putTexts('en')
  sessionStore.set({ userId: sampleOrder.buyer._id, accountType: 'Buyer' })
})
afterEach(() => {
  cleanup()
  drafts.drop('complaint.')
  sessionStore.set({ userId: null, accountType: 'Buyer' })
})

describe('a complaint', () => {
  it('claims nothing unless its buyer chooses to', async () => {
    const { dialog, sent, emitted, send } = await openQuestion()
    await userEvent.type(dialog.getByRole('textbox', { name: /What is wrong/ }), 'Two drums leak')
    await send()
    await expect.poll(() => sent).toEqual([{ type: 'dispute', complaint: { reason: 'Two drums leak' } }])
    expect(emitted).toContainEqual({ type: 'draft.finished', draft: `complaint.${delivered._id}` })
  })

  it('asks for the amount of a part, takes it in the reader’s digits, and says what is no part', async () => {
    const { dialog, sent, send } = await openQuestion()
    await userEvent.type(dialog.getByRole('textbox', { name: /What is wrong/ }), 'Two drums leak')
    await userEvent.click(dialog.getByRole('radio', { name: 'I get a part of the money back' }))
    const amount = dialog.getByRole('textbox', { name: /Amount that goes back/ })
    await userEvent.type(amount, '0')
    await send()
    expect(await dialog.findByText('Enter more than zero and less than the total.')).toBeDefined()
    await userEvent.clear(amount)
    await userEvent.type(amount, '٢٠٠')
    await send()
    const { currency } = delivered.totals.total
    const complaint = { claim: 'partRefund', refund: { amount: 20_000, currency }, reason: 'Two drums leak' }
    await expect.poll(() => sent).toEqual([{ type: 'dispute', complaint }])
  })

  it('goes with its photos', async () => {
    const { dialog, sent, send } = await openQuestion()
    await userEvent.type(dialog.getByRole('textbox', { name: /What is wrong/ }), 'Two drums leak')
    await userEvent.click(dialog.getByRole('radio', { name: 'I get all of the money back' }))
    await userEvent.upload(
      dialog.getByLabelText(/Photos or documents/),
      new File(['%PDF-1.7'], 'leak.pdf', { type: 'application/pdf' }),
    )
    await send()
    const complaint = { claim: 'refund', reason: 'Two drums leak', attachments: ['file-1'] }
    await expect.poll(() => sent).toEqual([{ type: 'dispute', complaint }])
  })

  it('that nothing was dispatched promises no money back of an order that nobody has paid', async () => {
    const late = {
      ...orderAt({ at: '2026-11-20T10:00:00.000Z', status: 'processing', by: 'seller' }),
      disputeFrom: '2026-11-21T10:00:00.000Z',
      paymentTerms: 'net30' as const,
    }
    const textOf = async (about: typeof late) => {
      const { dialog } = await openQuestion(about, 'Complain that nothing was dispatched')
      const shown = dialog.getByText(/^The promised time has long passed/).textContent
      cleanup()
      return shown
    }
    expect(await textOf({ ...late, paymentState: 'none' })).toMatch(/can credit the whole invoice: then you pay nothing\.$/)
    expect(await textOf({ ...late, paymentState: 'succeeded' })).toMatch(/can give your money back\.$/)
  })
})

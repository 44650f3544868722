import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fromPromise } from 'xstate'
import { ticketAddress } from '#src/lib/paths.ts'
import { orderListMachine } from '#src/machines/order/order-list.machine.ts'
import { abuseReportListMachine } from '#src/machines/support/abuse-report-list.machine.ts'
import { ticketDetailsMachine } from '#src/machines/support/ticket-details.machine.ts'
import { ticketListMachine } from '#src/machines/support/ticket-list.machine.ts'
import { ticketRaisingMachine } from '#src/machines/support/ticket-raising.machine.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { sampleSummary } from '#tests/support/order-fixtures.ts'
import { type Answers, answered, never, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { repliedTicket, closedTicket, openTicket } from '#tests/support/ticket-fixtures.ts'
import { HelpAndSupportScreen } from './help-and-support-screen.tsx'

const listed = (...tickets: (typeof openTicket)[]) => [() => ({ tickets, total: tickets.length })]
const orders: Answers = [() => ({ read: { results: {}, items: [sampleSummary], total: 1 } })]

const noReports: Answers = [() => ({ read: { results: {}, items: [], total: 0 } })]
const removedReport = {
  _id: '00000000-0000-7000-8000-0000000000a1',
  number: 'KA-26-7K3M9-QX2AB',
  subject: 'message',
  reason: 'fraud',
  name_en: 'Gulf Marjan',
  text: 'Pay elsewhere',
  outcome: 'removed',
  reply: 'It is gone.',
  createdAt: '2026-11-21T08:00:00.000Z',
}

function show(
  reading: Answers,
  {
    sending = [never],
    ordered = orders,
    reported = noReports,
  }: { sending?: Answers; ordered?: Answers; reported?: Answers } = {},
) {
  return renderScreen(<HelpAndSupportScreen />, {
    machines: [
      answered(ticketListMachine, { reading }),
      answered(ticketRaisingMachine, { sending }),
      answered(orderListMachine, { reading: ordered }),
      answered(abuseReportListMachine, { reading: reported }),
    ],
  })
}

function open(reading: Answers, changing: Answers = [never]) {
  return renderScreen(<HelpAndSupportScreen />, {
    chosen: { ticket: openTicket._id },
    machines: [answered(ticketDetailsMachine, { reading, changing })],
  })
}
const read = (entity: typeof openTicket) => () => ({ entity })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const writeReply = async (message: string) =>
  userEvent.type(await screen.findByRole('textbox', { name: /^Write again/ }), message)

beforeEach(async () => {
  sessionStore.forgetPerson()
  await putTexts('en')
})
afterEach(() => {
  vi.unstubAllEnvs()
  cleanup()
})

describe('Services and Contact', () => {
  it('is what the page is called, and tells how the staff can be met', () => {
    show([never])
    expect(screen.getByRole('heading', { level: 1, name: 'Services and Contact' })).toBeDefined()
    const contact = within(screen.getByRole('region', { name: 'Contact' }))
    expect(contact.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'mailto:support@kimiya.example',
      'tel:+442079460100',
    ])
    expect(contact.getByText(/^A demonstration/)).toBeDefined()
  })

  it('tells of the operator what was set when the page was built', () => {
    vi.stubEnv('VITE_SUPPORT_ADDRESS', 'King Fahd Road 12, Dammam')
    show([never])
    const contact = within(screen.getByRole('region', { name: 'Contact' }))
    expect([contact.getByText('King Fahd Road 12, Dammam'), contact.queryAllByRole('link')]).toEqual([expect.anything(), []])
  })

  it('leads to what is answered already, by side', () => {
    const { unmount } = show([never])
    const contactMethods = () => within(screen.getByRole('region', { name: 'Services' })).getAllByRole('link')
    expect(contactMethods().map((link) => link.getAttribute('href'))).toEqual([
      '/faqs',
      '/my-order',
      '/terms-and-conditions',
      '/privacy-policy',
    ])
    unmount()
    sessionStore.set({ accountType: 'Seller' })
    show([never])
    expect(contactMethods()[1]?.getAttribute('href')).toBe('/seller-orders')
  })
})

describe('own reports of abuse', () => {
  const section = async () => within(await screen.findByRole('region', { name: 'My reports' }))

  it('say what was reported, what became of it, and what the marketplace says of it', async () => {
    show([never], { reported: [() => ({ read: { results: {}, items: [removedReport], total: 1 } })] })
    const item = within(await (await section()).findByRole('listitem'))
    for (const text of ['Removed', 'KA-26-7K3M9-QX2AB', 'Gulf Marjan', 'Pay elsewhere', 'Message', 'Fraud', 'It is gone.']) {
      expect(item.getByText(text)).toBeDefined()
    }
  })

  it('are none yet, are refused, or get no answer', async () => {
    const { unmount } = show([never])
    expect(await (await section()).findByText('You have not reported anything')).toBeDefined()
    unmount()
    const refused = show([never], { reported: [failWith(rejected(403, 'Not here.'))] })
    expect(await (await section()).findByText('Not here.')).toBeDefined()
    refused.unmount()
    show([never], { reported: [failWith(unreachable)] })
    expect((await (await section()).findAllByRole('button')).length).toBeGreaterThan(0)
  })
})

describe('own tickets', () => {
  it('are on their way', () => {
    show([never])
    expect(screen.getByText('Loading your tickets…')).toBeDefined()
  })

  it('are none', async () => {
    show(listed())
    expect(await screen.findByText('You have no tickets')).toBeDefined()
  })

  it('are shown with number, topic and state, each leading to what was written', async () => {
    show([() => ({ tickets: [repliedTicket], total: 101 })])
    const link = await screen.findByRole('link', { name: 'Transfer not seen' })
    expect(link.getAttribute('href')).toBe(ticketAddress(openTicket._id))
    const tickets = within(screen.getByRole('list', { name: 'Your tickets' }))
    for (const text of ['KT-26-7K3M9-QX2AB', 'Answered', 'Payment']) expect(tickets.getByText(text)).toBeDefined()
    expect(screen.getByText('Only the newest 1 is shown.')).toBeDefined()
  })

  it('are refused with the reason, and can be asked for again when nobody answers', async () => {
    show([failWith(rejected(403, 'Suspended.')), failWith(unreachable), ...listed(openTicket)])
    expect(await screen.findByText('Suspended.')).toBeDefined()
    for (let tries = 0; tries < 2; tries += 1) await press('Try again')
    expect(await screen.findByRole('link', { name: 'Transfer not seen' })).toBeDefined()
  })
})

describe('a new ticket', () => {
  const fill = async () => {
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /^What is it about/ }), 'payment')
    await userEvent.type(screen.getByRole('textbox', { name: /^Subject/ }), 'Transfer not seen')
    await userEvent.type(screen.getByRole('textbox', { name: /^Your question/ }), 'I paid on Monday.')
  }

  it('says what it is about, and may name an order', async () => {
    const sent: unknown[] = []
    const raising = ticketRaisingMachine.provide({
      actors: {
        sending: fromPromise(async ({ input }) => {
          sent.push(input.call.body)
          return { answer: { results: openTicket, message: 'We have it.' } }
        }),
      },
    })
    const { emitted } = renderScreen(<HelpAndSupportScreen />, {
      machines: [answered(ticketListMachine, { reading: listed() }), raising, answered(orderListMachine, { reading: orders })],
    })
    await fill()
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Which order?' }), sampleSummary._id)
    await press('Send')
    const question = { topic: 'payment', subject: 'Transfer not seen', message: 'I paid on Monday.' }
    expect(sent).toEqual([{ ...question, orderId: sampleSummary._id }])
    expect(emitted.at(-1)).toEqual({ type: 'navigate', to: ticketAddress(openTicket._id) })
  })

  it('is written without an order when those cannot be had', async () => {
    show(listed(), { ordered: [failWith(unreachable)] })
    expect(await screen.findByText('You have no tickets')).toBeDefined()
    expect(screen.queryByRole('combobox', { name: 'Which order?' })).toBe(null)
  })

  it('wants a topic, a subject and a question', async () => {
    show(listed())
    await press('Send')
    expect((await screen.findAllByText('Please fill this in.')).length).toBe(3)
  })

  it('says why it was not taken, and keeps what was written over a reload', async () => {
    const { unmount } = show(listed(), { sending: [failWith(rejected(409, 'You have 20 open tickets.'))] })
    await fill()
    await press('Send')
    expect(within(await screen.findByRole('alert')).getByText('You have 20 open tickets.')).toBeDefined()
    unmount()
    show(listed())
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Subject/ }).value).toBe('Transfer not seen')
  })
})

describe('one ticket', () => {
  it('is on its way', () => {
    open([never])
    expect(screen.getByText('Loading the ticket…')).toBeDefined()
  })

  it('is not there, or can be asked for again when nobody answers', async () => {
    open([failWith(rejected(404, 'Not there')), failWith(unreachable), read(repliedTicket)])
    expect(await screen.findByText('Not there')).toBeDefined()
    for (let tries = 0; tries < 2; tries += 1) await press('Try again')
    expect(await screen.findByRole('heading', { level: 1, name: 'Transfer not seen' })).toBeDefined()
  })

  it('shows what was asked and answered, and takes another message', async () => {
    open([read(repliedTicket), read(openTicket)], [read(openTicket)])
    expect(await screen.findByText('It came in today.')).toBeDefined()
    expect([screen.getByText('You'), screen.getByText('Kimiya support')]).toEqual([expect.anything(), expect.anything()])
    await writeReply('Thank you all.')
    await press('Send')
    expect(await screen.findByText('With our staff')).toBeDefined()
  })

  it('sends a message again when no answer came', async () => {
    open([read(repliedTicket), read(openTicket)], [failWith(unreachable), read(openTicket)])
    await writeReply('Thank you all.')
    await press('Send')
    expect(await screen.findByText('We do not know yet whether this arrived')).toBeDefined()
    await press('Send again')
    expect(await screen.findByText('With our staff')).toBeDefined()
  })

  it('puts what is wrong on the message', async () => {
    open([read(repliedTicket)], [failWith(rejected(422, 'Check', { message: 'Too many of them.' }))])
    await writeReply('Thank you all.')
    await press('Send')
    expect(await screen.findByText('Too many of them.')).toBeDefined()
  })

  it('is closed once that was confirmed', async () => {
    open([read(repliedTicket), read(closedTicket)], [read(closedTicket)])
    await press('Close the ticket')
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Close this ticket?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    expect(await screen.findByText(/^This ticket is closed/)).toBeDefined()
    expect(screen.queryByRole('textbox')).toBe(null)
  })

  it('that was closed elsewhere says so', async () => {
    open([read(repliedTicket), read(closedTicket)], [failWith(rejected(409, 'This ticket is closed. Please raise a new one.'))])
    await writeReply('Thank you all.')
    await press('Send')
    expect(await screen.findByText('The ticket has moved on')).toBeDefined()
  })

  it('that was closed elsewhere and could not be read again can be asked for', async () => {
    const lost = failWith(unreachable)
    open([read(repliedTicket), lost, read(closedTicket)], [failWith(rejected(409, 'This ticket is closed.'))])
    await writeReply('Thank you all.')
    await press('Send')
    expect(await screen.findByText('The newest messages could not be read.')).toBeDefined()
    expect(screen.getByText('The ticket has moved on')).toBeDefined()
    await press('Try again')
    expect(await screen.findByText(/^This ticket is closed\. Raise/)).toBeDefined()
  })
})

import { describe, expect, it } from 'vitest'
import { StateMachine, type AnyStateMachine } from 'xstate'
import { actorDone, actorFailed, rejected, unreachable } from '#tests/support/actor-events.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { sampleProfile, sampleUser } from '#tests/support/account-fixtures.ts'
import { openRequest } from '#tests/support/document-fixtures.ts'
import { sampleQuote } from '#tests/support/quote-fixtures.ts'
import { answered } from '#tests/support/render-screen.tsx'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { openTicket } from '#tests/support/ticket-fixtures.ts'

/** Flows that a factory makes by one call have no tests of their own but these, unless they do more. */
const modules = import.meta.glob<Record<string, unknown>>('../*/*.machine.ts', { eager: true })
const tests = import.meta.glob('../*/*.machine.test.ts')
const machines = Object.entries(modules)
  .filter(([path]) => !(path.replace('.ts', '.test.ts') in tests))
  .flatMap(([, module]) => Object.values(module))
  .filter((value): value is AnyStateMachine => value instanceof StateMachine)

const page = (ids: readonly string[], total: number) => ({ read: { results: { total }, items: ids, total } })
const failures = (actor: string) => [actorFailed(actor, rejected(403)), actorFailed(actor, unreachable)]

/** What a factory's machines take, by the beginning of their ids, and an input to begin with. */
const factories = {
  list: {
    input: { query: {}, pageSize: 2 },
    events: [
      { type: 'retry.asked' },
      { type: 'more.asked' },
      { type: 'list.staled' },
      { type: 'page.chosen', page: 2 },
      actorDone('reading', page(['one', 'two'], 5)),
      actorDone('reading', page([], 0)),
      ...failures('reading'),
    ],
  },
  queue: {
    input: { query: {} },
    events: [
      { type: 'retry.asked' },
      { type: 'queue.staled' },
      { type: 'act.chosen', item: {}, act: 'approve' },
      { type: 'decision.confirmed', decision: { act: 'approve', reason: 'Seen' } },
      actorDone('reading', { page: { items: ['one'], total: 1 } }),
      actorDone('reading', { page: { items: [], total: 0 } }),
      actorFailed('deciding', rejected(404)),
      ...failures('reading'),
    ],
    // What is searched for begins without a query.
    other: { query: null },
  },
  file: {
    input: undefined,
    events: [
      { type: 'file.asked', wanted: {}, fileName: 'statement.pdf' },
      actorDone('fetching', { file: new Blob() }),
      ...failures('fetching'),
    ],
  },
  view: {
    input: {},
    events: [{ type: 'retry.asked' }, { type: 'view.staled' }, actorDone('reading', {}), ...failures('reading')],
  },
}

for (const [factory, { input, events, ...rest }] of Object.entries(factories)) {
  const inputs = [input, ...Object.values(rest)]
  const made = machines.filter(({ id }) => id.startsWith(`${factory}.`))

  it(`has ${factory} flows to walk`, () => expect(made.length).toBeGreaterThan(0))

  it.each(made.map((machine) => [machine.id, machine] as const))('reaches every state of %s', (_, machine) =>
    expect(reachedStates(machine, events, inputs)).toEqual(statesOf(machine)),
  )
}

/** What is sent, what comes back, and what each form then asks of the world. */
const forms = [
  {
    id: 'submit.editProfile',
    does: 'shows the new name everywhere and leads back to the profile',
    body: { fullName: 'Nadia R.' },
    answer: { results: { ...sampleProfile, user: { ...sampleUser, fullName: 'Nadia R.' } }, message: 'Saved.' },
    emitted: [
      { type: 'draft.finished', draft: 'profile' },
      {
        type: 'session.remembered',
        changes: {
          fullName: 'Nadia R.',
          businessEmail: 'nadia@padma.example',
          countryCode: null,
          phoneNumber: null,
          businesscountryCode: '+880',
          businessphoneNumber: '1712345678',
          notificationsOn: true,
          subscription: sampleUser.subscription,
          creditCard: { brand: 'visa', lastFour: '4242' },
          qrCode: sampleUser.qrCode,
        },
      },
      { type: 'toast', tone: 'success', text: { message: 'Saved.' } },
      { type: 'navigate', to: '/profile', replace: true },
    ],
  },
  {
    id: 'submit.raiseTicket',
    does: 'leads to the ticket, where the answer will be',
    body: { topic: 'payment', subject: 'Transfer not seen', message: 'I paid on Monday.' },
    answer: { results: openTicket, message: 'We have it.' },
    emitted: [
      { type: 'draft.finished', draft: 'ticket' },
      { type: 'toast', tone: 'success', text: { message: 'We have it.' } },
      { type: 'navigate', to: `/help-and-support?ticket=${openTicket._id}` },
    ],
  },
  {
    id: 'submit.rateProduct',
    does: 'is done with what was typed, and with the request for it',
    body: { productId: 'p1', stars: 5, sellerStars: 4 },
    answer: { results: { productId: 'p1' }, message: 'Thank you.' },
    emitted: [
      { type: 'draft.finished', draft: 'rating.p1' },
      { type: 'session.remembered', changes: { rating: null } },
      { type: 'toast', tone: 'success', text: { message: 'Thank you.' } },
    ],
  },
  {
    id: 'submit.editRating',
    does: 'is done with what was typed',
    body: { stars: 3, sellerStars: 4 },
    answer: { results: { productId: 'p1' }, message: 'Changed.' },
    emitted: [
      { type: 'draft.finished', draft: 'rating.p1' },
      { type: 'toast', tone: 'success', text: { message: 'Changed.' } },
    ],
  },
  {
    id: 'submit.replyToRating',
    does: 'says so once the server has answered',
    body: { text: 'We have changed the drums.' },
    answer: { results: {}, message: '' },
    emitted: [{ type: 'toast', tone: 'success', text: { key: 'catalogue:reviews.replied' } }],
  },
  {
    id: 'submit.requestDocument',
    does: 'leads to the request, where the answer will be',
    body: { productId: openRequest.product._id, kind: 'CoA' },
    answer: { results: openRequest, message: 'Asked.' },
    emitted: [
      { type: 'draft.finished', draft: `documentQuestion.${openRequest.product._id}` },
      { type: 'toast', tone: 'success', text: { message: 'Asked.' } },
      { type: 'navigate', to: `/my-document-details?documentRequest=${openRequest._id}`, replace: true },
    ],
  },
  {
    id: 'submit.placeQuotationOrder',
    does: 'is done with what was typed and leads to the quote, where the offer will be',
    body: { action: 'request', productId: sampleQuote.item.productId, quantity: sampleQuote.item.quantity },
    answer: { results: sampleQuote, message: 'Asked.' },
    emitted: [
      { type: 'draft.finished', draft: `quote.${sampleQuote.item.productId}` },
      { type: 'toast', tone: 'success', text: { message: 'Asked.' } },
      { type: 'navigate', to: `/my-quote-details?quote=${sampleQuote._id}`, replace: true },
    ],
  },
  {
    id: 'submit.changePassword',
    does: 'tells that the password is another, and goes on with another token',
    body: { oldPassword: 'the old password', newPassword: 'four drums of acetone' },
    answer: { results: { token: 'its-new-token' }, message: 'Password changed.' },
    emitted: [
      { type: 'session.renewed', token: 'its-new-token' },
      { type: 'toast', tone: 'success', text: { message: 'Password changed.' } },
    ],
  },
  {
    id: 'submit.createRequirement',
    does: 'leads to the requirement',
    body: { title: 'Acetone' },
    answer: { results: { _id: 'r1' }, message: 'Posted.' },
    emitted: [
      { type: 'draft.finished', draft: 'requirement.new' },
      { type: 'toast', tone: 'success', text: { message: 'Posted.' } },
      { type: 'navigate', to: '/rfqs-details?requirement=r1', replace: true },
    ],
  },
  {
    id: 'submit.editRequirement',
    does: 'leads back to the requirement',
    body: { title: 'Acetone' },
    answer: { results: { _id: 'r1' }, message: 'Saved.' },
    emitted: [
      { type: 'draft.finished', draft: 'requirement.r1' },
      { type: 'toast', tone: 'success', text: { message: 'Saved.' } },
      { type: 'navigate', to: '/rfqs-details?requirement=r1', replace: true },
    ],
  },
]

it('knows every form that is sent by one call', () => {
  const made = machines.filter(({ id }) => id.startsWith('submit.'))
  expect(forms.map(({ id }) => id).toSorted()).toEqual(made.map(({ id }) => id).toSorted())
})

describe.each(forms)('$id $does', ({ id, body, answer, emitted: expected }) => {
  const machine = machines.find((each) => each.id === id)
  if (machine === undefined) throw new Error(`There is no flow ${id}`)
  const submitted = { type: 'form.submitted', input: { body } }

  it('reaches every state', () => {
    const events = [
      submitted,
      { type: 'form.reopened' },
      actorDone('sending', { answer }),
      actorFailed('sending', rejected(422, '', { field: 'No' })),
      ...failures('sending'),
    ]
    expect(reachedStates(machine, events, [undefined])).toEqual(statesOf(machine))
  })

  it('asks for it once the server has answered, and is done', async () => {
    const { actor, emitted, state } = runFlow(answered(machine, { sending: [() => ({ answer })] }), undefined)
    actor.send(submitted)
    expect(emitted).toEqual([])
    await settled()
    expect([state().hasTag('done'), emitted]).toEqual([true, expected])
  })
})

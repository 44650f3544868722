import { assign, enqueueActions, fromPromise, setup } from 'xstate'
import { type ApiFailure } from '#src/api/api-error.ts'
import { type CallBody, type CallResults, callApi } from '#src/api/call-api.ts'
import { draftNames } from '#src/lib/form-draft.ts'
import { paths } from '#src/lib/paths.ts'
import { finishDraft, navigate, successToast } from '#src/machines/platform/emitted-events.ts'
import { type FlowTag, flowTypes } from '#src/machines/platform/flow-tags.ts'
import { failureHandling } from '#src/machines/platform/failure.ts'
import { unsentStates } from '#src/machines/platform/sending.ts'
import { storedContact } from './stored-user.ts'

/** What is to be reached from now on, with the password that proves whose account it is. */
export type NewContact = ({ kind: 'email' } & CallBody<'changeEmail'>) | ({ kind: 'phone' } & CallBody<'changePhone'>)
export type ContactKind = NewContact['kind']

export type ContactChangeEvent =
  | { type: 'change.asked'; kind: ContactKind }
  | { type: 'contact.entered'; contact: NewContact }
  | { type: 'code.entered'; code: string }
  /** The code did not come: the form is there again, with all but the password. */
  | { type: 'code.missed' }
  | { type: 'change.abandoned' }

export interface ContactChangeContext {
  kind: ContactKind | null
  contact: NewContact | null
  code: string
  failure: ApiFailure | null
}

type Confirmed = { results: CallResults<'confirmContact'>; message: string }

/**
 * Somebody wants to be reached elsewhere: names another e-mail address or phone number with the password, and brings the code that was
 * sent for it. Until then the account keeps what it has; from
 * then on the session has another token. The password or the code may be wrong, too many may have been asked for, or no
 * answer may come; a code that does not arrive is asked for again with the same form.
 */
export const contactChangeMachine = setup({
  // `filling`: the form of the new address or number is open; `coded`: that of the code.
  types: flowTypes<{ context: ContactChangeContext; events: ContactChangeEvent }, FlowTag | 'filling' | 'coded'>(),
  actors: {
    asking: fromPromise<{ message: string }, { contact: NewContact }>(async ({ input, signal }) => {
      if (input.contact.kind === 'email') {
        const { kind: _, ...body } = input.contact
        return callApi('changeEmail', { body, signal })
      }
      const { kind: _, ...body } = input.contact
      return callApi('changePhone', { body, signal })
    }),
    confirming: fromPromise<Confirmed, CallBody<'confirmContact'>>(async ({ input, signal }) =>
      callApi('confirmContact', { body: input, signal }),
    ),
  },
  actions: {
    begin: assign((_, { kind }: { kind: ContactKind }) => ({ kind, contact: null, code: '', failure: null })),
    takeContact: assign((_, { contact }: { contact: NewContact }) => ({ contact, failure: null })),
    // It is needed no longer than the call.
    forgetPassword: assign(({ context: { contact } }) => ({ contact: contact && { ...contact, password: '' } })),
    takeCode: assign((_, { code }: { code: string }) => ({ code, failure: null })),
    close: assign({ kind: null, contact: null, code: '', failure: null }),
    notifySuccess: enqueueActions(({ enqueue }, { results, message }: Confirmed) => {
      enqueue.emit({ type: 'session.renewed', token: results.token })
      enqueue.emit({ type: 'session.remembered', changes: storedContact(results.user) })
      enqueue.emit(finishDraft(draftNames.contact))
      enqueue.emit(successToast(message, 'account:contact.done'))
      enqueue.emit(navigate(paths.profile, { replace: true }))
    }),
  },
})
  .extend(failureHandling<ContactChangeContext, ContactChangeEvent>())
  .createMachine({
    id: 'contactChange',
    context: { kind: null, contact: null, code: '', failure: null },
    initial: 'idle',
    states: {
      idle: {
        on: { 'change.asked': { target: 'filling', actions: { type: 'begin', params: ({ event }) => ({ kind: event.kind }) } } },
      },
      filling: {
        tags: ['filling'],
        initial: 'open',
        on: {
          'contact.entered': {
            target: '.asking',
            actions: { type: 'takeContact', params: ({ event }) => ({ contact: event.contact }) },
          },
          'change.abandoned': { target: 'idle', actions: 'close' },
        },
        states: {
          open: {},
          asking: {
            tags: ['busy'],
            invoke: {
              id: 'asking',
              src: 'asking',
              input: ({ context }) => {
                if (context.contact === null) throw new Error('No address or number was entered')
                return { contact: context.contact }
              },
              onDone: { target: '#contactChange.coded', actions: 'forgetPassword' },
              onError: [
                { guard: 'isRejected', target: 'refused', actions: ['forgetPassword', 'setFailure'] },
                { target: 'unreachable', actions: ['forgetPassword', 'setFailure'] },
              ],
            },
            // A double click sends once; what is on its way is waited for.
            on: { 'contact.entered': {}, 'change.abandoned': {} },
          },
          ...unsentStates,
        },
      },
      coded: {
        tags: ['coded'],
        initial: 'awaited',
        on: {
          'code.entered': { target: '.confirming', actions: { type: 'takeCode', params: ({ event }) => ({ code: event.code }) } },
          'code.missed': { target: 'filling', actions: 'clearFailure' },
          'change.abandoned': { target: 'idle', actions: 'close' },
        },
        states: {
          awaited: {},
          confirming: {
            tags: ['busy'],
            invoke: {
              id: 'confirming',
              src: 'confirming',
              input: ({ context }) => ({
                purpose: context.kind === 'phone' ? 'phoneChange' : 'emailChange',
                code: context.code,
              }),
              onDone: {
                target: '#contactChange.changed',
                actions: { type: 'notifySuccess', params: ({ event }) => event.output },
              },
              onError: [
                { guard: 'isRejected', target: 'wrong', actions: 'setFailure' },
                { target: 'unreachable', actions: 'setFailure' },
              ],
            },
            // As above.
            on: { 'code.entered': {}, 'code.missed': {}, 'change.abandoned': {} },
          },
          wrong: { tags: ['failed', 'refused'] },
          unreachable: { tags: ['failed', 'unreachable'] },
        },
      },
      changed: { tags: ['done'] },
    },
  })

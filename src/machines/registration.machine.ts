import { assign, emit, enqueueActions, fromPromise, raise, setup } from 'xstate'
import { type ApiFailure, failureOf, refusalOf } from '#src/api/api-error.ts'
import { type CallBody, type CallResults, callApi } from '#src/api/call-api.ts'
import { draftNames } from '#src/lib/form-draft.ts'
import { paths } from '#src/lib/paths.ts'
import { type FlowEmitted, failureToast, finishDraft, navigate, successToast } from './emitted-events.ts'
import type { FlowTag } from './flow-tags.ts'

type Signup = CallBody<'signup'>

/** What the first company page asks; kept until the contact person's page sends it along. */
export type CompanyDetails = Required<Pick<Signup, 'businessName' | 'taxNumber'>> & Pick<Signup, 'country'>

/** What the page of an individual asks. A company's contact person leaves out the country, which is the company's. */
export type PersonDetails = Omit<Signup, 'accountType' | 'businessName' | 'taxNumber' | 'country'> & { country?: string }

/** Each step is a page of its own, so that reload and the browser's back button do what a person expects. */
export type RegistrationInput =
  | { step: 'profile' }
  | { step: 'individual' }
  | { step: 'company' }
  | { step: 'contact'; company: CompanyDetails | null }
  | { step: 'code'; email: string | null; resendAfter: number }

export type RegistrationEvent =
  | { type: 'profile.chosen'; accountType: Signup['accountType'] }
  | { type: 'company.entered'; company: CompanyDetails }
  | { type: 'details.entered'; details: PersonDetails }
  | { type: 'code.entered'; code: string }
  | { type: 'code.wanted' }
  /** A new code has been sent: what was said about the old one is void. */
  | { type: 'code.renewed' }

export interface RegistrationContext {
  step: RegistrationInput['step']
  company: CompanyDetails | null
  email: string
  details: PersonDetails | null
  code: string
  failure: ApiFailure | null
  /** Messages of the server by field, to be set on the form. */
  fields: Readonly<Record<string, string>>
  /** Seconds until a new code may be asked for. */
  resendAfter: number
}

const noFields: Readonly<Record<string, string>> = {}
const codeLife = 600_000

type Sent = { results: CallResults<'signup'>; message: string }

/**
 * Somebody opens an account: chooses Individual or Company, fills in the details, and enters the code that was sent to their
 * address. The server may find something wrong with a field, may refuse, may not answer; the code may be wrong or too old, and a
 * new one can be asked for after a while. A company's registration takes two pages; who opens the second without the first, or the
 * code's page without an address, is led to where it begins.
 */
export const registrationMachine = setup({
  types: {
    // Types are all that XState takes from these; the values are never read.
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    input: {} as RegistrationInput,
    tags: {} as FlowTag,
    emitted: {} as FlowEmitted,
  },
  delays: { codeLife, second: 1_000 },
  actors: {
    signingUp: fromPromise<Sent, { body: Signup }>(async ({ input, signal }) => callApi('signup', { body: input.body, signal })),
    verifying: fromPromise<{ message: string }, { email: string; code: string }>(async ({ input, signal }) =>
      callApi('verifyOTP', { body: input, signal }),
    ),
    resending: fromPromise<Sent, { email: string }>(async ({ input, signal }) => callApi('resendOTP', { body: input, signal })),
  },
  actions: {
    openDetails: emit((_, { accountType }: { accountType: Signup['accountType'] }) =>
      navigate(accountType === 'Company' ? paths.registerCompany : paths.registerIndividual),
    ),
    keepCompany: emit((_, { company }: { company: CompanyDetails }) => ({
      type: 'session.remembered' as const,
      changes: { companyData: { ...company } },
    })),
    openContact: emit(navigate(paths.registerCompanyIndividual)),
    backToCompany: emit(navigate(paths.registerCompany, { replace: true })),
    takeDetails: assign((_, { details }: { details: PersonDetails }) => ({ details, failure: null, fields: noFields })),
    openCode: enqueueActions(({ context, enqueue }, { results, message }: Sent) => {
      const email = context.details?.email ?? ''
      enqueue.assign({ email, resendAfter: results.resendAfter, details: null })
      enqueue.emit({ type: 'session.remembered', changes: { userEmail: email, verificationType: 'signup', companyData: {} } })
      enqueue.emit(finishDraft(draftNames.person))
      enqueue.emit(finishDraft(draftNames.company))
      enqueue.emit(successToast(message, 'auth:code.resent'))
      enqueue.emit(navigate(paths.verification, { state: { resendAfter: results.resendAfter } }))
    }),
    takeCode: assign((_, { code }: { code: string }) => ({ code, failure: null, fields: noFields })),
    takePause: assign((_, { results }: Sent) => ({ resendAfter: results.resendAfter, failure: null, fields: noFields })),
    countDown: assign(({ context }) => ({ resendAfter: Math.max(0, context.resendAfter - 1) })),
    tellRenewed: emit((_, { message }: Sent) => successToast(message, 'auth:code.resent')),
    renew: raise({ type: 'code.renewed' }),
    openLogin: enqueueActions(({ enqueue }, { message }: { message: string }) => {
      enqueue.emit({ type: 'session.remembered', changes: { userEmail: null, verificationType: null } })
      enqueue.emit(successToast(message, 'auth:code.done'))
      enqueue.emit(navigate(paths.login, { replace: true }))
    }),
    blame: assign((_, { error }: { error: unknown }) => ({
      failure: failureOf(error),
      fields: refusalOf(error)?.fields ?? noFields,
    })),
    tellFailure: emit((_, { error }: { error: unknown }) => failureToast(failureOf(error))),
  },
  guards: {
    isStep: ({ context }, { step }: { step: RegistrationInput['step'] }) => context.step === step,
    lacksCompany: ({ context }) => context.step === 'contact' && context.company === null,
    lacksAddress: ({ context }) => context.step === 'code' && context.email === '',
    isLastSecond: ({ context }) => context.resendAfter <= 1,
    namesFields: (_, { error }: { error: unknown }) => Object.keys(refusalOf(error)?.fields ?? noFields).length > 0,
    isRefusal: (_, { error }: { error: unknown }) => refusalOf(error) !== undefined,
  },
}).createMachine({
  id: 'registration',
  context: ({ input }) => ({
    step: input.step,
    company: input.step === 'contact' ? input.company : null,
    email: input.step === 'code' ? (input.email ?? '') : '',
    details: null,
    code: '',
    failure: null,
    fields: noFields,
    resendAfter: input.step === 'code' ? input.resendAfter : 0,
  }),
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: { type: 'isStep', params: { step: 'profile' } }, target: 'choosingProfile' },
        { guard: { type: 'isStep', params: { step: 'company' } }, target: 'enteringCompany' },
        { guard: 'lacksCompany', target: 'companyMissing', actions: 'backToCompany' },
        { guard: 'lacksAddress', target: 'addressMissing' },
        { guard: { type: 'isStep', params: { step: 'code' } }, target: 'code' },
        { target: 'enteringDetails' },
      ],
    },
    choosingProfile: {
      on: { 'profile.chosen': { actions: { type: 'openDetails', params: ({ event }) => ({ accountType: event.accountType }) } } },
    },
    enteringCompany: {
      on: {
        'company.entered': {
          actions: [{ type: 'keepCompany', params: ({ event }) => ({ company: event.company }) }, 'openContact'],
        },
      },
    },
    companyMissing: {},
    enteringDetails: {
      initial: 'open',
      on: {
        'details.entered': {
          target: '.signingUp',
          actions: { type: 'takeDetails', params: ({ event }) => ({ details: event.details }) },
        },
      },
      states: {
        open: {},
        signingUp: {
          tags: ['busy'],
          invoke: {
            id: 'signingUp',
            src: 'signingUp',
            input: ({ context }) => ({ body: signupOf(context) }),
            onDone: { target: '#registration.code', actions: { type: 'openCode', params: ({ event }) => event.output } },
            onError: [
              {
                guard: { type: 'namesFields', params: ({ event }) => ({ error: event.error }) },
                target: 'corrected',
                actions: { type: 'blame', params: ({ event }) => ({ error: event.error }) },
              },
              {
                guard: { type: 'isRefusal', params: ({ event }) => ({ error: event.error }) },
                target: 'refused',
                actions: { type: 'blame', params: ({ event }) => ({ error: event.error }) },
              },
              {
                target: 'unreachable',
                actions: [
                  { type: 'blame', params: ({ event }) => ({ error: event.error }) },
                  { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) },
                ],
              },
            ],
          },
          // A double click sends once.
          on: { 'details.entered': {} },
        },
        corrected: { tags: ['failed'] },
        refused: { tags: ['failed', 'refused'] },
        unreachable: { tags: ['failed', 'unreachable'] },
      },
    },
    addressMissing: { tags: ['empty'] },
    code: {
      type: 'parallel',
      states: {
        entry: {
          initial: 'awaited',
          after: { codeLife: { target: '.expired' } },
          on: {
            'code.entered': {
              target: '.verifying',
              actions: { type: 'takeCode', params: ({ event }) => ({ code: event.code }) },
            },
            'code.renewed': { target: 'entry', reenter: true },
          },
          states: {
            awaited: {},
            verifying: {
              tags: ['busy'],
              invoke: {
                id: 'verifying',
                src: 'verifying',
                input: ({ context }) => ({ email: context.email, code: context.code }),
                onDone: { target: '#registration.verified', actions: { type: 'openLogin', params: ({ event }) => event.output } },
                onError: [
                  {
                    guard: { type: 'isRefusal', params: ({ event }) => ({ error: event.error }) },
                    target: 'wrong',
                    actions: { type: 'blame', params: ({ event }) => ({ error: event.error }) },
                  },
                  {
                    target: 'unreachable',
                    actions: [
                      { type: 'blame', params: ({ event }) => ({ error: event.error }) },
                      { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) },
                    ],
                  },
                ],
              },
              // A double click sends once.
              on: { 'code.entered': {} },
            },
            wrong: { tags: ['failed', 'refused'] },
            unreachable: { tags: ['failed', 'unreachable'] },
            expired: { tags: ['expired'], on: { 'code.entered': {} } },
          },
        },
        resend: {
          initial: 'cooling',
          states: {
            cooling: {
              tags: ['cooling'],
              after: {
                second: [
                  { guard: 'isLastSecond', target: 'ready', actions: 'countDown' },
                  { target: 'cooling', reenter: true, actions: 'countDown' },
                ],
              },
            },
            ready: { on: { 'code.wanted': { target: 'resending' } } },
            resending: {
              tags: ['resending'],
              invoke: {
                id: 'resending',
                src: 'resending',
                input: ({ context }) => ({ email: context.email }),
                onDone: {
                  target: 'cooling',
                  actions: [
                    { type: 'takePause', params: ({ event }) => event.output },
                    { type: 'tellRenewed', params: ({ event }) => event.output },
                    'renew',
                  ],
                },
                onError: { target: 'ready', actions: { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) } },
              },
            },
          },
        },
      },
    },
    verified: { tags: ['done'] },
  },
})

/** The whole registration, put together from its pages. */
function signupOf({ details, company }: RegistrationContext): Signup {
  if (details === null) throw new Error('A registration is sent before it was filled in')
  const { country, ...person } = details
  return company === null
    ? { ...person, accountType: 'Individual', country: country ?? '' }
    : { ...person, ...company, accountType: 'Company' }
}

/** A company's details as the session kept them; nothing when one of them is missing. */
export function companyOf(stored: Readonly<Record<string, string>>): CompanyDetails | null {
  const { businessName, taxNumber, country } = stored
  return businessName === undefined || taxNumber === undefined || country === undefined
    ? null
    : { businessName, taxNumber, country }
}

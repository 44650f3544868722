import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate'
import { type ApiFailure } from '#src/api/api-error.ts'
import { type CallBody, type CallResults, callApi } from '#src/api/call-api.ts'
import { draftNames } from '#src/lib/form-draft.ts'
import { paths } from '#src/lib/paths.ts'
import { finishDraft, navigate, successToast } from '#src/machines/platform/emitted-events.ts'
import { flowTypes } from '#src/machines/platform/flow-tags.ts'
import { failureHandling } from '#src/machines/platform/failure.ts'
import { onSendingFailed, unsentStates } from '#src/machines/platform/sending.ts'
import { storedContact } from './stored-user.ts'

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

export type RegistrationEvent =
  | { type: 'profile.chosen'; accountType: Signup['accountType'] }
  | { type: 'company.entered'; company: CompanyDetails }
  | { type: 'details.entered'; details: PersonDetails }

export interface RegistrationContext {
  step: RegistrationInput['step']
  company: CompanyDetails | null
  details: PersonDetails | null
  failure: ApiFailure | null
}

type Sent = { results: CallResults<'signup'>; message: string }

/**
 * Somebody opens an account: chooses Individual or Company and fills in the details; the code that is then sent to their address is
 * entered in a flow of its own (code-entry). The server may find something wrong with a field, may refuse, may not answer. A company's
 * registration takes two pages; who opens the second without the first is led to where it begins.
 */
export const registrationMachine = setup({
  types: flowTypes<{ context: RegistrationContext; events: RegistrationEvent; input: RegistrationInput }>(),
  actors: {
    signingUp: fromPromise<Sent, { body: Signup }>(async ({ input, signal }) => callApi('signup', { body: input.body, signal })),
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
    takeDetails: assign((_, { details }: { details: PersonDetails }) => ({ details, failure: null })),
    openCode: enqueueActions(({ context, enqueue }, { results, message }: Sent) => {
      const { accountType, email, countryCode, phoneNumber } = signupOf(context)
      enqueue.assign({ details: null })
      const { codeToken, resendAfter } = results
      const contact = storedContact({ accountType, email, countryCode, phoneNumber })
      const changes = { ...contact, userEmail: email, verificationType: 'signup' as const, codeToken, companyData: {} }
      enqueue.emit({ type: 'session.remembered', changes })
      enqueue.emit(finishDraft(draftNames.person))
      enqueue.emit(finishDraft(draftNames.company))
      enqueue.emit(successToast(message, 'auth:code.resent'))
      enqueue.emit(navigate(paths.verification, { state: { resendAfter } }))
    }),
  },
  guards: {
    isStep: ({ context }, { step }: { step: RegistrationInput['step'] }) => context.step === step,
    lacksCompany: ({ context }) => context.step === 'contact' && context.company === null,
  },
})
  .extend(failureHandling<RegistrationContext, RegistrationEvent>())
  .createMachine({
    id: 'registration',
    context: ({ input }) => ({
      step: input.step,
      company: input.step === 'contact' ? input.company : null,
      details: null,
      failure: null,
    }),
    initial: 'starting',
    states: {
      starting: {
        always: [
          { guard: { type: 'isStep', params: { step: 'profile' } }, target: 'choosingProfile' },
          { guard: { type: 'isStep', params: { step: 'company' } }, target: 'enteringCompany' },
          { guard: 'lacksCompany', target: 'companyMissing', actions: 'backToCompany' },
          { target: 'enteringDetails' },
        ],
      },
      choosingProfile: {
        on: {
          'profile.chosen': { actions: { type: 'openDetails', params: ({ event }) => ({ accountType: event.accountType }) } },
        },
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
              onDone: { target: '#registration.registered', actions: { type: 'openCode', params: ({ event }) => event.output } },
              onError: [{ guard: 'hasFieldErrors', target: 'corrected', actions: 'setFailure' }, ...onSendingFailed],
            },
            // A double click sends once.
            on: { 'details.entered': {} },
          },
          corrected: { tags: ['failed'] },
          ...unsentStates,
        },
      },
      registered: { tags: ['done'] },
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

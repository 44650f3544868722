import { assign, enqueueActions, fromPromise, setup } from 'xstate'
import { type ApiFailure, failureOf } from '#src/api/api-error.ts'
import { type CallBody, type CallResults, callApi } from '#src/api/call-api.ts'
import { draftNames } from '#src/lib/form-draft.ts'
import { paths } from '#src/lib/paths.ts'
import { finishDraft, navigate, successToast } from '#src/machines/platform/emitted-events.ts'
import { flowTypes } from '#src/machines/platform/flow-tags.ts'
import { failureHandling, fieldErrors } from '#src/machines/platform/failure.ts'
import { onSendingFailed, unsentStates } from '#src/machines/platform/sending.ts'

/** Two pages, and between them that of the code (code-entry), which leaves the token in the history. */
export type PasswordResetInput = { deviceId: string } & (
  | { step: 'address' }
  | { step: 'password'; resetToken: string | undefined }
)

export type PasswordResetEvent = { type: 'address.entered'; email: string } | { type: 'password.entered'; password: string }

export interface PasswordResetContext {
  step: PasswordResetInput['step']
  resetToken: string
  /** This browser's: one that was signed in before has codes of its own. */
  deviceId: string
  email: string
  password: string
  failure: ApiFailure | null
}

type Sent = { results: CallResults<'forgetPassword'>; message: string }

/**
 * Somebody has forgotten the password: names the address to get a code, and with the token that the right code brought sets a new
 * password. The server may find something wrong with a field, may refuse, may not answer. The token is good once and for ten
 * minutes: who comes without one or too late (`lapsed`) is led to where it begins.
 */
export const passwordResetMachine = setup({
  types: flowTypes<{ context: PasswordResetContext; events: PasswordResetEvent; input: PasswordResetInput }>(),
  actors: {
    asking: fromPromise<Sent, CallBody<'forgetPassword'>>(async ({ input, signal }) =>
      callApi('forgetPassword', { body: input, signal }),
    ),
    saving: fromPromise<{ message: string }, CallBody<'updatePassword'>>(async ({ input, signal }) =>
      callApi('updatePassword', { body: input, signal }),
    ),
  },
  actions: {
    takeAddress: assign((_, { email }: { email: string }) => ({ email, failure: null })),
    takePassword: assign((_, { password }: { password: string }) => ({ password, failure: null })),
    openCode: enqueueActions(({ context, enqueue }, { results, message }: Sent) => {
      const { codeToken, resendAfter } = results
      enqueue.emit({
        type: 'session.remembered',
        changes: { userEmail: context.email, verificationType: 'passwordReset', codeToken },
      })
      enqueue.emit(finishDraft(draftNames.forgottenPassword))
      enqueue.emit(successToast(message, 'auth:code.resent'))
      enqueue.emit(navigate(paths.verification, { state: { resendAfter } }))
    }),
    // The password is needed no longer than the call.
    forgetPassword: assign({ password: '' }),
    openLogin: enqueueActions(({ enqueue }, { message }: { message: string }) => {
      enqueue.emit({ type: 'session.remembered', changes: { userEmail: null, verificationType: null, codeToken: null } })
      enqueue.emit(successToast(message, 'auth:newPassword.done'))
      enqueue.emit(navigate(paths.login, { replace: true }))
    }),
  },
  guards: {
    asksAddress: ({ context }) => context.step === 'address',
    lacksToken: ({ context }) => context.resetToken === '',
    isTokenRefused: (_, { error }: { error: unknown }) => 'resetToken' in fieldErrors(failureOf(error)),
  },
})
  .extend(failureHandling<PasswordResetContext, PasswordResetEvent>())
  .createMachine({
    id: 'passwordReset',
    context: ({ input }) => ({
      step: input.step,
      resetToken: input.step === 'password' ? (input.resetToken ?? '') : '',
      deviceId: input.deviceId,
      email: '',
      password: '',
      failure: null,
    }),
    initial: 'starting',
    states: {
      starting: {
        always: [
          { guard: 'asksAddress', target: 'enteringAddress' },
          { guard: 'lacksToken', target: 'lapsed' },
          { target: 'enteringPassword' },
        ],
      },
      enteringAddress: {
        initial: 'open',
        on: {
          'address.entered': {
            target: '.asking',
            actions: { type: 'takeAddress', params: ({ event }) => ({ email: event.email }) },
          },
        },
        states: {
          open: {},
          asking: {
            tags: ['busy'],
            invoke: {
              id: 'asking',
              src: 'asking',
              input: ({ context: { email, deviceId } }) => ({ email, deviceId }),
              onDone: { target: '#passwordReset.asked', actions: { type: 'openCode', params: ({ event }) => event.output } },
              onError: [{ guard: 'hasFieldErrors', target: 'corrected', actions: 'setFailure' }, ...onSendingFailed],
            },
            // A double click sends once.
            on: { 'address.entered': {} },
          },
          corrected: { tags: ['failed'] },
          ...unsentStates,
        },
      },
      asked: { tags: ['done'] },
      enteringPassword: {
        initial: 'open',
        on: {
          'password.entered': {
            target: '.saving',
            actions: { type: 'takePassword', params: ({ event }) => ({ password: event.password }) },
          },
        },
        states: {
          open: {},
          saving: {
            tags: ['busy'],
            invoke: {
              id: 'saving',
              src: 'saving',
              input: ({ context: { resetToken, password, deviceId } }) => ({ resetToken, password, deviceId }),
              onDone: {
                target: '#passwordReset.saved',
                actions: ['forgetPassword', { type: 'openLogin', params: ({ event }) => event.output }],
              },
              onError: [
                {
                  guard: { type: 'isTokenRefused', params: ({ event }) => ({ error: event.error }) },
                  target: '#passwordReset.lapsed',
                  actions: ['forgetPassword', 'setFailure'],
                },
                ...onSendingFailed,
              ],
            },
            // A double click sends once.
            on: { 'password.entered': {} },
          },
          ...unsentStates,
        },
      },
      lapsed: { tags: ['expired'] },
      saved: { tags: ['done'] },
    },
  })

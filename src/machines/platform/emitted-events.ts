import type { ApiFailure } from '#src/api/api-error.ts'
import type { Side } from '#src/api/api-settings.ts'
import type { MessageKey } from '#src/generated/message-keys.ts'

/** A text of the locale files, or one that the server has already put into the reader's language. */
export type ToastText = { key: MessageKey; values?: Readonly<Record<string, string | number>> } | { message: string }

export interface ToastEvent {
  type: 'toast'
  tone: 'success' | 'error' | 'info'
  text: ToastText
}

export interface NavigateEvent {
  type: 'navigate'
  /** An address built by lib/paths. */
  to: string
  /** Put in the place of the current history entry. */
  replace?: boolean
  state?: Readonly<Record<string, unknown>>
}

/** What a flow leaves behind: for the next page of a registration, for the header (the name), for forms, for a browser that is to be pushed to. */
export interface SessionStored {
  userEmail?: string | null
  verificationType?: 'signup' | 'passwordReset' | null
  codeToken?: string | null
  companyData?: Readonly<Record<string, string>>
  fullName?: string
  pushToken?: string
  pushPostponed?: boolean
  notificationsOn?: boolean
  countryCode?: string | null
  phoneNumber?: string | null
  businessEmail?: string | null
  businesscountryCode?: string | null
  businessphoneNumber?: string | null
  subscription?: Readonly<Record<string, string>>
  creditCard?: Readonly<Record<string, string>>
  qrCode?: string
  rating?: number | null
  /** The chat that was opened last. */
  chatId?: string | null
}

/** Changes of the persisted session, which a machine cannot reach by itself. */
export type SessionEvent =
  | { type: 'session.opened'; token: string; userId: string; fullName: string }
  /** The same session goes on with another token. */
  | { type: 'session.renewed'; token: string }
  | { type: 'session.closed' }
  | { type: 'session.switched'; side: Side }
  | { type: 'session.remembered'; changes: SessionStored }

/** What was typed has arrived: drafts whose names begin so (lib/form-draft) are done with. */
export interface DraftEvent {
  type: 'draft.finished'
  draft: string
}

/** The page is to be loaded anew where it is: this document may load too little, or more than the page there needs. */
export interface DocumentEvent {
  type: 'document.renewed'
}

/** All that a flow asks of the world around it. */
export type FlowEmitted = ToastEvent | NavigateEvent | SessionEvent | DraftEvent | DocumentEvent

export function toast(tone: ToastEvent['tone'], text: ToastText): ToastEvent {
  return { type: 'toast', tone, text }
}

/** The server's message when it has one, else a text of ours. */
export function successToast(message: string, fallback: MessageKey): ToastEvent {
  return toast('success', message === '' ? { key: fallback } : { message })
}

/** What went wrong, for a failure that has no place of its own in the view. */
export function failureToast(failure: ApiFailure): ToastEvent {
  return toast('error', failure.kind === 'rejected' ? { message: failure.message } : { key: `app:failure.${failure.kind}.short` })
}

export function finishDraft(draft: string): DraftEvent {
  return { type: 'draft.finished', draft }
}

export function navigate(to: string, rest: Omit<NavigateEvent, 'type' | 'to'> = {}): NavigateEvent {
  return { type: 'navigate', to, ...rest }
}

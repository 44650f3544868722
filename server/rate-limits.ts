import { type OperationId, operationTable } from '#src/generated/operation-table.ts'
import type { Tables } from '#server/store/store.ts'
import { countWithin } from './domain/platform/rate-window.ts'

/** The properties of a call before it runs. */
export interface Attempt {
  body: unknown
  address: string
  /** The signed-in user. */
  userId: string | undefined
}

interface Limit {
  /** The key that is counted; undefined counts nothing. */
  by: (attempt: Attempt) => string | undefined
  tries: number
  seconds: number
}

const account = ({ body }: Attempt): string | undefined =>
  typeof body === 'object' && body !== null && 'email' in body && typeof body.email === 'string'
    ? body.email.trim().toLowerCase().slice(0, 254)
    : undefined
const address = ({ address: from }: Attempt) => from
const user = ({ userId }: Attempt) => userId
/** Where a signed-in person proves the password: a stolen session must not allow guessing it. */
const passwordTries: Limit[] = [{ by: user, tries: 10, seconds: 600 }]

/** Product specification §8: sign-in ten tries a minute an account and an address. The rest are this project's own figures. */
const limits: Partial<Record<OperationId, Limit[]>> = {
  login: [
    { by: account, tries: 10, seconds: 60 },
    { by: address, tries: 10, seconds: 60 },
  ],
  signup: [{ by: address, tries: 20, seconds: 3600 }],
  // Stolen card numbers are tried out where keeping one costs nothing.
  saveCard: [{ by: user, tries: 10, seconds: 3600 }],
  addSellerProduct: [{ by: user, tries: 120, seconds: 3600 }],
  requestDocument: [{ by: user, tries: 60, seconds: 3600 }],
  verifyOTP: [
    { by: account, tries: 10, seconds: 60 },
    { by: address, tries: 30, seconds: 60 },
  ],
  resendOTP: [
    { by: account, tries: 5, seconds: 600 },
    { by: address, tries: 20, seconds: 600 },
  ],
  forgetPassword: [
    { by: account, tries: 5, seconds: 3600 },
    { by: address, tries: 20, seconds: 600 },
  ],
  updatePassword: [{ by: address, tries: 20, seconds: 600 }],
  getUserProfile: [{ by: address, tries: 120, seconds: 60 }],
  getQueryResult: [{ by: address, tries: 60, seconds: 60 }],
  // Each one costs money.
  analyseImage: [
    { by: address, tries: 20, seconds: 60 },
    { by: address, tries: 300, seconds: 86_400 },
  ],
  addressSuggestion: [{ by: user, tries: 120, seconds: 60 }],
  getCompleteAddress: [{ by: user, tries: 60, seconds: 60 }],
  openChat: [{ by: user, tries: 120, seconds: 3600 }],
  sendMessage: [{ by: user, tries: 60, seconds: 60 }],
  // A call sends a candidate for each network path.
  callSignal: [{ by: user, tries: 600, seconds: 60 }],
  raiseTicket: [{ by: user, tries: 30, seconds: 3600 }],
  changePassword: passwordTries,
  deleteAccount: passwordTries,
  changeEmail: passwordTries,
  changePhone: passwordTries,
  confirmContact: [{ by: user, tries: 20, seconds: 600 }],
}

/** All calls with files of a user together: enough to enter a catalogue, too few to fill a disk. */
const uploads = { tries: 120, seconds: 600 }

/** Counts this try; throws 429 past a limit. Windows are fixed and stored, so they hold over several processes. */
export async function countTry(tables: Tables, operationId: OperationId, attempt: Attempt, now: string): Promise<void> {
  const brings = operationTable[operationId].body === 'multipart'
  if (brings && attempt.userId !== undefined) await countWithin(tables, `upload:${attempt.userId}`, uploads, now)
  for (const [index, { by, tries, seconds }] of (limits[operationId] ?? []).entries()) {
    const counted = by(attempt)
    if (counted === undefined) continue
    await countWithin(tables, `${operationId}:${index}:${counted}`, { tries, seconds }, now)
  }
}

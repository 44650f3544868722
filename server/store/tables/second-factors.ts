import { z } from 'zod'
import { id, time } from './columns.ts'

const kind = z.enum(['authenticator', 'passkey'])

/** What a sign-in asks for beside the password. Of each kind the other's columns are null, and `transports` empty. */
export const secondFactors = z.object({
  _id: id,
  userId: id,
  kind,
  /** The device, in its owner's words. */
  name: z.string(),
  /** What the authenticator app makes codes of; encrypted for the user's id. */
  secret: z.string().nullable(),
  /** The time step of the last code that was good: neither it nor an earlier one is good again. */
  lastStep: z.number().nullable(),
  credentialId: z.string().nullable(),
  publicKey: z.string().nullable(),
  counter: z.number().nullable(),
  transports: z.array(z.string()),
  /** The session that added it, which may have ended since. */
  addedBy: id,
  /** The browser of that session, by its key among the account's known ones; null for one that did not name itself. */
  addedFrom: z.string().nullable(),
  createdAt: time,
  lastUsedAt: time.nullable(),
})

/** A code for somebody who has lost the device: good once. Eighty random bits, of which only the hash is kept. */
export const recoveryCodes = z.object({ _id: id, userId: id, codeHash: z.string(), createdAt: time, usedAt: time.nullable() })

/** A factor that is being added by one session. `secret`: the app's secret or the passkey's challenge, encrypted for the user's id. */
export const factorEnrolments = z.object({
  _id: id,
  userId: id,
  sessionId: id,
  kind,
  name: z.string(),
  secret: z.string(),
  tries: z.number(),
  createdAt: time,
  expiresAt: time,
})

/** A sign-in with the right password that waits for a second factor. Only the token's hash is kept. */
export const pendingSignIns = z.object({
  _id: id,
  userId: id,
  tokenHash: z.string(),
  /** The browser that sent the password, which the session is opened for. */
  deviceId: z.string().nullable(),
  /** What a passkey has to sign; null without a passkey, and once one was tried. */
  challenge: z.string().nullable(),
  tries: z.number(),
  createdAt: time,
  expiresAt: time,
})

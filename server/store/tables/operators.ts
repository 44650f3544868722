import { z } from 'zod'
import { id, time } from './columns.ts'

const operatorRole = z.enum(['support', 'finance', 'catalogue', 'admin'])

/** Staff of the marketplace. They have no account of the shop, and an account of the shop is never an operator's. */
export const operators = z.object({
  _id: id,
  /** In lower case; the sign-in name. */
  email: z.string(),
  name: z.string(),
  /** What the operator may do; an admin may do all of it. */
  roles: z.array(operatorRole),
  /** Of an invited one, null, as is what the authenticator app makes codes of (encrypted for the operator's id). */
  status: z.enum(['invited', 'active', 'disabled']),
  passwordHash: z.string().nullable(),
  secret: z.string().nullable(),
  /** The time step of the last code that was good: neither it nor an earlier one is good again. */
  lastStep: z.number().nullable(),
  /** Where the operator has signed in from lately, the newest last: strangers' wrong tries do not count there. */
  knownNetworks: z.array(z.string()),
  /** Of the link that was mailed or that the command line printed; null once it was used. */
  invitationHash: z.string().nullable(),
  invitationEndsAt: time.nullable(),
  /** The address of the operator who invited last; null of those invited before it was kept. */
  invitedBy: z.string().nullable(),
  /** When the operator was given the present roles, or began anew by an invitation. */
  rolesSince: time,
  createdAt: time,
})

/** Signed in with the password, and a code or a passkey. Only the token's hash is kept. `identityConfirmedAt`: by the sign-in or a later proof. */
export const operatorSessions = z.object({
  _id: id,
  operatorId: id,
  tokenHash: z.string(),
  createdAt: time,
  expiresAt: time,
  identityConfirmedAt: time,
  /** What a passkey has to sign to confirm the identity; null before it is asked for, and once one was tried. */
  challenge: z.string().nullable(),
  challengeExpiresAt: time.nullable(),
  /** The same of a passkey that is being made: its maker may have to confirm in the middle of it. */
  enrolmentChallenge: z.string().nullable(),
  enrolmentExpiresAt: time.nullable(),
})

/** Passkeys of operators, beside the authenticator app. They end with an invitation to begin anew, and with the operator. */
export const operatorPasskeys = z.object({
  _id: id,
  operatorId: id,
  /** The device, in the operator's words. */
  name: z.string(),
  credentialId: z.string(),
  publicKey: z.string(),
  counter: z.number(),
  transports: z.array(z.string()),
  createdAt: time,
  lastUsedAt: time.nullable(),
})

/** What a passkey has to sign at a sign-in, of whomever it will be. Only the hash of the token that belongs to it is kept. */
export const operatorLoginChallenges = z.object({
  _id: id,
  tokenHash: z.string(),
  challenge: z.string(),
  createdAt: time,
  expiresAt: time,
})

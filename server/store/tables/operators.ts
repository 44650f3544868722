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

/** Signed in with the password and a code. Only the token's hash is kept. `identityConfirmedAt`: by the sign-in or a later code. */
export const operatorSessions = z.object({
  _id: id,
  operatorId: id,
  tokenHash: z.string(),
  createdAt: time,
  expiresAt: time,
  identityConfirmedAt: time,
})

/**
 * What the security log tells of. A new kind is a line here, its words for operators, and the place where it is recorded: the table has no
 * list of its own. docs/security.md says what each is about.
 */
export const securityEventKinds = [
  'signIn.accepted',
  'signIn.refused',
  'signIn.paused',
  'signIn.alerted',
  'signIn.denied',
  'browser.confirmed',
  'session.ended',
  'secondFactor.added',
  'secondFactor.removed',
  'secondFactor.refused',
  'recoveryCodes.renewed',
  'identity.confirmed',
  'identity.refused',
  'password.resetRequested',
  'password.reset',
  'password.changed',
  'email.changed',
  'phone.changed',
  'registration.completed',
  'account.suspended',
  'account.restored',
  'account.deleted',
  'card.saved',
  'card.removed',
  'payoutAccount.changed',
  'payoutAccount.removed',
  'deliveryToken.refused',
  'limit.reached',
  'upload.infected',
  'operator.changed',
  'operator.read',
  'operator.searched',
  'operator.signedIn',
  'operator.forbidden',
  'operator.refused',
  'operator.restored',
] as const

export type SecurityEventKind = (typeof securityEventKinds)[number]

/** Whether this version knows the kind; a log is kept for longer than a version. */
export const isSecurityEventKind = (kind: string): kind is SecurityEventKind =>
  (securityEventKinds as readonly string[]).includes(kind)

/** The calls by which operators change something, as the security log names them. */
const operatorActs = [
  'answerTicket',
  'approveBankAccount',
  'approveTransfer',
  'cancelCatalogueImport',
  'changeBankAccount',
  'changeCategories',
  'changeOperatorRoles',
  'changePlans',
  'confirmOperator',
  'decideDelivery',
  'declineBankAccount',
  'declineTransfer',
  'disableOperator',
  'dismissTicket',
  'inviteOperator',
  'operatorLogout',
  'publishContentPage',
  'publishTenderNews',
  'removeCategory',
  'removeTenderNews',
  'resetContentPage',
  'resetSecondFactors',
  'resolveAbuseReport',
  'resolveDispute',
  'restoreAccount',
  'reviewCompany',
  'startCatalogueImport',
  'suspendAccount',
] as const

type OperatorAct = (typeof operatorActs)[number]

/** Whether this version has words for the act; a log is kept for longer than a version, and tells of the command line too. */
export const isOperatorAct = (subject: string | null): subject is OperatorAct =>
  (operatorActs as readonly (string | null)[]).includes(subject)

/** The calls by which operators change something, as the security log names them. */
const operatorActs = [
  'addCommissionRate',
  'addOperatorPasskey',
  'answerTicket',
  'approveBankAccount',
  'approveTransfer',
  'cancelCatalogueImport',
  'changeBankAccount',
  'changeCategories',
  'changeExchangeRate',
  'changeOperatorRoles',
  'changePayoutMinimums',
  'changePlans',
  'confirmOperator',
  'createPayoutBatch',
  'decideDelivery',
  'declineBankAccount',
  'declineTransfer',
  'disableOperator',
  'dismissTicket',
  'endCommissionRate',
  'enrolOperatorPasskey',
  'inviteOperator',
  'operatorLogout',
  'publishContentPage',
  'publishTenderNews',
  'refundCompletedOrder',
  'refusePayout',
  'removeCategory',
  'removeOperatorPasskey',
  'removeTenderNews',
  'resetContentPage',
  'resetSecondFactors',
  'resolveAbuseReport',
  'resolveDispute',
  'restoreAccount',
  'reviewCompany',
  'settlePayouts',
  'startCatalogueImport',
  'suspendAccount',
] as const

type OperatorAct = (typeof operatorActs)[number]

/** Whether this version has words for the act; a log is kept for longer than a version, and tells of the command line too. */
export const isOperatorAct = (subject: string | null): subject is OperatorAct =>
  (operatorActs as readonly (string | null)[]).includes(subject)

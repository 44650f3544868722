import { type OperatorCallId, operatorCallTable } from '#src/generated/operator-call-table.ts'
import { apiSettings } from './api-settings.ts'
import { type CallResponse, type InputArgument, type LooseInput, sendCall } from './call-api.ts'

/** Makes a call of an operator, in a session that is none of the shop's; throws an `ApiError` when it brings no results. */
export async function callOperatorApi<Id extends OperatorCallId>(
  operationId: Id,
  ...[input]: InputArgument<Id>
): Promise<CallResponse<Id>> {
  const given: LooseInput = input ?? {}
  const { token, language } = apiSettings()
  const own = token()
  const headers = { ...(own !== null && { 'x-auth-token-operator': own }), 'x-auth-language': language() }
  return sendCall(operationId, operatorCallTable[operationId], given, headers, own ?? undefined)
}

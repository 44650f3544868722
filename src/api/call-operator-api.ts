import { type OperatorCallId, operatorCallTable } from '#src/generated/operator-call-table.ts'
import { apiSettings } from './api-settings.ts'
import { ApiError } from './api-error.ts'
import { type CallResponse, type InputArgument, isSteppedUp, type LooseInput, sendCall } from './call-api.ts'

/** Makes a call of an operator, in a session that is none of the shop's; throws an `ApiError` when it brings no results. */
export async function callOperatorApi<Id extends OperatorCallId>(
  operationId: Id,
  ...inputs: InputArgument<Id>
): Promise<CallResponse<Id>> {
  const given: LooseInput = inputs[0] ?? {}
  const { token, language } = apiSettings()
  const own = token()
  const headers = { ...(own !== null && { 'x-auth-token-operator': own }), 'x-auth-language': language() }
  try {
    return await sendCall(operationId, operatorCallTable[operationId], given, headers, own ?? undefined)
  } catch (error) {
    // The same call again: nothing was done by the refused one.
    if (error instanceof ApiError && (await isSteppedUp(error))) return callOperatorApi(operationId, ...inputs)
    throw error
  }
}

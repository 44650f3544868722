import { Ajv2020 as Ajv, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import contract from '#src/generated/contract.json' with { type: 'json' }
import { type OperationId, operationTable } from '#src/generated/operation-table.ts'
import { operationOf, resolved } from './contract-schemas.ts'

const ajv = new Ajv({ strict: false, multipleOfPrecision: 9 })
// See server/validation.ts.
const formats = addFormats as unknown as { default: (to: Ajv) => unknown }
formats.default(ajv)
ajv.addSchema(contract, 'contract')
const validators = new Map<string, ValidateFunction>()

const validatorAt = (pointer: string): ValidateFunction => {
  const validate = validators.get(pointer) ?? ajv.compile({ $ref: pointer })
  validators.set(pointer, validate)
  return validate
}
const steps = (...names: string[]) =>
  names.map((name) => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1')).replaceAll('%7E', '~')).join('/')

/** Throws unless the contract declares this status for the call, and an answer of this type and form under it. */
export function assertResponse(operationId: OperationId, status: number, contentType: string, json?: unknown): void {
  const { path, method } = operationTable[operationId]
  const { responses } = operationOf(operationId)
  const declared = String(status) in responses ? String(status) : `${Math.floor(status / 100)}XX`
  const response = responses[declared]
  if (response === undefined)
    throw new Error(`The contract does not declare ${status} for ${operationId}: ${JSON.stringify(json)}`)
  const types = Object.keys(resolved(response).content ?? {})
  if (!types.some((type) => type === contentType || type === '*/*'))
    throw new Error(`${operationId} ${status} answers ${contentType}, declared are ${types.join(', ')}`)
  if (contentType !== 'application/json') return
  const place = response.$ref ?? `#/${steps('paths', path, method, 'responses', declared)}`
  const validate = validatorAt(`contract${place}/${steps('content', contentType, 'schema')}`)
  if (!validate(json)) throw new Error(`${operationId} ${status}: ${ajv.errorsText(validate.errors)} in ${JSON.stringify(json)}`)
}

/** Whether the contract allows this body. */
export function fitsRequest(operationId: OperationId, body: unknown): boolean {
  const { path, method } = operationTable[operationId]
  return validatorAt(`contract#/${steps('paths', path, method, 'requestBody', 'content', 'application/json', 'schema')}`)(body)
}
